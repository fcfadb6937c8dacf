import { label } from '@/domain/label';
import { toNumber } from '@/domain/price';
import { agentName, builderName } from '@/domain/names';
import { paths } from '@/domain/paths';
import { SITE } from '@/domain/site';
import type { AgentPreviewRow } from '../../db/queries/preview';
import { pictureOf, textOf, textsOf } from './docs';
import type { Preview, StructuredData } from './preview';
import { absolutePicture, address, recordPreview, thing } from './schemaOrg';
import { describe, plainText } from './texts';
import * as words from '@/words/preview';
import { parseDoc } from '../../db/doc';

const ratingOf = ({ rating, review_count }: AgentPreviewRow): StructuredData | null =>
  rating === null ? null : thing('AggregateRating', { ratingValue: rating, bestRating: 5, reviewCount: review_count });

/** An agent's page [AGENT-4]. */
export function agentPreview(id: string, row: AgentPreviewRow): Preview {
  const doc = parseDoc(row.doc);
  const title = plainText(agentName(row));
  const place = textOf(doc, 'expertiseLocation') ?? SITE.city;
  const years = toNumber(doc['realEstateExperience']) ?? 0;
  const languages = textsOf(doc, 'languages');
  const description = describe(
    [
      words.agentIn({ place: label(place) }),
      years >= 1 ? words.experience({ n: years }) : '',
      languages.length === 0 ? '' : words.speaks({ languages: languages.map(label).join(', ') }),
    ],
    textOf(doc, 'about'),
  );
  const [path, picture] = [paths.agent(id), pictureOf(doc, 'profilePic')];
  return recordPreview({ title, description, path, type: 'profile', picture }, 'RealEstateAgent', () => ({
    address: address(plainText(place)),
    knowsLanguage: languages.length === 0 ? null : languages.map(plainText),
    aggregateRating: ratingOf(row),
  }));
}

/** A builder's page [BUILD-5]. */
export function builderPreview(id: string, row: { readonly doc: string }): Preview {
  const doc = parseDoc(row.doc);
  const title = plainText(builderName({ name: textOf(doc, 'name') }));
  const since = toNumber(doc['since']);
  const experience = toNumber(doc['experience']);
  const description = describe(
    [
      words.builderIn({ city: label(SITE.city) }),
      since === null ? '' : words.since({ year: String(since) }),
      experience === null ? '' : words.experience({ n: experience }),
    ],
    textOf(doc, 'about'),
  );
  const [path, picture] = [paths.builder(id), pictureOf(doc, 'image')];
  return recordPreview({ title, description, path, type: 'profile', picture }, 'Organization', (absolute) => ({
    logo: absolutePicture(picture, absolute),
    foundingDate: since === null ? null : String(since),
  }));
}

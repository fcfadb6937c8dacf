import { configurations } from '@/domain/bhk';
import { label } from '@/domain/label';
import { projectName, placeLabel } from '@/domain/names';
import { paths } from '@/domain/paths';
import { possessionWords } from '@/domain/possessionWords';
import { priceRange } from '@/domain/price';
import { SCREENS } from '@/domain/screens';
import { equalsIgnoreCase } from '@/domain/text';
import { mainPicture, textOf, textsOf } from './docs';
import type { Preview } from './preview';
import { address, recordPreview } from './schemaOrg';
import { describe, plainText } from './texts';
import * as words from '@/words/preview';
import { parseDoc } from '../../db/doc';

/** Land and business buildings are places, but no complex of apartments. */
const kindOf = (type: string | null): string =>
  equalsIgnoreCase(type, 'Venture') || equalsIgnoreCase(type, 'Commercial') ? 'Place' : 'ApartmentComplex';

/** A project's page, in the words of its screen. */
export function projectPreview(id: string, row: { readonly doc: string }): Preview {
  const doc = parseDoc(row.doc);
  const type = textOf(doc, 'propertyType');
  const place = placeLabel({ locality: textOf(doc, 'locality'), city: textOf(doc, 'city') });
  const builder = textOf(doc, 'builderName');
  const title = plainText(projectName({ name: textOf(doc, 'name') }));
  const counts = configurations(textsOf(doc, 'unitConfig'));
  const description = describe(
    [
      words.project({
        type: type === null ? SCREENS.project.title : label(type),
        hasPlace: place === '' ? 'other' : 'yes',
        place,
        hasBuilder: builder === null ? 'other' : 'yes',
        builder: builder ?? '',
      }),
      priceRange(doc['unitPriceRangeFrom'], doc['unitPriceRangeTo'], 'detail'),
      counts.length === 0 ? '' : words.rooms({ rooms: counts.join(', ') }),
      possessionWords(textOf(doc, 'possessionStatus'), textOf(doc, 'possessionDate')),
    ],
    textOf(doc, 'about'),
  );
  const preview = { title, description, path: paths.project(id), type: 'website', picture: mainPicture(doc) } as const;
  return recordPreview(preview, kindOf(type), () => ({ address: address(plainText(place)) }));
}

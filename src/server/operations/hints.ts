import { holdsPhone } from '@/domain/contactData/phones';
import { parseDoc, type Doc } from '../db/doc';
import type { ListingRow } from '../db/queries/listings';
import { nearbyDocs } from '../db/queries/nearbyDocs';
import type { Db } from '../db/schema';
import { sameAbout } from '../rules/likeness';
import { holdsLink } from '../rules/links';
import { picturesOf, uploadIdOf } from '../rules/listingLinks';
import { contactFields, isUnusualRate } from '../rules/moderation';
import { alikePictures } from './alikePictures';
import { ratesAround } from './reviews';

/** What an operator may want to look at before deciding; by itself it decides nothing. */
export interface Hint {
  readonly kind: 'picture' | 'price' | 'contact' | 'text';
  /** A sentence for the operator. */
  readonly text: string;
  /** The other listing that it is about; null for none. */
  readonly listingId: string | null;
}

/** So many other listings are named for one reason. */
const MOST_OTHERS = 10;

/** The names of pictures from elsewhere; what is taken in gets a name of our own. */
const namesOf = (doc: Doc): readonly string[] =>
  picturesOf(doc)
    .filter(({ url }) => uploadIdOf(url) === null)
    .map(({ url }) => (/([^/?#]*)(?:[?#]|$)/.exec(url)?.[1] ?? '').replace(/\.\w{3,4}$/, '').replace(/%20|_/g, ' '));

function ofContact(doc: Doc): readonly string[] {
  const fields = contactFields(doc).map((field) => `There is a phone number, a link or an e-mail address in ${field}.`);
  const isInName = namesOf(doc).some((name) => holdsPhone(name) || holdsLink(name));
  return [...fields, ...(isInName ? ['The name of a picture holds a phone number or a link.'] : [])];
}

/** What is worth a second look in a listing, whatever its status, each with the other listing that it points to. */
export async function hintsOf(db: Db, { id, doc: written }: Pick<ListingRow, 'id' | 'doc'>): Promise<readonly Hint[]> {
  const doc = parseDoc(written);
  const [alike, others, rates] = [await alikePictures(db, id), await nearbyDocs(db, id), await ratesAround(db, doc)];
  const same = others.filter((other) => sameAbout(parseDoc(other.doc), doc)).map((other) => other.id);
  const named = (kind: Hint['kind'], ids: readonly string[], text: string): readonly Hint[] =>
    ids.slice(0, MOST_OTHERS).map((listingId) => ({ kind, text, listingId }));
  return [
    ...named('picture', alike, 'Another listing shows a picture that looks the same.'),
    ...named('text', same, 'Another listing has nearly the same description.'),
    ...(isUnusualRate(doc, rates)
      ? [{ kind: 'price', text: 'The price per sq ft is far from what others ask there.', listingId: null } as const]
      : []),
    ...ofContact(doc).map((text) => ({ kind: 'contact', text, listingId: null }) as const),
  ];
}

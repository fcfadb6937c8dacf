import { holdsPhone } from '@/domain/contactData/phones';
import { parseDoc, type Doc } from '../db/doc';
import type { ListingRow } from '../db/queries/listings';
import { nearbyDocs } from '../db/queries/nearbyDocs';
import type { Db } from '../db/schema';
import { said, type Said } from '../kernel/said';
import { sameAbout } from '../rules/likeness';
import { holdsLink } from '../rules/links';
import { picturesOf, uploadIdOf } from '../rules/listingLinks';
import { contactFields, isUnusualRate } from '../rules/moderation';
import { alikePictures } from './alikePictures';
import { ratesAround } from './reviews';

/** What an operator may want to look at before deciding; by itself it decides nothing. */
interface Hint {
  readonly kind: 'picture' | 'price' | 'contact' | 'text';
  /** A sentence for the operator. */
  readonly text: Said;
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

function ofContact(doc: Doc): readonly Said[] {
  const fields = contactFields(doc).map((where) => said('contactIn', { where }));
  const isInName = namesOf(doc).some((name) => holdsPhone(name) || holdsLink(name));
  return [...fields, ...(isInName ? [said('contactInPicture')] : [])];
}

/** What is worth a second look in a listing, whatever its status, each with the other listing that it points to. */
export async function hintsOf(db: Db, { id, doc: written }: Pick<ListingRow, 'id' | 'doc'>): Promise<readonly Hint[]> {
  const doc = parseDoc(written);
  const [alike, others, rates] = [await alikePictures(db, id), await nearbyDocs(db, id), await ratesAround(db, doc)];
  const same = others.filter((other) => sameAbout(parseDoc(other.doc), doc)).map((other) => other.id);
  const named = (kind: Hint['kind'], ids: readonly string[], text: Said): readonly Hint[] =>
    ids.slice(0, MOST_OTHERS).map((listingId) => ({ kind, text, listingId }));
  return [
    ...named('picture', alike, said('samePicture')),
    ...named('text', same, said('sameText')),
    ...(isUnusualRate(doc, rates) ? [{ kind: 'price', text: said('unusualPrice'), listingId: null } as const] : []),
    ...ofContact(doc).map((text) => ({ kind: 'contact', text, listingId: null }) as const),
  ];
}

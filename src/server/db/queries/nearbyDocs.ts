import { sql } from 'kysely';
import { DELETED } from '@/domain/listingStatus';
import type { Db } from '../schema';

/** So many are compared with a listing: the newest of its kind in its locality, and the newest of its owner. */
const MOST_NEARBY = 200;
const MOST_OWN = 50;

/** What other listings say that may say the same as this one: those of its kind in its locality, and its owner's others. */
export async function nearbyDocs(
  db: Db,
  listingId: string,
): Promise<readonly { readonly id: string; readonly doc: string }[]> {
  const all = db.selectFrom('properties').select(['id', 'doc']);
  const listing = await db
    .selectFrom('properties')
    .select(['owner_id', 'locality_id', 'subtype'])
    .where('id', '=', listingId)
    .executeTakeFirst();
  if (listing === undefined) return [];
  const { owner_id, locality_id, subtype } = listing;
  const kept = db.selectFrom('properties').select('id').where('status', '<>', DELETED);
  const ofOwner = kept.where('owner_id', '=', owner_id).orderBy('order_newest').limit(MOST_OWN);
  // By the locality, few of whose listings are looked through; by their order it could be all there are.
  const ofPlace = kept.where('locality_id', '=', locality_id).where('subtype', '=', subtype);
  const newest = ofPlace.orderBy(sql`order_newest + 0`).limit(MOST_NEARBY);
  const own = await all.where('id', 'in', ofOwner).execute();
  const nearby = locality_id === null ? [] : await all.where('id', 'in', newest).execute();
  return [...new Map([...own, ...nearby].map((row) => [row.id, row])).values()].filter(({ id }) => id !== listingId);
}

import type { ListKind } from '@/domain/listKind';
import { ACTIVE, SOLD, UNDER_REVIEW } from '@/domain/listingStatus';
import { countOf } from '../rows';
import type { Db } from '../schema';

export interface SavedListing {
  readonly listingId: string;
  readonly kind: ListKind;
}

interface SavedRow extends SavedListing {
  /** When it was saved, ms since 1970. */
  readonly at: number;
  /** What it cost then, rupees; null where that is not known. */
  readonly priceThen: number | null;
  /** What it costs now, a project at least, rupees; null where that is not known. */
  readonly price: number | null;
  /** Not shown to the user any longer. */
  readonly gone: boolean;
  /** Of one that is gone because it was sold, its `doc` column. */
  readonly soldDoc: string | null;
}

/** A user's saved listings, the newest first. */
export async function savedListings(db: Db, userId: string): Promise<readonly SavedRow[]> {
  const rows = await db
    .selectFrom('saved_listings')
    .leftJoin('properties', 'properties.id', 'saved_listings.listing_id')
    .leftJoin('projects', 'projects.id', 'saved_listings.listing_id')
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'properties.owner_id').on('users.away_since', 'is', null))
    .select((eb) => [
      'saved_listings.listing_id',
      'saved_listings.kind',
      'saved_listings.at',
      'saved_listings.price as price_then',
      'properties.price',
      'projects.price_from',
      'properties.status',
      'properties.owner_id',
      'projects.id as project_id',
      // Every heart on a screen asks: no more is read than is told.
      eb
        .case()
        .when(eb.and([eb('properties.status', '=', SOLD), eb('users.id', 'is not', null)]))
        .then(eb.ref('properties.doc'))
        .end()
        .as('sold_doc'),
    ])
    .where('saved_listings.user_id', '=', userId)
    .orderBy('saved_listings.at', 'desc')
    .orderBy('saved_listings.listing_id')
    .execute();
  return rows.map((row) => {
    const { status } = row;
    const isShown =
      status === ACTIVE || (status === UNDER_REVIEW && row.owner_id === userId) || row.project_id !== null;
    return {
      listingId: row.listing_id,
      kind: row.kind,
      at: row.at,
      priceThen: row.price_then,
      price: row.price ?? row.price_from,
      gone: !isShown,
      soldDoc: row.sold_doc,
    };
  });
}

export const countSaved = (db: Db, userId: string): Promise<number> =>
  countOf(db.selectFrom('saved_listings').where('user_id', '=', userId));

/** Saves a listing at `at`, ms since 1970, with its price, rupees; one that is saved already keeps its place and price. */
export async function saveListing(
  db: Db,
  userId: string,
  { listingId, kind, price }: SavedListing & { readonly price: number | null },
  at: number,
): Promise<void> {
  await db
    .insertInto('saved_listings')
    .values({ user_id: userId, listing_id: listingId, kind, at, price })
    .onConflict((conflict) => conflict.columns(['user_id', 'listing_id']).doNothing())
    .execute();
}

export async function unsaveListing(db: Db, userId: string, listingId: string): Promise<void> {
  await db.deleteFrom('saved_listings').where('user_id', '=', userId).where('listing_id', '=', listingId).execute();
}

import type { ListKind } from '@/domain/listKind';
import { ACTIVE, UNDER_REVIEW } from '@/domain/listingStatus';
import { countOf } from '../rows';
import type { Db } from '../schema';

export interface SavedListing {
  readonly listingId: string;
  readonly kind: ListKind;
}

/** A user's saved listings, the newest first; `gone` are those that are not shown to the user any longer. */
export async function savedListings(
  db: Db,
  userId: string,
): Promise<readonly (SavedListing & { readonly gone?: true })[]> {
  const rows = await db
    .selectFrom('saved_listings')
    .leftJoin('properties', 'properties.id', 'saved_listings.listing_id')
    .leftJoin('projects', 'projects.id', 'saved_listings.listing_id')
    .select([
      'saved_listings.listing_id',
      'saved_listings.kind',
      'properties.status',
      'properties.owner_id',
      'projects.id as project_id',
    ])
    .where('saved_listings.user_id', '=', userId)
    .orderBy('saved_listings.at', 'desc')
    .orderBy('saved_listings.listing_id')
    .execute();
  return rows.map(({ listing_id, kind, status, owner_id, project_id }) => {
    const isShown = status === ACTIVE || (status === UNDER_REVIEW && owner_id === userId) || project_id !== null;
    return { listingId: listing_id, kind, ...(!isShown && { gone: true }) };
  });
}

export const countSaved = (db: Db, userId: string): Promise<number> =>
  countOf(db.selectFrom('saved_listings').where('user_id', '=', userId));

/** Saves a listing at `at`, ms since 1970; one that is saved already keeps its place. */
export async function saveListing(
  db: Db,
  userId: string,
  { listingId, kind }: SavedListing,
  at: number,
): Promise<void> {
  await db
    .insertInto('saved_listings')
    .values({ user_id: userId, listing_id: listingId, kind, at })
    .onConflict((conflict) => conflict.columns(['user_id', 'listing_id']).doNothing())
    .execute();
}

export async function unsaveListing(db: Db, userId: string, listingId: string): Promise<void> {
  await db.deleteFrom('saved_listings').where('user_id', '=', userId).where('listing_id', '=', listingId).execute();
}

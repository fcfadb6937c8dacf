import type { Db, ListingReviewsTable } from '../schema';
import { UNDER_REVIEW } from './listings';

type Review = Omit<ListingReviewsTable, 'listing_id'>;

/** So many listings are checked in one round at most. */
const ROUND = 200;

/** Where the review of a listing stands; null when it never had one. */
export async function findReview(db: Db, listingId: string): Promise<Review | null> {
  const row = await db
    .selectFrom('listing_reviews')
    .select(['due_at', 'reason', 'held'])
    .where('listing_id', '=', listingId)
    .executeTakeFirst();
  return row ?? null;
}

export async function setReview(db: Db, listingId: string, review: Review): Promise<void> {
  await db
    .insertInto('listing_reviews')
    .values({ listing_id: listingId, ...review })
    .onConflict((conflict) => conflict.column('listing_id').doUpdateSet(review))
    .execute();
}

/** The listings whose automatic check is due, the longest waiting first. */
export async function dueListings(db: Db, now: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('listing_reviews')
    .select('listing_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(ROUND)
    .execute();
  return rows.map(({ listing_id }) => listing_id);
}

/** Puts a check off that is due still, to another time (ms since 1970). */
export async function putOffReview(db: Db, listingId: string, now: number, until: number): Promise<void> {
  await db
    .updateTable('listing_reviews')
    .set({ due_at: until })
    .where('listing_id', '=', listingId)
    .where('due_at', '<=', now)
    .execute();
}

/** Takes on a check that is due; false when another process did, or an edit came first. To be run in a transaction. */
export async function claimReview(db: Db, listingId: string, now: number): Promise<boolean> {
  const row = await db
    .updateTable('listing_reviews')
    .set({ due_at: null })
    .where('listing_id', '=', listingId)
    .where('due_at', '<=', now)
    .returning('listing_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Why the listings of an owner are not active, by listing. */
export async function reviewReasons(db: Db, ownerId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('listing_reviews')
    .innerJoin('properties', 'properties.id', 'listing_reviews.listing_id')
    .select(['listing_id', 'reason'])
    .where('properties.owner_id', '=', ownerId)
    .where('properties.status', '=', UNDER_REVIEW)
    .where('reason', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ listing_id, reason }) => (reason === null ? [] : [[listing_id, reason] as const])));
}

import type { ExpressionBuilder } from 'kysely';
import { UNDER_REVIEW, WITHDRAWN } from '@/domain/listingStatus';
import { anyRow } from '../rows';
import type { Db, ListingReviewsTable, Tables } from '../schema';

type Review = Omit<ListingReviewsTable, 'listing_id'>;

/** ms since 1970. What is put off for longer than `farthest` was so while a clock was wrong, and is due. */
export interface DueTimes {
  readonly now: number;
  readonly farthest: number;
}

const isDue =
  ({ now, farthest }: DueTimes) =>
  (eb: ExpressionBuilder<Tables, 'listing_reviews'>) =>
    eb.or([eb('due_at', '<=', now), eb('due_at', '>', farthest)]);

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

/**
 * Lets all of an owner's listings be checked anew against which something stood; those that an operator refused stay. One
 * that is withdrawn waits for its owner. `dueAt` is when they are checked, ms since 1970; null where an operator does it.
 */
export async function releaseListings(db: Db, ownerId: string, dueAt: number | null): Promise<void> {
  await db
    .updateTable('listing_reviews')
    .set({ due_at: dueAt, reason: null })
    .where('held', '=', 0)
    .where('reason', 'is not', null)
    .where('listing_id', 'in', (eb) =>
      eb
        .selectFrom('properties')
        .select('properties.id')
        .where('owner_id', '=', ownerId)
        .where('status', 'in', [UNDER_REVIEW, WITHDRAWN]),
    )
    .execute();
}

/** So many refused listings a new one is compared with, the latest. */
const MOST_REFUSED = 50;

/** Keeps what an operator refused, as the listing is now. */
export async function noteRefusal(db: Db, listingId: string, doc: string): Promise<void> {
  const last = await db
    .selectFrom('listing_refusals')
    .select((eb) => eb.fn.max('turn').as('turn'))
    .where('listing_id', '=', listingId)
    .executeTakeFirst();
  await db
    .insertInto('listing_refusals')
    .values({ listing_id: listingId, doc, turn: (last?.turn ?? 0) + 1 })
    .execute();
}

/** The `doc` of what an operator refused an owner, of listings that were deleted since, too; the latest listing first. */
export async function refusedDocs(db: Db, ownerId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('listing_refusals')
    .innerJoin('properties', 'properties.id', 'listing_refusals.listing_id')
    .select('listing_refusals.doc')
    .where('properties.owner_id', '=', ownerId)
    .orderBy('properties.order_newest')
    .limit(MOST_REFUSED)
    .execute();
  return rows.map(({ doc }) => doc);
}

/** Forgets the refusals of a listing that `isOver` says yes to. */
export async function forgetRefusals(db: Db, listingId: string, isOver: (doc: string) => boolean): Promise<void> {
  const refused = db.selectFrom('listing_refusals').select('doc').where('listing_id', '=', listingId);
  for (const { doc } of await refused.execute()) {
    if (!isOver(doc)) continue;
    await db.deleteFrom('listing_refusals').where('listing_id', '=', listingId).where('doc', '=', doc).execute();
  }
}

/** The listings whose automatic check is due, the longest waiting first. */
export async function dueListings(db: Db, times: DueTimes): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('listing_reviews')
    .select('listing_id')
    .where(isDue(times))
    .orderBy('due_at')
    .limit(ROUND)
    .execute();
  return rows.map(({ listing_id }) => listing_id);
}

/** Puts a check off that is due still, to another time (ms since 1970). */
export async function putOffReview(db: Db, listingId: string, times: DueTimes, until: number): Promise<void> {
  await db
    .updateTable('listing_reviews')
    .set({ due_at: until })
    .where('listing_id', '=', listingId)
    .where(isDue(times))
    .execute();
}

/** Takes on a check that is due; false when another process did, or an edit came first. To be run in a transaction. */
export function claimReview(db: Db, listingId: string, times: DueTimes): Promise<boolean> {
  const due = db.updateTable('listing_reviews').where('listing_id', '=', listingId).where(isDue(times));
  return anyRow(due.set({ due_at: null }).returning('listing_id'));
}

/** Why these listings are not active, by listing, as it is stored. */
export async function storedReasons(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('listing_reviews')
    .innerJoin('properties', 'properties.id', 'listing_reviews.listing_id')
    .select(['listing_id', 'reason'])
    .where('listing_id', 'in', ids)
    .where('properties.status', '=', UNDER_REVIEW)
    .where('reason', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ listing_id, reason }) => (reason === null ? [] : [[listing_id, reason] as const])));
}

/**
 * When the listing was posted (ms since 1970) that waits longest for its check, or for a person to look at it; null for
 * none. What nobody but its owner can go on with, after a no, is left out.
 */
export async function longestWaiting(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('properties')
    .innerJoin('listing_reviews', 'listing_reviews.listing_id', 'properties.id')
    .select('properties.created_at')
    .where('properties.status', '=', UNDER_REVIEW)
    .where('listing_reviews.reason', 'is', null)
    .orderBy('properties.order_newest', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

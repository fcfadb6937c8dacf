import { sql } from 'kysely';
import { DELETED, UNDER_REVIEW } from '@/domain/listingStatus';
import type { Db } from '../schema';
import { newestFirst } from './cursor';
import { SHOWN_PHONE } from './phoneColumn';

const PAGE = 20;
const ORDER = 'queue';

const reviewed = (db: Db) =>
  db
    .selectFrom('properties')
    .innerJoin('users', 'users.id', 'properties.owner_id')
    .leftJoin('listing_reviews', 'listing_reviews.listing_id', 'properties.id');

/** Under review, and not with its owner alone: an operator's no waits for an edit. */
const queued = (db: Db) =>
  reviewed(db)
    .where('properties.status', '=', UNDER_REVIEW)
    .where((eb) =>
      eb.or([
        eb('listing_reviews.held', 'is', null),
        eb('listing_reviews.held', '=', 0),
        eb('listing_reviews.reason', 'is', null),
      ]),
    );

/** How many listings wait for an operator, and since when the oldest was posted, ms since 1970; null for none. */
export async function queueLength(db: Db) {
  const row = await queued(db)
    .select((eb) => [sql<number>`count(*)`.as('total'), eb.fn.min('properties.created_at').as('oldest')])
    .executeTakeFirst();
  return { total: row?.total ?? 0, oldest: row?.oldest ?? null };
}

const COLUMNS = [
  'properties.id',
  'properties.doc',
  'properties.status',
  'properties.visited_on',
  'properties.created_at',
  'properties.order_newest',
  'properties.owner_id',
  'users.username',
  SHOWN_PHONE,
  'users.active_listings',
  'users.created_at as since',
  'listing_reviews.due_at',
  'listing_reviews.reason',
  'listing_reviews.held',
] as const;

/** Any listing that is not deleted, as the queue shows one. */
export const reviewedListing = (db: Db, id: string) =>
  reviewed(db)
    .select(COLUMNS)
    .where('properties.id', '=', id)
    .where('properties.status', '!=', DELETED)
    .executeTakeFirst();

/** A page of somebody's listings that are not deleted, the newest first, with the cursor of the next; null at the end. */
export const listingsOf = (db: Db, ownerId: string, after: string | undefined) =>
  newestFirst(
    db
      .selectFrom('properties')
      .select(['id', 'doc', 'status', 'created_at'])
      .where('owner_id', '=', ownerId)
      .where('status', '!=', DELETED),
    { after, size: PAGE, order: 'listings of', by: ['created_at', 'id'] },
  );

/** A page of the listings that an operator judges, the oldest first, with the cursor of the next; null at the end. */
export async function queuePage(db: Db, after: string | undefined, { size = PAGE } = {}) {
  const { total } = await queueLength(db);
  const page = await newestFirst(queued(db).select(COLUMNS), {
    after,
    size,
    order: ORDER,
    by: ['properties.order_newest', 'properties.id'],
  });
  return { total, ...page };
}

export type QueueRow = Awaited<ReturnType<typeof queuePage>>['rows'][number];

/** What was refused last of each of these listings, as it was then. */
export async function lastRefused(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('listing_refusals')
    .select(['listing_id', 'doc'])
    .where('listing_id', 'in', ids)
    .orderBy('turn')
    .execute();
  // Of several the last one stays.
  return new Map(rows.map(({ listing_id, doc }) => [listing_id, doc]));
}

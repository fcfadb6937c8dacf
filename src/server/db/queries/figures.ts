import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { ACTIVE, DELETED, SOLD, UNDER_REVIEW, WITHDRAWN } from '@/domain/listingStatus';
import { countOf } from '../rows';
import type { Db, Tables } from '../schema';

const DAY = 24 * 60 * 60 * 1000;
const STATUSES = [UNDER_REVIEW, ACTIVE, DELETED, WITHDRAWN, SOLD];

/** How many on each day since `start`, by the day's number from there; days without any are left out. */
export type ByDay = ReadonlyMap<number, number>;

async function byDay<T extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, T, object>,
  day: RawBuilder<number>,
): Promise<ByDay> {
  const counts = await rows
    .select([day.as('day'), counted])
    .groupBy(day)
    .execute();
  return new Map(counts.map((row) => [row.day, row.count]));
}

/** The number of the day in which a time lies; `start` is when the first one begins, ms since 1970. */
const dayFrom = (time: RawBuilder<unknown>, start: number) =>
  sql<number>`cast(floor((${time} - ${sql.lit(start)}) / ${sql.lit(DAY)}) as integer)`;

const counted = sql<number>`count(*)`.as('count');

export function accountsByDay(db: Db, start: number): Promise<ByDay> {
  const day = dayFrom(sql.ref('created_at'), start);
  const rows = db.selectFrom('users').where('created_at', '>=', start);
  return byDay(rows, day);
}

/** Those that are kept: a deleted listing goes some time after. */
export function listingsByDay(db: Db, start: number): Promise<ByDay> {
  // The newest come first in that order, so it runs against the time.
  const day = dayFrom(sql`-order_newest`, start);
  const rows = db.selectFrom('properties').where('status', 'in', STATUSES).where('order_newest', '<=', -start);
  return byDay(rows, day);
}

export function enquiriesByDay(db: Db, kind: string, start: number): Promise<ByDay> {
  const day = dayFrom(sql.ref('created_at'), start);
  const rows = db.selectFrom('enquiries').where('kind', '=', kind).where('created_at', '>=', start);
  return byDay(rows, day);
}

export function actionsByDay(db: Db, action: string, start: number): Promise<ByDay> {
  const day = dayFrom(sql.ref('at'), start);
  const rows = db.selectFrom('operator_actions').where('action', '=', action).where('at', '>=', start);
  return byDay(rows, day);
}

/** When the first act was written down, ms since 1970; null for none. */
export async function firstAction(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('operator_actions')
    .select((eb) => eb.fn.min('at').as('at'))
    .executeTakeFirst();
  return row?.at ?? null;
}

/** How many listings stand in each state. The active ones are counted as they change. */
export async function listingsByState(db: Db) {
  const count = (status: number) => countOf(db.selectFrom('properties').where('status', '=', status));
  const shown = await db
    .selectFrom('listing_counts')
    .select(sql<number>`cast(coalesce(sum(listings), 0) as integer)`.as('count'))
    .executeTakeFirst();
  return {
    active: shown?.count ?? 0,
    underReview: await count(UNDER_REVIEW),
    withdrawn: await count(WITHDRAWN),
    sold: await count(SOLD),
    deleted: await count(DELETED),
  };
}

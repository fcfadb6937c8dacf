import { sql } from 'kysely';
import { inTransaction } from '../inTransaction';
import { batches } from '../rows';
import type { Db, ListingViewsTable } from '../schema';
import { INBOX_KINDS } from './enquiries';

/** That a person saw something of a listing. */
export interface ViewRow {
  /** Of the person, the day, the listing and what was seen; counted once. */
  readonly mark: string;
  readonly listingId: string;
  /** Days since 1970 by India's clock. */
  readonly day: number;
  readonly seen: 'page' | 'phone';
}

/** In one order: two processes that write the same rows never wait for each other. */
const inOrder = <T>(rows: Iterable<T>, keyOf: (row: T) => string): readonly T[] =>
  [...rows].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

/** One row for each listing and day. */
function summed(views: readonly ViewRow[]): readonly ListingViewsTable[] {
  const rows = new Map<string, ListingViewsTable>();
  for (const { listingId, day, seen } of views) {
    const key = `${listingId} ${day}`;
    const row = rows.get(key) ?? { listing_id: listingId, day, views: 0, phone_views: 0 };
    rows.set(key, seen === 'page' ? { ...row, views: row.views + 1 } : { ...row, phone_views: row.phone_views + 1 });
  }
  return inOrder(rows.values(), ({ listing_id, day }) => `${listing_id} ${day}`);
}

/** The views that were not counted before; from now on they are. */
async function firstSeen(db: Db, views: readonly ViewRow[]): Promise<readonly ViewRow[]> {
  const added = new Set<string>();
  for (const batch of batches(inOrder(views, ({ mark }) => mark))) {
    const rows = await db
      .insertInto('view_marks')
      .values(batch.map(({ mark, day }) => ({ mark, day })))
      .onConflict((conflict) => conflict.column('mark').doNothing())
      .returning('mark')
      .execute();
    for (const { mark } of rows) added.add(mark);
  }
  return views.filter(({ mark }) => added.has(mark));
}

/** Those of listings that are still there: one that was removed since would keep all the others from being counted. */
async function ofListings<R extends { readonly listing_id: string }>(
  db: Db,
  rows: readonly R[],
): Promise<readonly R[]> {
  const ids = [...new Set(rows.map(({ listing_id }) => listing_id))];
  const there = await db.selectFrom('properties').select('id').where('id', 'in', ids).execute();
  const known = new Set(there.map(({ id }) => id));
  return rows.filter(({ listing_id }) => known.has(listing_id));
}

/** Counts views, each mark once for ever; no two of `views` have the same. All of them or none. */
export function addViews(db: Db, views: readonly ViewRow[]): Promise<void> {
  return inTransaction(db, async (part) => {
    for (const batch of batches(summed(await firstSeen(part, views)))) {
      const there = await ofListings(part, batch);
      if (there.length === 0) continue;
      await part
        .insertInto('listing_views')
        .values(there)
        .onConflict((conflict) =>
          conflict.columns(['listing_id', 'day']).doUpdateSet({
            views: sql<number>`listing_views.views + excluded.views`,
            phone_views: sql<number>`listing_views.phone_views + excluded.phone_views`,
          }),
        )
        .execute();
    }
  });
}

/** Forgets who was counted before a day. */
export async function sweepViewMarks(db: Db, day: number): Promise<void> {
  await db.deleteFrom('view_marks').where('day', '<', day).execute();
}

interface ListingCounts {
  readonly viewCount: number;
  readonly phoneViewCount: number;
  readonly enquiryCount: number;
  /** Views on each of the last days, today last. */
  readonly viewsByDay: readonly number[];
}

/** How often these listings of one owner were seen and asked about; answers it by the listing's id. */
export async function countsOf(
  db: Db,
  ownerId: string,
  ids: readonly string[],
  { today, days }: { readonly today: number; readonly days: number },
): Promise<(listingId: string) => ListingCounts> {
  const none: ListingCounts = { viewCount: 0, phoneViewCount: 0, enquiryCount: 0, viewsByDay: [] };
  if (ids.length === 0) return () => none;
  const [totals, recent, enquiries] = await Promise.all([
    db
      .selectFrom('listing_views')
      .select(['listing_id', sql<number>`sum(views)`.as('views'), sql<number>`sum(phone_views)`.as('phones')])
      .where('listing_id', 'in', ids)
      .groupBy('listing_id')
      .execute(),
    db
      .selectFrom('listing_views')
      .select(['listing_id', 'day', 'views'])
      .where('listing_id', 'in', ids)
      .where('day', '>', today - days)
      .where('day', '<=', today)
      .execute(),
    db
      .selectFrom('enquiries')
      .select(['listing_id', sql<number>`count(*)`.as('enquiries')])
      .where('agent_id', '=', ownerId)
      .where('listing_id', 'in', ids)
      .where('kind', 'in', INBOX_KINDS)
      .groupBy('listing_id')
      .execute(),
  ]);
  const totalsOf = new Map(totals.map((row) => [row.listing_id, row]));
  const enquiriesOf = new Map(enquiries.map((row) => [row.listing_id, row.enquiries]));
  const daysOf = new Map<string, number[]>();
  for (const { listing_id, day, views } of recent) {
    const list = daysOf.get(listing_id) ?? Array.from({ length: days }, () => 0);
    list[days - 1 - (today - day)] = views;
    daysOf.set(listing_id, list);
  }
  return (id) => ({
    viewCount: totalsOf.get(id)?.views ?? 0,
    phoneViewCount: totalsOf.get(id)?.phones ?? 0,
    enquiryCount: enquiriesOf.get(id) ?? 0,
    viewsByDay: daysOf.get(id) ?? Array.from({ length: days }, () => 0),
  });
}

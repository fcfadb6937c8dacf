import { sql } from 'kysely';
import type { Db, ListingViewsTable } from '../schema';
import { INBOX_KINDS } from './enquiries';

/** Rows a statement, far below what one may have. */
const BATCH = 500;

const place = ({ listing_id, day }: ListingViewsTable): string => `${listing_id} ${day}`;

/** Adds views to those that were counted before. */
export async function addViews(db: Db, views: readonly ListingViewsTable[]): Promise<void> {
  // In one order: two processes that add to the same rows never wait for each other.
  const rows = [...views].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  for (let from = 0; from < rows.length; from += BATCH) {
    await db
      .insertInto('listing_views')
      .values(rows.slice(from, from + BATCH))
      .onConflict((conflict) =>
        conflict.columns(['listing_id', 'day']).doUpdateSet({
          views: sql<number>`listing_views.views + excluded.views`,
          phone_views: sql<number>`listing_views.phone_views + excluded.phone_views`,
        }),
      )
      .execute();
  }
}

export interface ListingCounts {
  readonly viewCount: number;
  readonly phoneViewCount: number;
  readonly enquiryCount: number;
  /** Views on each of the last days, today last. */
  readonly viewsByDay: readonly number[];
}

/** How often the listings of an owner were seen and asked about; answers them by the listing's id. */
export async function countsOf(
  db: Db,
  ownerId: string,
  { today, days }: { readonly today: number; readonly days: number },
): Promise<(listingId: string) => ListingCounts> {
  const own = db.selectFrom('properties').select('id').where('owner_id', '=', ownerId);
  const [totals, recent, enquiries] = await Promise.all([
    db
      .selectFrom('listing_views')
      .select(['listing_id', sql<number>`sum(views)`.as('views'), sql<number>`sum(phone_views)`.as('phones')])
      .where('listing_id', 'in', own)
      .groupBy('listing_id')
      .execute(),
    db
      .selectFrom('listing_views')
      .select(['listing_id', 'day', 'views'])
      .where('listing_id', 'in', own)
      .where('day', '>', today - days)
      .where('day', '<=', today)
      .execute(),
    db
      .selectFrom('enquiries')
      .select(['listing_id', sql<number>`count(*)`.as('enquiries')])
      .where('agent_id', '=', ownerId)
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

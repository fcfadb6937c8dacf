import { ACTIVE } from '@/domain/listingStatus';
import type { Db, PriceChangesTable } from '../schema';
import type { ListingRow } from './listings';

/** So many are shown, the newest ones. */
const MOST_SHOWN = 10;

/**
 * Keeps that an active listing's price changes (rupees), and from its first change on every one, so that each begins
 * where the one before ended. To be run in the transaction that writes the listing.
 */
export async function notePrice(
  db: Db,
  { id, status, price: before }: Pick<ListingRow, 'id' | 'status' | 'price'>,
  after: number | null,
  at: number,
): Promise<void> {
  if (before === null || after === null || before <= 0 || after <= 0 || before === after) return;
  if (status !== ACTIVE && (await priceChanges(db, id)).length === 0) return;
  await db.insertInto('price_changes').values({ listing_id: id, at, price_from: before, price_to: after }).execute();
}

/** The latest changes of a listing's price, newest first. */
export const priceChanges = (db: Db, listingId: string): Promise<Omit<PriceChangesTable, 'listing_id'>[]> =>
  db
    .selectFrom('price_changes')
    .select(['at', 'price_from', 'price_to'])
    .where('listing_id', '=', listingId)
    .orderBy('at', 'desc')
    .limit(MOST_SHOWN)
    .execute();

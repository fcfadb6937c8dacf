import { BUDGET_BANDS } from '@/domain/budget';
import type { ListingCountsTable, PropertiesTable } from './schema';

/** Rupees, ascending. Other bounds than these need a migration that counts anew. */
const BOUNDS = [0, ...BUDGET_BANDS.map(({ max }) => max)] as const;

/** The price step of a bound of the budget bands, rupees; null for any other price. */
export function boundStep(rupees: number): number | null {
  const at = BOUNDS.indexOf(rupees);
  return at === -1 ? null : 2 * at;
}

/** Where a price (rupees) stands among the bounds: even on one of them, odd between two; -1 when it is unknown. */
export function priceStep(rupees: number | null): number {
  if (rupees === null) return -1;
  return boundStep(rupees) ?? 2 * BOUNDS.filter((bound) => bound < rupees).length - 1;
}

type Counted = Omit<ListingCountsTable, 'key' | 'listings'>;
/** A row of `listing_counts`, but for how many there are. */
export type Count = Counted & { readonly key: string };
export type CountedRow = Pick<
  PropertiesTable,
  'city_id' | 'locality_id' | 'subtype' | 'property_type' | 'bhk' | 'price' | 'sale_type' | 'possession'
>;

/** Under what a listing with these columns is counted while it is active. */
export function countColumns(row: CountedRow): Count {
  const columns: Counted = {
    city_id: row.city_id ?? -1,
    locality_id: row.locality_id ?? -1,
    subtype: row.subtype,
    property_type: row.property_type,
    bhk: row.bhk ?? 0,
    sale_type: row.sale_type,
    possession: row.possession,
    price_step: priceStep(row.price),
  };
  return { key: Object.values(columns).join('|'), ...columns };
}

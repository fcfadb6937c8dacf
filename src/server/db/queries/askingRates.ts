import { ACTIVE } from '@/domain/listingStatus';
import { canonicalSubtype } from '@/domain/subtypes';
import type { Db } from '../schema';
import { knownPlace } from './listingPlaces';

/** So many say enough about a locality, and are found at once. */
const MOST_LOOKED_AT = 101;
/** Stands, in the order's column, for a rate that nobody knows. */
const UNKNOWN = 1e15;

interface Asked {
  readonly city: string;
  readonly locality: string;
  readonly subtype: string;
}

/** What shown listings of a kind in a locality ask per sq ft, in rupees, ascending; those alone that say so. */
export async function askingRates(db: Db, { city, locality, subtype }: Asked): Promise<readonly number[]> {
  const { localityId } = await knownPlace(db, city, locality);
  if (localityId === null) return [];
  const rows = await db
    .selectFrom('properties')
    .select('order_per_sqft')
    .where('status', '=', ACTIVE)
    .where('locality_id', '=', localityId)
    .where('subtype', '=', (canonicalSubtype(subtype) ?? subtype).trim().toLowerCase())
    .where('order_per_sqft', '<', UNKNOWN)
    .limit(MOST_LOOKED_AT)
    .execute();
  return rows.map(({ order_per_sqft }) => order_per_sqft).sort((a, b) => a - b);
}

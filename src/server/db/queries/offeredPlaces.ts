import { sql } from 'kysely';
import type { Db } from '../schema';
import { OFFERED } from '../tables/places';
import { sumsByPlace } from './placeListings';
import { placeRows, type LocalityRow, type PlaceRow } from './placeRows';

/** Offers places for good. */
export async function offer(db: Db, table: 'cities' | 'localities', brought: readonly number[]): Promise<void> {
  if (brought.length > 0)
    await db.updateTable(table).set({ from_listing: OFFERED }).where('id', 'in', brought).execute();
}

/** A place with its number of active listings. */
type Counted<R extends PlaceRow> = R & { readonly listings: number };
type CountedCity = Counted<PlaceRow> & { readonly localities: readonly Counted<LocalityRow>[] };

/** Every offered place with its number of active listings; what only a listing brought, as long as one is active. */
export async function countedPlaces(db: Db): Promise<readonly CountedCity[]> {
  const [cities, counts] = await Promise.all([
    placeRows(db),
    db
      .selectFrom('listing_counts')
      .select(['city_id', 'locality_id', sql<number>`sum(listings)`.as('count')])
      .groupBy(['city_id', 'locality_id'])
      .execute(),
  ]);
  const { city: ofCity, locality: ofLocality } = sumsByPlace(counts);
  const counted = <R extends PlaceRow>(rows: readonly R[], sum: ReadonlyMap<number, number>): Counted<R>[] =>
    rows
      .map((row) => ({ ...row, listings: sum.get(row.id) ?? 0 }))
      .filter(({ from_listing, listings }) => from_listing === OFFERED || listings > 0);
  return counted(cities, ofCity).map((city) => ({ ...city, localities: counted(city.localities, ofLocality) }));
}

import { sql } from 'kysely';
import type { Db } from '../schema';
import type { REMOVED } from '../tables/places';
import { BROUGHT, OFFERED } from '../tables/places';
import { sumsByPlace } from './placeListings';
import { placeCalled, placeRows, type LocalityRow, type PlaceRow } from './placeRows';

const nextId = (rows: readonly { readonly id: number }[]): number => Math.max(0, ...rows.map(({ id }) => id)) + 1;

/** A town by its name, and its localities. */
interface OfferedTown {
  readonly name: string;
  readonly localities: readonly { readonly name: string }[];
}

/** What brought a place that is not offered for good: a listing; or also what an operator had removed. */
type Back = typeof BROUGHT | typeof REMOVED;

/** Of some names those that no place is called by, and the places that are to be offered again. */
function differing(names: readonly string[], rows: readonly PlaceRow[], back: Back) {
  const found = names.map((name) => ({ name, row: placeCalled(rows, name) }));
  return {
    missing: found.flatMap(({ name, row }) => (row === undefined ? [name] : [])),
    brought: found.flatMap(({ row }) =>
      row !== undefined && row.from_listing > OFFERED && row.from_listing <= back ? [row.id] : [],
    ),
  };
}

/** Offers places for good. */
export async function offer(db: Db, table: 'cities' | 'localities', brought: readonly number[]): Promise<void> {
  if (brought.length > 0)
    await db.updateTable(table).set({ from_listing: OFFERED }).where('id', 'in', brought).execute();
}

/** One step on the way: the towns first, whose numbers the localities name. False when all is there. */
async function offerSome(db: Db, towns: readonly OfferedTown[], back: Back): Promise<boolean> {
  const cities = await placeRows(db);
  const lacking = differing(
    towns.map(({ name }) => name),
    cities,
    back,
  );
  await offer(db, 'cities', lacking.brought);
  if (lacking.missing.length > 0) {
    const first = nextId(cities);
    const rows = lacking.missing.map((name, at) => ({ id: first + at, name }));
    await db
      .insertInto('cities')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  }
  const lackingParts = towns.map((town) => {
    const city = placeCalled(cities, town.name);
    const names = town.localities.map(({ name }) => name);
    return { id: city?.id ?? 0, ...differing(names, city?.localities ?? [], back) };
  });
  await offer(
    db,
    'localities',
    lackingParts.flatMap(({ brought }) => brought),
  );
  const first = nextId(cities.flatMap(({ localities }) => localities));
  const rows = lackingParts
    .flatMap(({ id, missing }) => missing.map((name) => ({ city_id: id, name })))
    .map((row, at) => ({ ...row, id: first + at }));
  if (rows.length > 0)
    await db
      .insertInto('localities')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return rows.length + lacking.brought.length + lackingParts.flatMap(({ brought }) => brought).length > 0;
}

/** Another process may take the same numbers meanwhile: what it kept out is tried again. */
const TRIES = 10;

/**
 * Offers towns and localities, such as the gazetteer's in every market, whether or not it has listings there. What is there stays
 * under its number; a name that only a listing brought is offered for good from now on, one that an operator had removed
 * only when it is asked `back`. Says whether anything changed.
 */
export async function offerPlaces(db: Db, towns: readonly OfferedTown[], back: Back = BROUGHT): Promise<boolean> {
  for (let round = 0; round < TRIES; round += 1) if (!(await offerSome(db, towns, back))) return round > 0;
  return true;
}

/** A place with its number of active listings. */
export type Counted<R extends PlaceRow> = R & { readonly listings: number };
export type CountedCity = Counted<PlaceRow> & { readonly localities: readonly Counted<LocalityRow>[] };

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

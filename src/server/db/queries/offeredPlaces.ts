import { sql } from 'kysely';
import { equalsIgnoreCase } from '@/domain/text';
import { groupedBy } from '../groupedBy';
import type { Db } from '../schema';

const nextId = (rows: readonly { readonly id: number }[]): number => Math.max(0, ...rows.map(({ id }) => id)) + 1;

/** A town by its name, and its localities. */
interface OfferedTown {
  readonly name: string;
  readonly localities: readonly { readonly name: string }[];
}

interface Row {
  readonly id: number;
  readonly name: string;
  readonly from_listing: number;
}

/** Of some names those that no row has, and the rows of those that only a listing brought. */
function differing(names: readonly string[], rows: readonly Row[]) {
  const found = names.map((name) => ({ name, row: rows.find((each) => equalsIgnoreCase(each.name, name)) }));
  return {
    missing: found.flatMap(({ name, row }) => (row === undefined ? [name] : [])),
    brought: found.flatMap(({ row }) => (row?.from_listing === 1 ? [row.id] : [])),
  };
}

async function offer(db: Db, table: 'cities' | 'localities', brought: readonly number[]): Promise<void> {
  if (brought.length > 0) await db.updateTable(table).set({ from_listing: 0 }).where('id', 'in', brought).execute();
}

/** One step on the way: the towns first, whose numbers the localities name. False when all is there. */
async function offerSome(db: Db, towns: readonly OfferedTown[]): Promise<boolean> {
  const cities = await db.selectFrom('cities').selectAll().execute();
  const lacking = differing(
    towns.map(({ name }) => name),
    cities,
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
  const localities = await db.selectFrom('localities').selectAll().execute();
  const parts = groupedBy(localities, ({ city_id }) => city_id);
  const lackingParts = towns.map((town) => {
    const id = cities.find(({ name }) => equalsIgnoreCase(name, town.name))?.id ?? 0;
    const names = town.localities.map(({ name }) => name);
    return { id, ...differing(names, parts.get(id) ?? []) };
  });
  await offer(
    db,
    'localities',
    lackingParts.flatMap(({ brought }) => brought),
  );
  const first = nextId(localities);
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
 * under its number; a name that only a listing brought is offered for good from now on. Says whether anything changed.
 */
export async function offerPlaces(db: Db, towns: readonly OfferedTown[]): Promise<boolean> {
  for (let round = 0; round < TRIES; round += 1) if (!(await offerSome(db, towns))) return round > 0;
  return true;
}

/** How many active listings a city and each of its localities has. */
export interface CountedCity {
  readonly name: string;
  readonly listings: number;
  readonly localities: readonly { readonly name: string; readonly listings: number }[];
}

/** Every offered place with its number of active listings; what only a listing brought, as long as one is active. */
export async function countedPlaces(db: Db): Promise<readonly CountedCity[]> {
  const [cities, localities, counts] = await Promise.all([
    db.selectFrom('cities').selectAll().orderBy('id').execute(),
    db.selectFrom('localities').selectAll().orderBy('id').execute(),
    db
      .selectFrom('listing_counts')
      .select(['city_id', 'locality_id', sql<number>`sum(listings)`.as('listings')])
      .groupBy(['city_id', 'locality_id'])
      .execute(),
  ]);
  const sums = (column: 'city_id' | 'locality_id') => {
    const sum = new Map<number, number>();
    for (const row of counts) sum.set(row[column], (sum.get(row[column]) ?? 0) + row.listings);
    return sum;
  };
  const [ofCity, ofLocality] = [sums('city_id'), sums('locality_id')];
  const parts = groupedBy(localities, ({ city_id }) => city_id);
  const counted = (rows: readonly Row[], sum: ReadonlyMap<number, number>) =>
    rows
      .map(({ id, name, from_listing }) => ({ id, name, from_listing, listings: sum.get(id) ?? 0 }))
      .filter(({ from_listing, listings }) => from_listing === 0 || listings > 0);
  return counted(cities, ofCity).map(({ id, name, listings }) => ({
    name,
    listings,
    localities: counted(parts.get(id) ?? [], ofLocality).map((part) => ({ name: part.name, listings: part.listings })),
  }));
}

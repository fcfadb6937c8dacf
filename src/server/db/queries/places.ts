import { sql, type SqlBool } from 'kysely';
import { includesIgnoreCase } from '@/domain/text';
import { groupedBy } from '../groupedBy';
import { inTransaction } from '../inTransaction';
import type { Db } from '../schema';

/** Ids of the cities whose name contains the text, ignoring case; the table is small, the listings are not. */
export async function cityIds(db: Db, text: string): Promise<readonly number[]> {
  const cities = await db.selectFrom('cities').select(['id', 'name']).execute();
  return cities.filter(({ name }) => includesIgnoreCase(name, text)).map(({ id }) => id);
}

/** The same of localities, whose name contains any of the texts. */
export async function localityIds(db: Db, texts: readonly string[]): Promise<readonly number[]> {
  const localities = await db.selectFrom('localities').select(['id', 'name']).execute();
  return localities.filter(({ name }) => texts.some((text) => includesIgnoreCase(name, text))).map(({ id }) => id);
}

/** The names of localities by their ids. */
export async function localityNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('localities').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The order of the alphabet, the same whatever a database takes for it. */
const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name < b.name ? -1 : Number(a.name > b.name);

/**
 * Places that are offered: those that were there first, and those that an active listing names. A name that a listing
 * brought goes out of sight with the last one that bears it.
 */
const offered = (column: 'city_id' | 'locality_id') =>
  sql<SqlBool>`(from_listing = 0 or id in (select ${sql.ref(column)} from listing_counts))`;

/** An offered city's or locality's name as it is stored, ignoring case; null for a name that no place here has. */
export async function placeNamed(db: Db, table: 'cities' | 'localities', name: string): Promise<string | null> {
  // PostgreSQL takes no text with a NUL.
  if (name.includes('\0')) return null;
  const row = await db
    .selectFrom(table)
    .select('name')
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', name.trim().toLowerCase()))
    .where(offered(table === 'cities' ? 'city_id' : 'locality_id'))
    .orderBy('id')
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Every locality's name once, in the order of the alphabet (API-6). */
export async function allLocalities(db: Db): Promise<readonly { name: string }[]> {
  const rows = await db.selectFrom('localities').select('name').distinct().where(offered('locality_id')).execute();
  return rows.sort(byName);
}

/** Every city with its localities (API-22), or those whose name begins with, else contains, the text (API-21). */
export async function citiesWith(db: Db, text = ''): Promise<{ name: string; localities: { name: string }[] }[]> {
  const [cities, localities] = await Promise.all([
    db.selectFrom('cities').select(['id', 'name']).where(offered('city_id')).execute(),
    db.selectFrom('localities').select(['city_id', 'name']).where(offered('locality_id')).execute(),
  ]);
  // Once for all cities: to look through all localities for each would take as many steps as both multiplied.
  const partsOf = groupedBy(localities, ({ city_id }) => city_id);
  const begins = (name: string) => Number(!name.toLowerCase().startsWith(text.trim().toLowerCase()));
  return cities
    .filter(({ name }) => text.trim() === '' || includesIgnoreCase(name, text))
    .sort((a, b) => begins(a.name) - begins(b.name) || byName(a, b))
    .map(({ id, name }) => ({
      name,
      localities: (partsOf.get(id) ?? []).map((part) => ({ name: part.name })).sort(byName),
    }));
}

/** So many places go in one round. */
const ROUND = 200;

/**
 * Removes places that a listing brought and that none names any more, a deleted or withdrawn one neither: that may come
 * back, and names its place by its number. The localities first, which belong to their cities.
 */
export async function sweepPlaces(db: Db): Promise<void> {
  for (const [table, column] of [
    ['localities', 'locality_id'],
    ['cities', 'city_id'],
  ] as const) {
    const own = sql.ref(`${table}.id`);
    const named = (by: string) =>
      sql<SqlBool>`exists (select 1 from ${sql.table(by)} where ${sql.ref(column)} = ${own})`;
    const unused = db
      .selectFrom(table)
      .select('id')
      .where(sql<SqlBool>`not ${offered(column)}`)
      .where(sql<SqlBool>`not ${named('properties')} and not ${named('projects')}`)
      .$if(table === 'cities', (cities) => cities.where(sql<SqlBool>`not ${named('localities')}`))
      .limit(ROUND);
    await inTransaction(db, (part) => part.deleteFrom(table).where('id', 'in', unused).execute());
  }
}

import { sql, type SqlBool } from 'kysely';
import { containsWord } from '@/domain/text';
import { groupedBy } from '../groupedBy';
import type { Db } from '../schema';

/** Ids of the cities whose name contains the text, ignoring case; the table is small, the listings are not. */
export async function cityIds(db: Db, text: string): Promise<readonly number[]> {
  const cities = await db.selectFrom('cities').select(['id', 'name']).execute();
  return cities.filter(({ name }) => containsWord(name, text)).map(({ id }) => id);
}

export async function localityIds(db: Db, text: string): Promise<readonly number[]> {
  const localities = await db.selectFrom('localities').select(['id', 'name']).execute();
  return localities.filter(({ name }) => containsWord(name, text)).map(({ id }) => id);
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
    .filter(({ name }) => text.trim() === '' || containsWord(name, text))
    .sort((a, b) => begins(a.name) - begins(b.name) || byName(a, b))
    .map(({ id, name }) => ({
      name,
      localities: (partsOf.get(id) ?? []).map((part) => ({ name: part.name })).sort(byName),
    }));
}

import { containsWord } from '@/domain/text';
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

/** Every locality's name once, in the order of the alphabet (API-6). */
export async function allLocalities(db: Db): Promise<readonly { name: string }[]> {
  const rows = await db.selectFrom('localities').select('name').distinct().execute();
  return rows.sort(byName);
}

/** Every city with its localities (API-22), or those whose name begins with, else contains, the text (API-21). */
export async function citiesWith(db: Db, text = ''): Promise<{ name: string; localities: { name: string }[] }[]> {
  const [cities, localities] = await Promise.all([
    db.selectFrom('cities').selectAll().execute(),
    db.selectFrom('localities').selectAll().execute(),
  ]);
  const parts = new Map<number, { name: string }[]>();
  for (const { city_id, name } of localities) {
    const own = parts.get(city_id);
    if (own === undefined) parts.set(city_id, [{ name }]);
    else own.push({ name });
  }
  const begins = (name: string) => Number(!name.toLowerCase().startsWith(text.trim().toLowerCase()));
  return cities
    .filter(({ name }) => text.trim() === '' || containsWord(name, text))
    .sort((a, b) => begins(a.name) - begins(b.name) || byName(a, b))
    .map(({ id, name }) => ({
      name,
      localities: (parts.get(id) ?? []).sort(byName),
    }));
}

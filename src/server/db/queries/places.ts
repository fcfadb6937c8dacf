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

/** Every locality's name once, in the order of the alphabet (API-6). */
export async function allLocalities(db: Db): Promise<readonly { name: string }[]> {
  return db.selectFrom('localities').select('name').distinct().orderBy('name').execute();
}

/** Every city with its localities (API-22), or those whose name begins with, else contains, the text (API-21). */
export async function citiesWith(db: Db, text = ''): Promise<{ name: string; localities: { name: string }[] }[]> {
  const [cities, localities] = await Promise.all([
    db.selectFrom('cities').selectAll().orderBy('name').execute(),
    db.selectFrom('localities').selectAll().orderBy('name').execute(),
  ]);
  const begins = (name: string) => Number(!name.toLowerCase().startsWith(text.trim().toLowerCase()));
  return cities
    .filter(({ name }) => text.trim() === '' || containsWord(name, text))
    .sort((a, b) => begins(a.name) - begins(b.name))
    .map(({ id, name }) => ({
      name,
      localities: localities.filter(({ city_id }) => city_id === id).map((locality) => ({ name: locality.name })),
    }));
}

import { sql, type SqlBool } from 'kysely';
import { includesIgnoreCase } from '@/domain/text';
import { inTransaction } from '../inTransaction';
import type { Db } from '../schema';
import { BROUGHT } from '../tables/places';
import { untilWritten } from '../untilWritten';
import {
  allLocalityRows,
  cityRows,
  isAlso,
  offered,
  placeCalled,
  placeMeant,
  placeRows,
  soundingSo,
  type PlaceRow,
} from './placeRows';

/**
 * The places that a text asks for: their name holds it, or they are called so, too; where listings alone brought such a
 * name, and where nobody did, also those that sound so.
 */
function asked<R extends PlaceRow>(rows: readonly R[], text: string): readonly R[] {
  const found = rows.filter((row) => includesIgnoreCase(row.name, text) || isAlso(row, text.trim()));
  return found.some((row) => row.from_listing !== BROUGHT) ? found : [...found, ...soundingSo(rows, text, 'all')];
}
const idsOf = (rows: readonly PlaceRow[]): readonly number[] => [...new Set(rows.map(({ id }) => id))];

const citiesNow = untilWritten((db) => cityRows(db));
const localitiesNow = untilWritten((db) => allLocalityRows(db));

/** Ids of the cities that a text asks for; the table is small, the listings are not. */
export async function cityIds(db: Db, text: string): Promise<readonly number[]> {
  return idsOf(asked(await citiesNow(db), text));
}

/** The same of localities, for any of the texts. */
export async function localityIds(db: Db, texts: readonly string[]): Promise<readonly number[]> {
  const rows = await localitiesNow(db);
  return idsOf(texts.flatMap((text) => asked(rows, text)));
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
 * An offered city's or locality's name as it is stored, ignoring case, or by another name or spelling; null for one
 * that no place here has.
 */
export async function placeNamed(db: Db, table: 'cities' | 'localities', name: string): Promise<string | null> {
  const rows = table === 'cities' ? await cityRows(db, 'offered') : await allLocalityRows(db, 'offered');
  return placeMeant<PlaceRow>(rows, name.trim())?.name ?? null;
}

/** A list of places as somebody wrote it, "తిరుపతి; Korla gunta", each that bears a name of one here as it is called here. */
export async function placesAsCalled(db: Db, text: string): Promise<string> {
  const rows: readonly PlaceRow[] = [...(await cityRows(db, 'offered')), ...(await allLocalityRows(db, 'offered'))];
  const names = text.split(/[,;]/).map((name) => placeCalled(rows, name.trim())?.name ?? name.trim());
  return [...new Set(names)].filter((name) => name !== '').join(', ');
}

/** Every locality's name once, in the order of the alphabet (API-6). */
export async function allLocalities(db: Db): Promise<readonly { name: string }[]> {
  const names = new Set((await allLocalityRows(db, 'offered')).map(({ name }) => name));
  return [...names].map((name) => ({ name })).sort(byName);
}

/** A place with its other names, where they are asked for. */
interface NamedPlace {
  readonly name: string;
  readonly also?: readonly string[];
}

/**
 * Every city with its localities (API-22), or those whose name begins with, else contains, the text, or one of whose other
 * names begins with it; where there are none, those that begin to sound so (API-21). Those say their other names.
 */
export async function citiesWith(
  db: Db,
  text = '',
): Promise<(NamedPlace & { readonly localities: readonly NamedPlace[] })[]> {
  const wanted = text.trim().toLowerCase();
  const begins = (name: string) => name.toLowerCase().startsWith(wanted);
  const named = ({ name, also }: PlaceRow): NamedPlace =>
    wanted === '' || also.length === 0 ? { name } : { name, also };
  const rows = await placeRows(db, 'offered');
  const found = rows.filter(({ name, also }) => includesIgnoreCase(name, text) || also.some(begins));
  return [...(found.length > 0 ? found : soundingSo(rows, text, 'beginning'))]
    .sort((a, b) => Number(begins(b.name)) - Number(begins(a.name)) || byName(a, b))
    .map((city) => ({ ...named(city), localities: [...city.localities].sort(byName).map(named) }));
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
      .where('from_listing', '=', BROUGHT)
      .where(sql<SqlBool>`not ${offered(column)}`)
      .where(sql<SqlBool>`not ${named('properties')} and not ${named('projects')}`)
      .$if(table === 'cities', (cities) => cities.where(sql<SqlBool>`not ${named('localities')}`))
      .limit(ROUND);
    await inTransaction(db, (part) => part.deleteFrom(table).where('id', 'in', unused).execute());
  }
}

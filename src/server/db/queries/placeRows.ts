import { sql, type SqlBool } from 'kysely';
import type { PlaceFacts } from '@/contract/placeShapes';
import { soundBegins, spelling } from '@/domain/sounds';
import { equalsIgnoreCase } from '@/domain/text';
import { cityFacts, localityFacts, otherNames } from '../../gazetteer/facts';
import { foldText } from '../../gazetteer/fold';
import { groupedBy } from '../groupedBy';
import type { CitiesTable, Db, LocalitiesTable } from '../schema';
import { OFFERED } from '../tables/places';

type Stored<T> = { readonly [K in keyof T]: K extends 'doc' ? string | null : K extends 'name' ? string : number };

/** A city or a locality with what is known of it: what an operator set, else what the gazetteer says. */
export interface PlaceRow extends Stored<CitiesTable> {
  readonly facts: PlaceFacts;
  /** Its other names. */
  readonly also: readonly string[];
}
export interface LocalityRow extends PlaceRow {
  readonly city_id: number;
}
export interface CityRow extends PlaceRow {
  readonly localities: readonly LocalityRow[];
}

function known<R extends Stored<CitiesTable>>(row: R, built: () => PlaceFacts): R & PlaceRow {
  const facts = row.doc === null ? built() : (JSON.parse(row.doc) as PlaceFacts);
  return { ...row, facts, also: otherNames(facts) };
}

const knownCity = (row: Stored<CitiesTable>): PlaceRow => known(row, () => cityFacts(row.name));
const knownLocality = (row: Stored<LocalitiesTable>, { name, also }: PlaceRow): LocalityRow =>
  known(row, () => localityFacts([name, ...also], row.name));

/** A place that is about to be added, a locality to its city, with what the gazetteer says of it. */
export function newPlace(id: number, name: string, city: PlaceRow | null): PlaceRow {
  const row = { id, name, from_listing: OFFERED, doc: null };
  return city === null ? knownCity(row) : knownLocality({ ...row, city_id: city.id }, city);
}

/**
 * Places that are offered: those that were there first or that an operator added, and those that an active listing
 * names. A name that a listing brought goes out of sight with the last one that bears it.
 */
export const offered = (column: 'city_id' | 'locality_id') =>
  sql<SqlBool>`(from_listing = ${sql.lit(OFFERED)} or id in (select ${sql.ref(column)} from listing_counts))`;

/** Of all rows, or of those that are offered. */
type Which = 'all' | 'offered';

/** Every city, in the order in which they came. */
export async function cityRows(db: Db, which: Which = 'all'): Promise<readonly PlaceRow[]> {
  const rows = db.selectFrom('cities').selectAll().orderBy('id');
  return (await rows.$if(which === 'offered', (all) => all.where(offered('city_id'))).execute()).map(knownCity);
}

/** The localities of a city. */
export async function localitiesOf(db: Db, city: PlaceRow): Promise<readonly LocalityRow[]> {
  const rows = db.selectFrom('localities').selectAll().where('city_id', '=', city.id).orderBy('id');
  return (await rows.execute()).map((row) => knownLocality(row, city));
}

/** Every city with its localities, in the order in which they came. */
export async function placeRows(db: Db, which: Which = 'all'): Promise<readonly CityRow[]> {
  const rows = db.selectFrom('localities').selectAll().orderBy('id');
  const [cities, localities] = await Promise.all([
    cityRows(db, which),
    rows.$if(which === 'offered', (all) => all.where(offered('locality_id'))).execute(),
  ]);
  const parts = groupedBy(localities, ({ city_id }) => city_id);
  return cities.map((city) => ({
    ...city,
    localities: (parts.get(city.id) ?? []).map((row) => knownLocality(row, city)),
  }));
}

export const allLocalityRows = async (db: Db, which: Which = 'all'): Promise<readonly LocalityRow[]> =>
  (await placeRows(db, which)).flatMap(({ localities }) => localities);

/** Whether a place is called so beside its name. */
export const isAlso = ({ also }: Pick<PlaceRow, 'also'>, name: string): boolean =>
  also.some((other) => equalsIgnoreCase(other, name));

/** The place of a name: the one that has it, else the one that is called so, too. */
export const placeCalled = <R extends PlaceRow>(rows: readonly R[], name: string): R | undefined =>
  rows.find((row) => row.name === name) ??
  rows.find((row) => equalsIgnoreCase(row.name, name)) ??
  rows.find((row) => isAlso(row, name));

/** The same, also where the name is written with other capitals, spaces, points or short forms: "kt rd" for "K T Road". */
export function placeSpelt<R extends PlaceRow>(rows: readonly R[], name: string): R | undefined {
  const wanted = spelling(name);
  return placeCalled(rows, name) ?? rows.find((row) => [row.name, ...row.also].some((own) => spelling(own) === wanted));
}

/** So many sounds are kept: more than the names of all places. */
const MOST_SOUNDS = 50_000;
const sounds = new Map<string, string>();

/** How a place's name sounds. Its row is read anew with each question; the name seldom is another one. */
function soundOf(name: string): string {
  const known = sounds.get(name);
  if (known !== undefined) return known;
  if (sounds.size >= MOST_SOUNDS) sounds.clear();
  const sound = foldText(name);
  sounds.set(name, sound);
  return sound;
}

/** The places of which a name sounds like a text, in whatever script, or begins so: that takes three sounds. */
export function soundingSo<R extends PlaceRow>(
  rows: readonly R[],
  text: string,
  fits: 'all' | 'beginning',
): readonly R[] {
  const wanted = foldText(text);
  if (wanted === '') return [];
  const isSo = (name: string) => (fits === 'all' ? soundOf(name) === wanted : soundBegins(soundOf(name), wanted));
  return rows.filter(({ name, also }) => [name, ...also].some(isSo));
}

/** The place that somebody means by a name: the one that is called so, else the first that sounds so. */
export const placeMeant = <R extends PlaceRow>(rows: readonly R[], name: string): R | undefined =>
  placeCalled(rows, name) ?? soundingSo(rows, name, 'all')[0];

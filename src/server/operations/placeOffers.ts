import { placeName } from '@/contract/placeShapes';
import { insertPlace } from '../db/queries/placeEdits';
import { offer } from '../db/queries/offeredPlaces';
import { newPlace, placeCalled, type CityRow, type PlaceRow } from '../db/queries/placeRows';
import type { Db } from '../db/schema';
import { OFFERED } from '../db/tables/places';
import { checkName } from './places';

/** Offers places in a transaction; `stored`: those that there are, read once. */
export function placeOffers(part: Db, stored: readonly CityRow[]) {
  const cities: PlaceRow[] = [...stored];
  const localities = new Map<number, PlaceRow[]>(stored.map((city) => [city.id, [...city.localities]]));
  const last = (rows: readonly PlaceRow[]) => Math.max(0, ...rows.map(({ id }) => id));
  const lastId = { city: last(cities), locality: last(stored.flatMap((city) => city.localities)) };

  /** The cities, or the localities of a city. */
  function siblings(city: PlaceRow | null): PlaceRow[] {
    if (city === null) return cities;
    const rows = localities.get(city.id) ?? [];
    localities.set(city.id, rows);
    return rows;
  }
  function put(city: PlaceRow | null, row: PlaceRow): void {
    const rows = siblings(city);
    const at = rows.findIndex(({ id }) => id === row.id);
    rows[at < 0 ? rows.length : at] = row;
  }
  /**
   * The place of this name, a locality in its city, which is offered from now on: also one that an operator removed.
   * Throws 400 for a new name that no place may have.
   */
  async function offered(name: string, city: PlaceRow | null) {
    const kind = city === null ? 'city' : 'locality';
    const found = placeCalled(siblings(city), name);
    if (found?.from_listing === OFFERED) return { row: found, state: 'same' as const };
    if (found === undefined) checkName(kind, name, placeName);
    const row = { ...(found ?? newPlace((lastId[kind] += 1), name, city)), from_listing: OFFERED };
    if (found === undefined) await insertPlace(part, { id: row.id, name }, city?.id ?? null);
    else await offer(part, city === null ? 'cities' : 'localities', [row.id]);
    put(city, row);
    return { row, state: found === undefined ? ('new' as const) : ('changed' as const) };
  }
  return { siblings, put, offered };
}

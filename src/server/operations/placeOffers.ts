import type { z } from 'zod';
import { otherName, placeName } from '@/contract/placeShapes';
import { inTransaction } from '../db/inTransaction';
import { offer } from '../db/queries/offeredPlaces';
import { INSERT_TRIES, insertPlace } from '../db/queries/placeEdits';
import {
  cityRows,
  localitiesOf,
  newPlace,
  placeCalled,
  placeRows,
  type CityRow,
  type PlaceRow,
} from '../db/queries/placeRows';
import type { Db } from '../db/schema';
import { OFFERED, REMOVED } from '../db/tables/places';
import { HttpError } from '../kernel/httpError';
import { besideField, said } from '../kernel/said';
import { shapeFault } from '../kernel/shapeFault';

/** Whose places they are: an operator's word brings back what was removed; the gazetteer's names are checked by nobody. */
type Whose = 'operator' | 'gazetteer';

/** Throws 400, naming the field, for a new name that no place may have. */
export function checkName(field: string, name: string, shape: z.ZodType = otherName): void {
  const [issue] = shape.safeParse(name).error?.issues ?? [];
  if (issue !== undefined)
    throw new HttpError(400, said('wrongPlaceName', { field, name, fault: besideField(shapeFault(issue, field)) }));
}

/** Whether a place stands as it shall: what only a listing brought is offered for good from now on. */
const standsSo = ({ from_listing }: PlaceRow, whose: Whose): boolean =>
  from_listing === OFFERED || (from_listing === REMOVED && whose === 'gazetteer');

/** Offers places in a transaction; `stored`: those that there are, read once. */
export function placeOffers(part: Db, stored: readonly CityRow[], whose: Whose) {
  const cities: PlaceRow[] = [...stored];
  const localities = new Map<number, PlaceRow[]>(stored.map((city) => [city.id, [...city.localities]]));

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
   * The place of this name, a locality in its city, which is offered from now on. Throws 400 for a new name that no place
   * may have.
   */
  async function offered(name: string, city: PlaceRow | null) {
    for (let round = 0; round < INSERT_TRIES; round += 1) {
      const found = placeCalled(siblings(city), name);
      if (found !== undefined && standsSo(found, whose)) return { row: found, state: 'same' as const };
      if (found !== undefined) {
        const row = { ...found, from_listing: OFFERED };
        await offer(part, city === null ? 'cities' : 'localities', [row.id]);
        put(city, row);
        return { row, state: 'changed' as const };
      }
      if (whose === 'operator') checkName(city === null ? 'city' : 'locality', name, placeName);
      const id = await insertPlace(part, name, { cityId: city?.id ?? null, from: OFFERED });
      if (id !== undefined) {
        const row = newPlace(id, name, city);
        put(city, row);
        return { row, state: 'new' as const };
      }
      // A listing of another process brought a place meanwhile.
      for (const row of await (city === null ? cityRows(part) : localitiesOf(part, city))) put(city, row);
    }
    throw new Error('A place could not be added.');
  }
  return { siblings, put, offered };
}

/** A town by its name, and its localities. */
interface Town {
  readonly name: string;
  readonly localities: readonly { readonly name: string }[];
}

/**
 * Offers the towns and localities of a gazetteer, whether or not they have listings. What is there stays under its number;
 * what an operator removed stays removed. Says whether anything changed; where nothing does, it is only read.
 */
export async function offerTowns(db: Db, towns: readonly Town[]): Promise<boolean> {
  const isThere = (rows: readonly PlaceRow[], { name }: { readonly name: string }): boolean => {
    const row = placeCalled(rows, name);
    return row !== undefined && standsSo(row, 'gazetteer');
  };
  const cities = await placeRows(db);
  const areThere = towns.every((town) => {
    const localities = placeCalled(cities, town.name)?.localities ?? [];
    return isThere(cities, town) && town.localities.every((each) => isThere(localities, each));
  });
  if (areThere) return false;
  await inTransaction(db, async (part) => {
    const { offered } = placeOffers(part, await placeRows(part), 'gazetteer');
    for (const town of towns) {
      const { row } = await offered(town.name, null);
      for (const { name } of town.localities) await offered(name, row);
    }
  });
  return true;
}

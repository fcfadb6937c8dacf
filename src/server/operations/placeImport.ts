import { placeName, placeRow, type PlaceFacts, type PlaceFileRow, type PlaceKind } from '@/contract/placeShapes';
import { insertPlace } from '../db/queries/placeEdits';
import { offer } from '../db/queries/offeredPlaces';
import { newPlace, placeCalled, placeRows, type PlaceRow } from '../db/queries/placeRows';
import type { Db } from '../db/schema';
import { OFFERED } from '../db/tables/places';
import { otherNames } from '../gazetteer/facts';
import { HttpError } from '../kernel/httpError';
import type { ImportKind } from './imports/kind';
import { changeTaken, checkName } from './places';

/** What a row says of a place, over what is known of it. */
function factsOf(own: PlaceFacts, { telugu, hindi, also, pins, lat, lon }: PlaceFileRow): PlaceFacts {
  const given = <T>(value: T | null | undefined, none: T, before: T): T =>
    value === undefined ? before : (value ?? none);
  const facts = {
    te: given(telugu, '', own.te),
    hi: given(hindi, '', own.hi),
    also: given(also, [], own.also),
    pins: given(pins, [], own.pins),
    lat: given(lat, null, own.lat),
    lon: given(lon, null, own.lon),
  };
  if ((facts.lat === null) !== (facts.lon === null)) throw new HttpError(400, 'lat: lat and lon belong together');
  return facts;
}

/** Writes places: adds what is not there, offers again what was removed, and changes what a row says of one. */
async function placeWriter(part: Db) {
  const stored = await placeRows(part);
  const cities: PlaceRow[] = [...stored];
  const localities = new Map<number, PlaceRow[]>(stored.map((city) => [city.id, [...city.localities]]));
  const last = (rows: readonly PlaceRow[]) => Math.max(0, ...rows.map(({ id }) => id));
  const lastId = { city: last(cities), locality: last(stored.flatMap((city) => city.localities)) };

  const put = (rows: PlaceRow[], row: PlaceRow): void => {
    const at = rows.findIndex(({ id }) => id === row.id);
    rows[at < 0 ? rows.length : at] = row;
  };
  /** The place of this name, which is offered from now on. */
  async function offered(kind: PlaceKind, name: string, rows: PlaceRow[], city: PlaceRow | null) {
    const found = placeCalled(rows, name);
    if (found?.from_listing === OFFERED) return { row: found, state: 'same' as const };
    if (found === undefined) checkName(kind, name, placeName);
    const row = found ?? newPlace((lastId[kind] += 1), name, city);
    if (found === undefined) await insertPlace(part, { id: row.id, name }, city?.id ?? null);
    else await offer(part, kind === 'city' ? 'cities' : 'localities', [row.id]);
    const now = { ...row, from_listing: OFFERED };
    put(rows, now);
    return { row: now, state: found === undefined ? ('new' as const) : ('changed' as const) };
  }

  return async (given: PlaceFileRow) => {
    const own = await offered('city', given.city, cities, null);
    const parts = localities.get(own.row.id) ?? [];
    localities.set(own.row.id, parts);
    const [kind, siblings] = given.locality == null ? (['city', cities] as const) : (['locality', parts] as const);
    const { row, state } = given.locality == null ? own : await offered('locality', given.locality, parts, own.row);
    const place = { kind, city: { ...own.row, localities: [] }, row };
    const changed = await changeTaken(part, place, siblings, { name: row.name, facts: factsOf(row.facts, given) });
    if (changed === null) return state;
    put(siblings, { ...row, facts: changed.facts, also: otherNames(changed.facts) });
    return state === 'new' ? state : 'changed';
  };
}

export const placeImport: ImportKind<PlaceFileRow> = {
  columns: [
    { name: 'city', says: 'The city’s name', example: 'Tirupati' },
    { name: 'locality', says: 'The locality’s name; empty where the city itself is meant', example: 'Alipiri' },
    { name: 'telugu', says: 'The name in Telugu', example: 'అలిపిరి' },
    { name: 'hindi', says: 'The name in Hindi', example: 'अलिपिरी' },
    { name: 'also', says: 'Other spellings and former names', example: 'Alipiri Road|Alipiri Gate', isList: true },
    { name: 'pins', says: 'PIN codes', example: '517501', isList: true },
    { name: 'lat', says: 'Degrees north', example: '13.6498' },
    { name: 'lon', says: 'Degrees east', example: '79.402' },
  ],
  shape: placeRow,
  begin: async (part) => ({ write: await placeWriter(part), end: () => Promise.resolve() }),
};

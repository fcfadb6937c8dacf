import { placeRow, type PlaceFacts, type PlaceFileRow } from '@/contract/placeShapes';
import { takeAllPlaces, type PlaceIn } from '../db/queries/placeEdits';
import type { Db } from '../db/schema';
import { otherNames } from '../gazetteer/facts';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import type { ImportKind } from './imports/kind';
import { placeOffers } from './placeOffers';
import { changeTaken } from './places';

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
  if ((facts.lat === null) !== (facts.lon === null)) throw new HttpError(400, said('latWithLon', { field: 'lat' }));
  return facts;
}

/** Writes places: adds what is not there, offers again what was removed, and changes what a row says of one. */
async function placeWriter(part: Db) {
  const { siblings, put, offered } = placeOffers(part, await takeAllPlaces(part), 'operator');
  return async (given: PlaceFileRow) => {
    const own = await offered(given.city, null);
    const city = given.locality == null ? null : own.row;
    const { row, state } = given.locality == null ? own : await offered(given.locality, city);
    const kind = city === null ? 'city' : 'locality';
    const place: PlaceIn = { kind, city: { ...own.row, localities: [] }, row };
    const changed = await changeTaken(part, place, siblings(city), {
      name: row.name,
      facts: factsOf(row.facts, given),
    });
    if (changed === null) return state;
    put(city, { ...row, facts: changed.facts, also: otherNames(changed.facts) });
    return state === 'new' ? state : 'changed';
  };
}

export const placeImport: ImportKind<PlaceFileRow> = {
  // A file of all places has more, most of them as they are: those are only read.
  most: 2000,
  columns: [
    { name: 'city', says: said('columnPlaceCity'), example: 'Tirupati' },
    { name: 'locality', says: said('columnPlaceLocality'), example: 'Alipiri' },
    { name: 'telugu', says: said('columnTelugu'), example: 'అలిపిరి' },
    { name: 'hindi', says: said('columnHindi'), example: 'अलिपिरी' },
    { name: 'also', says: said('columnAlso'), example: 'Alipiri Road|Alipiri Gate', isList: true },
    { name: 'pins', says: said('columnPins'), example: '517501', isList: true },
    { name: 'lat', says: said('columnNorth'), example: '13.6498' },
    { name: 'lon', says: said('columnEast'), example: '79.402' },
  ],
  shape: placeRow,
  begin: async (part) => ({ write: await placeWriter(part), end: () => Promise.resolve() }),
};

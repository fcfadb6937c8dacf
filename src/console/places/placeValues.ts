import type { ConsoleCity, ConsolePlace, PlaceFacts, PlaceKind } from '@/contract/placeShapes';
import { csvFile, listCell } from '@/domain/csv';

/** A place of the list, with its city where it is a locality. */
export interface PlaceEntry {
  readonly kind: PlaceKind;
  readonly place: ConsolePlace;
  readonly city: ConsoleCity;
}

/** A place as its form has it: all of it is text, the other names a line each. */
export interface PlaceValues {
  readonly name: string;
  readonly te?: string;
  readonly hi?: string;
  readonly also?: string;
  readonly pins?: string;
  readonly lat?: string;
  readonly lon?: string;
}

export const valuesOf = ({ name, facts }: ConsolePlace): PlaceValues => ({
  name,
  te: facts.te,
  hi: facts.hi,
  also: facts.also.join('\n'),
  pins: facts.pins.join(', '),
  lat: facts.lat === null ? '' : String(facts.lat),
  lon: facts.lon === null ? '' : String(facts.lon),
});

const degrees = (text = ''): number | null => (text.trim() === '' ? null : Number(text));
const parted = (text: string, by: RegExp): string[] => text.split(by).flatMap((each) => each.trim() || []);

export const factsIn = ({ te = '', hi = '', also = '', pins = '', lat, lon }: PlaceValues): PlaceFacts => ({
  te: te.trim(),
  hi: hi.trim(),
  also: parted(also, /\n/),
  pins: parted(pins, /[\s,]+/),
  lat: degrees(lat),
  lon: degrees(lon),
});

/** Whether a place is called by a text, or by what begins so in any script. */
export const isCalled = ({ name, facts }: ConsolePlace, text: string): boolean =>
  [name, facts.te, facts.hi, ...facts.also, ...facts.pins].some((each) =>
    each.toLowerCase().includes(text.trim().toLowerCase()),
  );

const isOffered = ({ offered }: ConsolePlace): boolean => offered;
const COLUMNS = ['city', 'locality', 'telugu', 'hindi', 'also', 'pins', 'lat', 'lon'];

/** The offered places as a file that can be imported again: whoever imports a place offers it for good. */
export function placesFile(cities: readonly ConsoleCity[]): string {
  const rows = cities.filter(isOffered).flatMap((city) =>
    [city, ...city.localities.filter(isOffered)].map(({ name, facts: { te, hi, also, pins, lat, lon } }, at) => {
      const part = at === 0 ? '' : name;
      return [city.name, part, te, hi, listCell(also), listCell(pins), String(lat ?? ''), String(lon ?? '')];
    }),
  );
  return csvFile([COLUMNS, ...rows]);
}

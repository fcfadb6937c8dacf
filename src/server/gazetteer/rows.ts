/** A place with what people call it. */
interface Named {
  readonly name: string;
  /** Other spellings and names, in any script; what only spells the sounds otherwise is found without. */
  readonly also: readonly string[];
}

/** Degrees north and east, to about a hundred metres at best. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

export interface Locality extends Named, Point {
  readonly pin: string;
}

export interface Town extends Named, Point {
  readonly pin: string;
  readonly localities: readonly Locality[];
}

/** What stands somewhere and is asked for by name, such as a station. */
export interface Landmark extends Named {
  readonly city: string;
  /** The locality that it stands in or beside; none where the town itself is as near as it gets. */
  readonly locality?: string;
}

/** name, latitude, longitude, PIN where it is not the town's, other names parted by '|'. */
type Row = readonly [name: string, lat: number, lon: number, pin?: string, also?: string];

const names = (also = ''): readonly string[] => (also === '' ? [] : also.split('|'));

/** A town with its localities. */
export const town = (
  name: string,
  lat: number,
  lon: number,
  pin: string,
  also: string,
  rows: readonly Row[],
): Town => ({
  name,
  lat,
  lon,
  pin,
  also: names(also),
  localities: rows.map(([own, north, east, code = '', others]) => ({
    name: own,
    lat: north,
    lon: east,
    pin: code === '' ? pin : code,
    also: names(others),
  })),
});

/** Landmarks of a city: name, locality ('' for none), other names parted by '|'. */
export const landmarks = (
  city: string,
  rows: readonly (readonly [name: string, locality: string, also?: string])[],
): readonly Landmark[] =>
  rows.map(([name, locality, also]) => ({
    name,
    city,
    also: names(also),
    ...(locality === '' ? {} : { locality }),
  }));

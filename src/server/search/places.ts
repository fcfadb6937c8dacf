import { GAZETTEER, LANDMARKS } from '../gazetteer/gazetteer';
import type { Point } from '../gazetteer/rows';
import { distance, foldText, likeness, plainText, slip } from '../gazetteer/fold';

export interface FoundPlace {
  readonly kind: 'city' | 'locality' | 'landmark';
  readonly name: string;
  readonly city: string;
  readonly locality?: string;
  /** Where it is, as far as that is known. */
  readonly point?: Point;
}

/** A place under one of its spellings. */
interface Spelling {
  readonly place: FoundPlace;
  readonly folded: string;
  /** As it is typed, in small Latin letters, for what is typed up to here. */
  readonly plain: string;
}

/** Everything that a search may name. */
export interface Places {
  readonly byFold: ReadonlyMap<string, readonly FoundPlace[]>;
  readonly byPin: ReadonlyMap<string, readonly FoundPlace[]>;
  readonly spellings: readonly Spelling[];
}

const isSame = (a: FoundPlace, b: FoundPlace): boolean =>
  a.kind === b.kind && a.name === b.name && a.city === b.city && a.locality === b.locality;

function placesOf(
  named: readonly (readonly [FoundPlace, readonly string[]])[],
  pins: readonly (readonly [string, FoundPlace])[],
): Places {
  const spellings = named.flatMap(([place, names]) =>
    names.map((name) => ({ place, folded: foldText(name), plain: plainText(name) })),
  );
  const grouped = (rows: readonly (readonly [string, FoundPlace])[]) => {
    const groups = new Map<string, FoundPlace[]>();
    for (const [key, place] of rows) {
      const group = groups.get(key) ?? [];
      if (!group.some((each) => isSame(each, place))) groups.set(key, [...group, place]);
    }
    return groups;
  };
  return { byFold: grouped(spellings.map(({ folded, place }) => [folded, place])), byPin: grouped(pins), spellings };
}

const point = ({ lat, lon }: Point): Point => ({ lat, lon });
const TOWNS = GAZETTEER.map((town) => ({
  town,
  place: { kind: 'city', name: town.name, city: town.name, point: point(town) } satisfies FoundPlace,
  parts: town.localities.map((part) => ({
    part,
    place: {
      kind: 'locality',
      name: part.name,
      city: town.name,
      locality: part.name,
      point: point(part),
    } satisfies FoundPlace,
  })),
}));

/** The localities of the gazetteer, Tirupati's first. */
export const KNOWN_LOCALITIES: readonly FoundPlace[] = TOWNS.flatMap(({ parts }) => parts.map(({ place }) => place));

const pointOf = (city: string, locality: string | undefined): Point | undefined =>
  KNOWN_LOCALITIES.find((each) => each.city === city && each.locality === locality)?.point ??
  TOWNS.find(({ town }) => town.name === city)?.place.point;

const KNOWN = placesOf(
  [
    ...TOWNS.map(({ town, place }) => [place, [town.name, ...town.also]] as const),
    ...TOWNS.flatMap(({ parts }) => parts.map(({ part, place }) => [place, [part.name, ...part.also]] as const)),
    ...LANDMARKS.map(({ name, also, city, locality }) => {
      const where = pointOf(city, locality);
      const place: FoundPlace = {
        kind: 'landmark',
        name,
        city,
        ...(locality === undefined ? {} : { locality }),
        ...(where === undefined ? {} : { point: where }),
      };
      return [place, [name, ...also]] as const;
    }),
  ],
  TOWNS.flatMap(({ town, place, parts }) => [
    [town.pin, place] as const,
    ...parts.filter(({ part }) => part.pin !== town.pin).map((each) => [each.part.pin, each.place] as const),
  ]),
);

const CITY_NAMES = new Set(GAZETTEER.map(({ name }) => name));
const LOCALITY_NAMES = new Set(KNOWN_LOCALITIES.map(({ city, name }) => `${city}/${name}`));

/** The gazetteer, and what listings brought beside it. */
export function placesWith(
  cities: readonly { readonly name: string; readonly localities: readonly string[] }[],
): Places {
  const brought = cities.flatMap(({ name: city, localities }) => [
    ...(CITY_NAMES.has(city) ? [] : [{ kind: 'city', name: city, city } as const]),
    ...localities
      .filter((name) => !LOCALITY_NAMES.has(`${city}/${name}`))
      .map((name) => ({ kind: 'locality', name, city, locality: name }) as const),
  ]);
  if (brought.length === 0) return KNOWN;
  const more = placesOf(
    brought.map((place) => [place, [place.name]] as const),
    [],
  );
  const byFold = new Map(KNOWN.byFold);
  for (const [key, places] of more.byFold) byFold.set(key, [...(byFold.get(key) ?? []), ...places]);
  return { byFold, byPin: KNOWN.byPin, spellings: [...KNOWN.spellings, ...more.spellings] };
}

export interface Near {
  readonly place: FoundPlace;
  /** How far the spelling is off, in letters. */
  readonly off: number;
}

/** The places whose spelling comes nearest to a folded text, no further off than one slip or two; the nearest first. */
export function nearSpellings({ spellings }: Places, folded: string): readonly Near[] {
  const most = slip(folded.length);
  if (most === 0) return [];
  const found = spellings
    .map(({ place, folded: own }) => ({
      place,
      off: slip(own.length) === 0 ? most + 1 : distance(own, folded, most),
      like: 0,
      own,
    }))
    .filter(({ off }) => off <= most)
    .map((each) => ({ ...each, like: likeness(each.own, folded) }));
  return found.sort((a, b) => a.off - b.off || b.like - a.like);
}

/** What a search that names no known place may have meant: the places that sound most like it. */
export function soundingLike({ spellings }: Places, folded: string, least: number): readonly FoundPlace[] {
  return spellings
    .map(({ place, folded: own }) => ({ place, like: likeness(own, folded) }))
    .filter(({ like }) => like >= least)
    .sort((a, b) => b.like - a.like)
    .map(({ place }) => place);
}

const RANK_NONE = 3;
/** 0: a name begins with what is typed; 1: a word of it does; 2: it stands in it; 3: it does not. */
export function typedRank(name: string, typed: string): number {
  if (name.startsWith(typed)) return 0;
  const at = name.indexOf(typed);
  if (at < 0) return RANK_NONE;
  return name.includes(` ${typed}`) ? 1 : 2;
}

/** The places of which something typed is a part, those first that begin with it; each once. */
export function beginningWith({ spellings }: Places, text: string): readonly FoundPlace[] {
  const typed = plainText(text).trim();
  const folded = foldText(text);
  if (folded === '') return [];
  const ranks: FoundPlace[][] = [[], [], []];
  for (const { place, plain, folded: own } of spellings)
    ranks[Math.min(typedRank(plain, typed), own.startsWith(folded) ? 0 : RANK_NONE)]?.push(place);
  return distinct(ranks.flat());
}

export const distinct = (places: readonly FoundPlace[]): readonly FoundPlace[] =>
  places.filter((place, at) => places.findIndex((other) => isSame(other, place)) === at);

/** How far two points lie apart, squared, as a flat map has it: good enough to tell which is nearer. */
export const apart = (a: Point, b: Point): number => {
  const east = (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180);
  return (a.lat - b.lat) ** 2 + east ** 2;
};

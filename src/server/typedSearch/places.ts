import type { PlaceFacts } from '@/contract/placeShapes';
import { distance, slip } from '@/domain/slips';
import { LANDMARKS } from '../gazetteer/gazetteer';
import type { Point } from '../gazetteer/rows';
import { foldText, likeness, plainText } from '../gazetteer/fold';

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
  readonly localities: readonly FoundPlace[];
}

/** A place that is offered, with what is known of it. */
export interface OfferedPlace {
  readonly name: string;
  readonly facts: PlaceFacts;
  /** Its other names. */
  readonly also: readonly string[];
}
type OfferedCity = OfferedPlace & { readonly localities: readonly OfferedPlace[] };

const isSame = (a: FoundPlace, b: FoundPlace): boolean =>
  a.kind === b.kind && a.name === b.name && a.city === b.city && a.locality === b.locality;

function placesOf(
  named: readonly (readonly [FoundPlace, readonly string[]])[],
  pins: readonly (readonly [string, FoundPlace])[],
): Omit<Places, 'localities'> {
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

const pointIn = ({ lat, lon }: PlaceFacts): { readonly point?: Point } =>
  lat === null || lon === null ? {} : { point: { lat, lon } };

/** A city with its localities, as a search finds them. */
function foundIn(city: OfferedCity) {
  const { name, facts } = city;
  const place: FoundPlace = { kind: 'city', name, city: name, ...pointIn(facts) };
  const parts = city.localities.map((part) => {
    const found: FoundPlace = {
      kind: 'locality',
      name: part.name,
      city: name,
      locality: part.name,
      ...pointIn(part.facts),
    };
    return { part, place: found };
  });
  return { city, place, parts };
}
type Found = ReturnType<typeof foundIn>;

const called = (name: string) => (place: OfferedPlace) => place.name === name || place.also.includes(name);

/** The landmarks of the cities that there are. */
const landmarksOf = (found: readonly Found[]): readonly (readonly [FoundPlace, readonly string[]])[] =>
  LANDMARKS.flatMap(({ name, also, city, locality }) => {
    const own = found.find((each) => called(city)(each.city));
    if (own === undefined) return [];
    const part = locality === undefined ? undefined : own.parts.find((each) => called(locality)(each.part));
    const point = part?.place.point ?? own.place.point;
    const place: FoundPlace = {
      kind: 'landmark',
      name,
      city: own.place.name,
      ...(part === undefined ? {} : { locality: part.place.name }),
      ...(point === undefined ? {} : { point }),
    };
    return [[place, [name, ...also]] as const];
  });

function newIndex(cities: readonly OfferedCity[]): Places {
  const found = cities.map(foundIn);
  const index = placesOf(
    [
      ...found.map(({ city, place }) => [place, [city.name, ...city.also]] as const),
      ...found.flatMap(({ parts }) => parts.map(({ part, place }) => [place, [part.name, ...part.also]] as const)),
      ...landmarksOf(found),
    ],
    found.flatMap(({ city, place, parts }) => [
      ...city.facts.pins.map((pin) => [pin, place] as const),
      ...parts.flatMap((each) =>
        each.part.facts.pins.filter((pin) => !city.facts.pins.includes(pin)).map((pin) => [pin, each.place] as const),
      ),
    ]),
  );
  return { ...index, localities: found.flatMap(({ parts }) => parts.map(({ place }) => place)) };
}

const isOld = (place: OfferedPlace, now: OfferedPlace | undefined): boolean =>
  place.name !== now?.name ||
  // What the gazetteer says is one object.
  (place.facts !== now.facts && JSON.stringify(place.facts) !== JSON.stringify(now.facts));
const areSame = (before: readonly OfferedCity[], now: readonly OfferedCity[]): boolean =>
  before.length === now.length &&
  before.every(
    (city, at) =>
      !isOld(city, now[at]) &&
      city.localities.length === now[at]?.localities.length &&
      city.localities.every((part, n) => !isOld(part, now[at]?.localities[n])),
  );

let last: { readonly cities: readonly OfferedCity[]; readonly places: Places } | null = null;

/** What may be searched for among the places that are offered. It is made anew when they are others than the last time. */
export function placesWith(cities: readonly OfferedCity[]): Places {
  if (last === null || !areSame(last.cities, cities)) last = { cities, places: newIndex(cities) };
  return last.places;
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
function typedRank(name: string, typed: string): number {
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

/** A shorter beginning may be anything's. */
const LEAST_BEGINNING = 4;

/**
 * The places whose names begin with what is typed, those with most homes first; none where there are homes in none of them.
 * `weigh` says how many homes, none for a landmark.
 */
export function begunBy({ spellings }: Places, words: readonly string[], weigh: (place: FoundPlace) => number) {
  const typed = words.join(' ');
  const folded = foldText(typed);
  if (folded.length < LEAST_BEGINNING) return [];
  const begun = spellings.filter(({ plain, folded: own }) => plain.startsWith(typed) || own.startsWith(folded));
  const sorted = [...distinct(begun.map(({ place }) => place))].sort((a, b) => weigh(b) - weigh(a));
  return sorted.some((place) => weigh(place) > 0) ? sorted : [];
}

export const distinct = (places: readonly FoundPlace[]): readonly FoundPlace[] =>
  places.filter((place, at) => places.findIndex((other) => isSame(other, place)) === at);

/** How far two points lie apart, squared, as a flat map has it: good enough to tell which is nearer. */
export const apart = (a: Point, b: Point): number => {
  const east = (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180);
  return (a.lat - b.lat) ** 2 + east ** 2;
};

import type { SearchAnswer, SearchHit } from '@/contract/extraShapes';
import type { PropertyFilters } from '@/domain/filters';
import { hitWords } from '@/domain/hitWords';
import { valuesOf } from '@/domain/severalValues';
import { distance, slip } from '@/domain/slips';
import { fold } from '@/domain/sounds';
import { distinctTexts } from '@/domain/text';
import type { Point } from '../gazetteer/rows';
import { foldText, likeness, wordsOf } from '../gazetteer/fold';
import {
  apart,
  beginningWith,
  distinct,
  nearSpellings,
  placesWith,
  soundingLike,
  type FoundPlace,
  type OfferedPlace,
  type Places,
} from './places';
import { readQuery, saysSomething, type Meant } from './readQuery';

/** A project, a builder or a realtor by its name. */
interface Name {
  readonly kind: 'project' | 'builder' | 'realtor';
  readonly id: string;
  readonly name: string;
  readonly folded: string;
}

type CountedPlace = OfferedPlace & { readonly listings: number };

/** What is on offer, as far as a search looks at it. */
interface Market {
  readonly cities: readonly (CountedPlace & { readonly localities: readonly CountedPlace[] })[];
  /** The names that may be meant; the likely ones are enough. */
  readonly names: readonly Name[];
}

type Counts = ReadonlyMap<string, number>;

const MOST_PLACES = 6;
const MOST_NAMES = 4;
const MOST_NEARBY = 4;
const MOST_MEANT = 3;
/** A shorter part of a name may be anything. */
const LEAST_PART = 4;
const LEAST_INSIDE = 6;
/** How alike a name must be to be offered as what was meant. */
const LEAST_ALIKE = 0.34;
/** About 100 km: who is further away is not near any of the places. Degrees, squared. */
const FARTHEST = 0.9 ** 2;

const key = (city: string, locality?: string): string => `${city}/${locality ?? ''}`;
const countsOf = ({ cities }: Market): Counts =>
  new Map(
    cities.flatMap(({ name: city, listings, localities }) => [
      [key(city), listings] as const,
      ...localities.map((part) => [key(city, part.name), part.listings] as const),
    ]),
  );

/** The filters that say nothing about where. */
const withoutPlace = (filters: Partial<PropertyFilters>): Partial<PropertyFilters> => {
  const others = { ...filters };
  delete others.city;
  delete others.locality;
  return others;
};

/** A hit in words, which a client may make anew in its own language. */
function inWords(
  hit: Omit<SearchHit, 'note' | 'filters'> & Pick<Parameters<typeof hitWords>[0], 'filters'>,
): SearchHit {
  const { label, note } = hitWords(hit);
  return { ...hit, label, note: note || null };
}

function placeHit(
  place: FoundPlace,
  counts: Counts,
  others: Partial<PropertyFilters> = {},
  unused?: SearchHit['unused'],
): SearchHit {
  const { kind, name, city, locality } = place;
  return inWords({
    kind: kind === 'landmark' ? 'landmark' : 'place',
    label: name,
    filters: { ...others, city, ...(locality === undefined ? {} : { locality }) },
    id: null,
    count: Object.keys(others).length === 0 ? (counts.get(key(city, locality)) ?? 0) : null,
    ...(unused && { unused }),
  });
}

const isRealtor = ({ kind }: Name): boolean => kind === 'realtor';

const nameHit = ({ kind, id, name }: Name): SearchHit => inWords({ kind, label: name, filters: null, id, count: null });

function withCount(places: readonly FoundPlace[], counts: Counts): readonly FoundPlace[] {
  return places.filter(({ city, locality }) => (counts.get(key(city, locality)) ?? 0) > 0);
}

/** The localities with most listings; the first ones where there are no listings. */
function popular({ cities }: Market): readonly FoundPlace[] {
  const busy = cities
    .flatMap(({ name: city, localities }) => localities.map(({ name, listings }) => ({ city, name, listings })))
    .filter(({ listings }) => listings > 0)
    .sort((a, b) => b.listings - a.listings);
  if (busy.length === 0) return placesWith(cities).localities;
  return busy.map(({ city, name }) => ({ kind: 'locality', name, city, locality: name }));
}

const byDistance = (point: Point, places: readonly FoundPlace[]): readonly FoundPlace[] =>
  places
    .flatMap((place) => (place.point === undefined ? [] : [{ place, far: apart(point, place.point) }]))
    .sort((a, b) => a.far - b.far)
    .map(({ place }) => place);

function nearbyHits(place: FoundPlace | undefined, market: Market, counts: Counts): SearchHit[] {
  const others = withCount(placesWith(market.cities).localities, counts).filter(
    (each) => !(each.city === place?.city && each.locality === place.locality),
  );
  const near = place?.point === undefined ? withCount(popular(market), counts) : byDistance(place.point, others);
  return near.slice(0, MOST_NEARBY).map((each) => placeHit(each, counts));
}

/** Names in the order in which they answer a text: the same, begun, nearly the same, inside of it; realtors last. */
function rankedNames(
  names: readonly Name[],
  folded: string,
): readonly { readonly name: Name; readonly rank: number }[] {
  if (folded.length < LEAST_PART) return [];
  const rankOf = ({ folded: own }: Name): number => {
    if (own === folded) return 0;
    if (own.length >= LEAST_INSIDE && folded.includes(own)) return 1;
    if (own.startsWith(folded)) return 2;
    return distance(own, folded, slip(folded.length)) <= slip(folded.length) ? 3 : own.includes(folded) ? 4 : 5;
  };
  return names
    .map((name) => ({ name, rank: rankOf(name), like: likeness(name.folded, folded) }))
    .filter(({ rank }) => rank < 5)
    .sort(
      (a, b) =>
        Number(isRealtor(a.name)) - Number(isRealtor(b.name)) ||
        a.rank - b.rank ||
        b.like - a.like ||
        Number(a.name.kind > b.name.kind) - Number(a.name.kind < b.name.kind) ||
        (a.name.name < b.name.name ? -1 : 1),
    );
}

/** Words that mean nothing that is known, as they were typed in a text, and what else of it is not used; undefined for none. */
function unusedIn(text: string, unknown: readonly string[], leftOut: readonly string[] = []): string[] | undefined {
  const odd = text.split(/[\s|,;/]+/).filter((typed) => wordsOf(typed).some((word) => unknown.includes(word)));
  const unused = [...odd, ...leftOut];
  return unused.length === 0 ? undefined : unused;
}

/** Places that a text names beside the ones that its filters stand for: a list is of one city. */
function placesLeftOut({ named, filters }: Meant): readonly string[] {
  const localities = valuesOf(filters.locality ?? '');
  const others = named.filter(
    ({ city, locality }) => city !== filters.city || (locality !== undefined && !localities.includes(locality)),
  );
  return distinctTexts(others.map(({ name }) => name));
}

function matchOf(text: string, meant: Meant, names: ReturnType<typeof rankedNames>, counts: Counts): SearchHit | null {
  const [place] = meant.places;
  const begun = meant.isBegun ? place : undefined;
  // A town that is begun goes before a name that is no more than that, and so does any place before what is called after it.
  const best = names.find(
    ({ name, rank }) =>
      begun === undefined || rank < 2 || !(begun.kind === 'city' || name.folded.startsWith(foldText(begun.name))),
  );
  const understood = meant.unknown.length === 0 && saysSomething(meant) && begun === undefined;
  const isName = best !== undefined && (best.rank === 0 || (best.rank < 4 && (!understood || meant.guessed)));
  if (isName && !isRealtor(best.name)) return nameHit(best.name);
  // Realtors name themselves: none takes the place of what is understood otherwise, or of another one of that name.
  const realtors = names.filter(({ name, rank }) => isRealtor(name) && rank < 4);
  const same = realtors.filter(({ rank }) => rank === 0);
  const [realtor, ...others] = same.length > 0 || begun !== undefined ? same : realtors;
  if (!understood && realtor !== undefined && others.length === 0) return nameHit(realtor.name);
  if (!saysSomething(meant)) return null;
  const unused = unusedIn(text, meant.unknown, placesLeftOut(meant));
  const isOne = valuesOf(meant.filters.locality ?? '').length < 2;
  if (place !== undefined && isOne && Object.keys(withoutPlace(meant.filters)).length === 0)
    return placeHit(place, counts, {}, unused);
  const { pin, filters } = meant;
  return inWords({ kind: 'type', label: pin, filters, id: null, count: null, ...(unused && { unused }) });
}

const sameHit = (a: SearchHit, b: SearchHit): boolean =>
  a.id === b.id && a.label === b.label && a.note === b.note && JSON.stringify(a.filters) === JSON.stringify(b.filters);
const each = (hits: readonly SearchHit[]): SearchHit[] =>
  hits.filter((hit, at) => hits.findIndex((other) => sameHit(other, hit)) === at);

/** Of hits that lead to the same list the first one. */
const leading = (hits: readonly SearchHit[]): SearchHit[] => {
  const lists = hits.map(({ filters }) => JSON.stringify(filters));
  return hits.filter((_hit, at) => lists.indexOf(lists[at] ?? '') === at);
};

/** Places that the last words may be the beginning of, and the words before these that are not understood. */
function typedPlaces(
  text: string,
  { unknown, places: known, others }: Meant,
  places: Places,
): { readonly found: readonly FoundPlace[]; readonly skipped: readonly string[] } {
  if (unknown.length === 0)
    return { found: distinct([...known, ...others, ...beginningWith(places, text)]), skipped: [] };
  for (const at of unknown.keys()) {
    const begun = beginningWith(places, unknown.slice(at).join(' '));
    if (begun.length > 0) return { found: begun, skipped: unknown.slice(0, at) };
  }
  const near = nearSpellings(places, foldText(unknown.join(' ')));
  return { found: distinct(near.map(({ place }) => place)), skipped: [] };
}

/** What a typed text leads to, what may be meant while it is being typed, and what else there is. */
export function answerText(text: string, market: Market): SearchAnswer {
  const counts = countsOf(market);
  const places = placesWith(market.cities);
  const weigh = ({ kind, city, locality }: FoundPlace) =>
    kind === 'landmark' ? 0 : (counts.get(key(city, locality)) ?? 0);
  const meant = readQuery(text, places, weigh);
  const folded = foldText(text);
  const names = rankedNames(market.names, folded);
  const match = matchOf(text, meant, names, counts);
  const isSure = meant.unknown.length === 0 && !meant.guessed && !meant.isBegun;
  const exact = match !== null && (match.id !== null || isSure);

  const others = withoutPlace(meant.filters);
  const typed = typedPlaces(text, meant, places);
  const skipped = unusedIn(text, typed.skipped);
  const found = typed.found.slice(0, MOST_PLACES).map((place) => placeHit(place, counts, others, skipped));
  const nameHits = names.slice(0, MOST_NAMES).map(({ name }) => nameHit(name));
  const suggestions = each([...(match === null ? [] : [match]), ...found, ...nameHits]);

  // A text that says nothing has no place in it that may be meant.
  const isClear = exact || isSure;
  const odd = meant.unknown.length > 0 ? fold(meant.unknown.flatMap(wordsOf)) : folded;
  const alike = isClear ? [] : [...meant.places, ...meant.others, ...soundingLike(places, odd, LEAST_ALIKE)];
  return {
    match,
    exact,
    suggestions,
    didYouMean: leading(distinct(alike).map((place) => placeHit(place, counts))).slice(0, MOST_MEANT),
    nearby: nearbyHits(meant.places[0], market, counts),
  };
}

/** The places nearest to somebody, the nearest first; the popular ones without a point, or far from all of them. */
export function answerPlace(point: Point | null, market: Market): SearchAnswer {
  const counts = countsOf(market);
  const near =
    point === null
      ? []
      : byDistance(point, placesWith(market.cities).localities).filter(
          (place) => place.point && apart(point, place.point) < FARTHEST,
        );
  const [nearest] = near;
  const hits = (nearest === undefined ? popular(market) : near)
    .slice(0, MOST_PLACES)
    .map((place) => placeHit(place, counts));
  return {
    match: nearest === undefined ? null : placeHit(nearest, counts),
    exact: nearest !== undefined,
    suggestions: hits,
    didYouMean: [],
    nearby: nearbyHits(nearest, market, counts),
  };
}

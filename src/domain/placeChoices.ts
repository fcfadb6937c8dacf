import type { AlsoPlaces } from './listFilter';
import { includesIgnoreCase, equalsIgnoreCase } from './text';
import * as words from '@/words/placeChoices';

/** A city with the names of its localities. */
interface City {
  readonly name: string;
  readonly localities: readonly string[];
}

/** A city, or a locality in its city. */
export interface Place {
  readonly city: string;
  readonly locality?: string;
}

/** Every city and every locality to choose, in the server's order [HOME-14]. */
export function placeChoices(
  cities: readonly City[],
): readonly { readonly label: string; readonly places: readonly Place[] }[] {
  return [
    { label: words.cities, places: cities.map(({ name }) => ({ city: name })) },
    {
      label: words.localities,
      places: cities.flatMap(({ name, localities }) => localities.map((locality) => ({ city: name, locality }))),
    },
  ];
}

/** The place that a typed text names exactly, ignoring case; a city comes before a locality of that name. Else null. */
export function placeNamed(cities: readonly City[], text: string): Place | null {
  const city = cities.find(({ name }) => equalsIgnoreCase(name, text));
  if (city) return { city: city.name };
  for (const { name, localities } of cities) {
    const locality = localities.find((each) => equalsIgnoreCase(each, text));
    if (locality !== undefined) return { city: name, locality };
  }
  return null;
}

/**
 * The names among `all` that are localities of a city, in their order; the city counts as the lists' own filter reads it
 * [PLIST-2, PLIST-8]. All of them for no city, for one that is not known, and where nothing is said of its localities.
 */
export function localitiesIn(
  all: readonly string[],
  cities: readonly City[],
  city: string,
  also: AlsoPlaces = [],
): readonly string[] {
  if (city === '') return all;
  const own = new Set(
    cities
      .filter(
        ({ name }) =>
          includesIgnoreCase(name, city) || also.some((place) => place.field === 'city' && place.name === name),
      )
      .flatMap(({ localities }) => localities.map((each) => each.trim().toLowerCase())),
  );
  const found = all.filter((each) => own.has(each.trim().toLowerCase()));
  return found.length === 0 ? all : found;
}

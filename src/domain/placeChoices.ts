import * as words from '@/words/labels';
import type { AlsoPlaces } from './listFilter';
import { includesIgnoreCase, equalsIgnoreCase } from './text';

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

/** A place to choose: a locality carries its city as `note`. */
export interface PlaceChoice {
  readonly label: string;
  readonly note?: string;
  readonly place: Place;
}

/** Every city and every locality as choices, in the server's order [HOME-14]. */
export function placeChoices(
  cities: readonly City[],
): readonly { readonly label: string; readonly options: readonly PlaceChoice[] }[] {
  return [
    { label: words.places.cities, options: cities.map(({ name }) => ({ label: name, place: { city: name } })) },
    {
      label: words.places.localities,
      options: cities.flatMap(({ name, localities }) =>
        localities.map((locality) => ({
          label: locality,
          note: name,
          place: { city: name, locality },
        })),
      ),
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

import type { PropertyFilters, SomeFilters } from './filters';
import { valuesOf } from './severalValues';
import { equalsIgnoreCase } from './text';
import type { ListKind } from './listKind';

type Places = Pick<PropertyFilters, 'city' | 'locality'>;

/**
 * What a search is asked about a list's places: one place in its city; of several localities, each of which the list
 * offered, the city.
 */
export function placesAsked({ city, locality }: Places) {
  const values = valuesOf(locality);
  const [only = ''] = values.length > 1 ? [] : values;
  return { city: city.trim(), locality: only, q: [only, city.trim()].filter(Boolean).join(' ') };
}

/** The part of a search's answer that says what the asked text stands for. */
interface Understood<F> {
  readonly exact: boolean;
  readonly match: { readonly filters: F | null } | null;
}

/** Whether a search found the places of a list under the very names that they have there. */
export function areKnown(places: Places, named: SomeFilters | null): boolean {
  const { city, locality } = placesAsked(places);
  return (
    named !== null &&
    equalsIgnoreCase(named.city ?? '', city) &&
    (locality === '' || equalsIgnoreCase(named.locality ?? '', locality))
  );
}

/**
 * What to choose in an empty list instead of its places, where the server understands them to the word: a text in the place
 * of a city, or another name of a locality in it. Null when the list stays as it is [PLIST-17].
 */
export function meantInstead<F extends SomeFilters>(kind: ListKind, places: Places, found: Understood<F>) {
  const { city, locality } = placesAsked(places);
  const named = found.match?.filters ?? null;
  if (!found.exact || named === null || areKnown(places, named)) return null;
  const isThere = city === '' || equalsIgnoreCase(named.city ?? '', city);
  const fits = kind === 'property' || Object.keys(named).every((key) => key === 'city' || key === 'locality');
  return fits && (locality === '' || isThere) ? { city: '', locality: '', ...named } : null;
}

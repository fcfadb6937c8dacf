import type { PropertyFilters } from './filters';
import { idIn } from './idIn';
import { joinedValues } from './severalValues';
import { distinctTexts } from './text';

/** How many properties stand side by side at most. */
export const MOST_COMPARED = 3;

/** The properties that an address compares, `?ids=a,b,c`: each once, at most three. */
export function comparedIds(search: URLSearchParams): readonly string[] {
  const ids = (search.get('ids') ?? '').split(',').map(idIn);
  return [...new Set(ids.filter((id) => id !== ''))].slice(0, MOST_COMPARED);
}

interface Placed {
  readonly city?: unknown;
  readonly selectedSubtype?: unknown;
}

/** Where more like these are found: of their kinds, and in their town where they share one. Undefined is not known yet. */
export function alikeIn(homes: readonly (Placed | undefined)[]): Pick<PropertyFilters, 'city' | 'selectedSubtype'> {
  const [city = '', ...others] = distinctTexts(homes.map((home) => home?.city));
  const kinds = distinctTexts(homes.map((home) => home?.selectedSubtype));
  return { city: others.length === 0 ? city : '', selectedSubtype: joinedValues(kinds) };
}

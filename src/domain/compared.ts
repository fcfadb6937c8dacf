import { idIn } from './idIn';

/** How many properties stand side by side at most. */
export const MOST_COMPARED = 3;

/** The properties that an address compares, `?ids=a,b,c`: each once, at most three. */
export function comparedIds(search: URLSearchParams): readonly string[] {
  const ids = (search.get('ids') ?? '').split(',').map(idIn);
  return [...new Set(ids.filter((id) => id !== ''))].slice(0, MOST_COMPARED);
}

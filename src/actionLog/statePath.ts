import { isObject, type Fields } from './guards';

/** Stands for what is not there, where undefined would be a value. */
export const ABSENT = '(not there)';

/** What stands at a dotted path of a state (`properties.ids.0`; keys may hold dots); '' is the whole state. */
export function valueAt(state: unknown, path: string): unknown {
  if (path === '') return state;
  for (const key of isObject(state) ? Object.getOwnPropertyNames(state) : []) {
    const held = (state as Fields)[key];
    const isOnWay = path.startsWith(`${key}.`);
    const inside = isOnWay ? valueAt(held, path.slice(key.length + 1)) : key === path ? held : ABSENT;
    if (inside !== ABSENT) return inside;
  }
  return ABSENT;
}

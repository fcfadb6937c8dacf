import { isObject, type Fields } from './guards';

/** Stands for what is not there, where undefined would be a value. */
export const ABSENT = '(not there)';

/** What stands at a dotted path of a state (`properties.ids.0`; keys may hold dots); '' is the whole state. */
export function valueAt(state: unknown, path: string): unknown {
  if (path === '') return state;
  if (!isObject(state)) return ABSENT;
  if (Object.hasOwn(state, path)) return (state as Fields)[path];
  for (let dot = path.indexOf('.'); dot !== -1; dot = path.indexOf('.', dot + 1)) {
    const key = path.slice(0, dot);
    const inside = Object.hasOwn(state, key) ? valueAt((state as Fields)[key], path.slice(dot + 1)) : ABSENT;
    if (inside !== ABSENT) return inside;
  }
  return ABSENT;
}

import { fileNoteOf } from './fileNote';
import { isObject, type Fields } from './guards';

/** A place where two states differ; the path reads as in code: `properties.entities["p1"].name`. */
export interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** Stands for a key that is not there, where undefined would be a value. */
export const ABSENT = '(absent)';

const step = (path: string, key: string): string => {
  if (/^\d+$/.test(key)) return `${path}[${key}]`;
  if (!/^[A-Za-z_][\w]*$/.test(key)) return `${path}[${JSON.stringify(key)}]`;
  return path === '' ? key : `${path}.${key}`;
};

/** What a value of a kind without keys is, as a text that is the same for equal ones; null for plain objects. */
function leaf(value: object): string | null {
  if (value instanceof Date) return `date ${String(value.getTime())}`;
  if (value instanceof Error) return `error ${value.name}: ${value.message}`;
  const note = fileNoteOf(value);
  return note ? `file ${note.size} ${note.type}` : null;
}

/** Maps and sets as objects whose keys are made of their members, so that they are compared like objects. */
function fieldsOf(value: object): Fields {
  const name = (key: unknown) => (typeof key === 'string' ? key : JSON.stringify(key) + typeof key);
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, held]) => [name(key), held as unknown]));
  if (value instanceof Set) return Object.fromEntries([...value].map((held: unknown) => [name(held), held]));
  return value as Fields;
}

const sortOf = (value: object): string =>
  Array.isArray(value) ? 'array' : value instanceof Map ? 'map' : value instanceof Set ? 'set' : 'object';

function collect(expected: unknown, actual: unknown, path: string, found: Difference[], most: number): void {
  if (found.length >= most || Object.is(expected, actual)) return;
  if (!isObject(expected) || !isObject(actual) || sortOf(expected) !== sortOf(actual)) {
    found.push({ path, expected, actual });
    return;
  }
  const [left, right] = [leaf(expected), leaf(actual)];
  if (left !== null || right !== null) {
    if (left !== right) found.push({ path, expected, actual });
    return;
  }
  const [before, after] = [fieldsOf(expected), fieldsOf(actual)];
  for (const key of Object.keys(before)) {
    if (Object.hasOwn(after, key)) collect(before[key], after[key], step(path, key), found, most);
    else if (found.length < most) found.push({ path: step(path, key), expected: before[key], actual: ABSENT });
  }
  for (const key of Object.keys(after)) {
    if (!Object.hasOwn(before, key) && found.length < most) {
      found.push({ path: step(path, key), expected: ABSENT, actual: after[key] });
    }
  }
}

/** Where two states differ, at most `most` places. */
export function differences(expected: unknown, actual: unknown, most = 100): readonly Difference[] {
  const found: Difference[] = [];
  collect(expected, actual, '', found, most);
  return found;
}

/** The first place where two states differ; null when they are the same. */
export const firstDifference = (expected: unknown, actual: unknown): Difference | null =>
  differences(expected, actual, 1)[0] ?? null;

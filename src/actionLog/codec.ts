import { FileNote, fileNoteOf } from './fileNote';
import type { Encoded } from './format';

/**
 * Values as JSON and back. What JSON lacks is an object with the key `$` that names its kind; a real key that begins
 * with `$` gets one more. Nothing is ever evaluated; functions and symbols become undefined.
 */
const TAG = '$';
type Fields = Record<string, unknown>;

/** Deeper than this, ancestors are looked through for a circle. */
const SUSPICIOUS_DEPTH = 32;

class Circle extends Error {}

export class UnreadableValue extends Error {}

const isPlainNumber = (value: number): boolean => Number.isFinite(value) && !Object.is(value, -0);
const UNDEFINED = { [TAG]: 'undefined' };

function encodeObject(value: object, path: object[]): Encoded {
  if (path.length > SUSPICIOUS_DEPTH && path.includes(value)) throw new Circle('a value that holds itself');
  path.push(value);
  const encoded = encodeInside(value, path);
  path.pop();
  return encoded;
}

function encodeInside(value: object, path: object[]): Encoded {
  const each = (one: unknown): Encoded => encodeAt(one, path);
  if (Array.isArray(value)) return Array.from(value, each);
  if (value instanceof Date) return { [TAG]: 'date', v: encodeAt(value.getTime(), path) };
  if (value instanceof Map) return { [TAG]: 'map', v: [...value].map(([key, held]) => [each(key), each(held)]) };
  if (value instanceof Set) return { [TAG]: 'set', v: [...value].map(each) };
  if (value instanceof Error) {
    return { [TAG]: 'error', name: value.name, message: value.message, ...(value.stack ? { stack: value.stack } : {}) };
  }
  const note = fileNoteOf(value);
  if (note) return { [TAG]: 'file', size: note.size, type: note.type };
  const fields: Fields = {};
  for (const key of Object.keys(value)) {
    if (key === '__proto__') continue;
    fields[key.startsWith(TAG) ? TAG + key : key] = encodeAt((value as Fields)[key], path);
  }
  return fields;
}

function encodeAt(value: unknown, path: object[]): Encoded {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return isPlainNumber(value) ? value : { [TAG]: 'number', v: Object.is(value, -0) ? '-0' : String(value) };
    case 'bigint':
      return { [TAG]: 'bigint', v: String(value) };
    case 'object':
      return value === null ? null : encodeObject(value, path);
    default:
      return UNDEFINED;
  }
}

/** The JSON form of any value that an action or a state holds. Throws on a value that holds itself. */
export const encode = (value: unknown): Encoded => encodeAt(value, []);

const NUMBERS: ReadonlyMap<string, number> = new Map([
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
  ['-0', -0],
]);

const textOf = (value: unknown): string => {
  if (typeof value !== 'string') throw new UnreadableValue('a text was expected');
  return value;
};
const listOf = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw new UnreadableValue('a list was expected');
  return value;
};

function decodeError({ name, message, stack }: Fields): Error {
  const error = new Error(textOf(message));
  error.name = textOf(name);
  if (stack === undefined) delete error.stack;
  else error.stack = textOf(stack);
  return error;
}

function decodeNumber(word: string): number {
  const number = NUMBERS.get(word);
  if (number === undefined) throw new UnreadableValue(`a number "${word}"`);
  return number;
}

function decodeTag(fields: Fields): unknown {
  const { v } = fields;
  switch (fields[TAG]) {
    case 'undefined':
      return undefined;
    case 'number':
      return decodeNumber(textOf(v));
    case 'bigint':
      return BigInt(textOf(v));
    case 'date':
      return new Date(Number(decode(v)));
    case 'map':
      return new Map(
        listOf(v).map((pair): [unknown, unknown] => {
          const [key, held] = listOf(pair);
          return [decode(key), decode(held)];
        }),
      );
    case 'set':
      return new Set(listOf(v).map(decode));
    case 'error':
      return decodeError(fields);
    case 'file':
      return new FileNote(Number(fields['size']), textOf(fields['type']));
    default:
      throw new UnreadableValue('a value of an unknown kind');
  }
}

/** The value of its JSON form, which is used up: its objects become those of the value where they need no change. */
export function decode(encoded: Encoded): unknown {
  if (typeof encoded !== 'object' || encoded === null) return encoded;
  if (Array.isArray(encoded)) {
    const list = encoded as unknown[];
    for (let at = 0; at < list.length; at += 1) {
      const held = list[at];
      if (typeof held === 'object' && held !== null) list[at] = decode(held);
    }
    return list;
  }
  const fields = encoded as Fields;
  if (TAG in fields) return decodeTag(fields);
  return decodeFields(fields);
}

function decodeFields(fields: Fields): unknown {
  // A key that is written otherwise: the order of all of them is kept in a new object.
  for (const key in fields) if (key.startsWith(TAG) || key === '__proto__') return decodeRenamed(fields);
  for (const key in fields) {
    const held = fields[key];
    if (typeof held === 'object' && held !== null) fields[key] = decode(held);
  }
  return fields;
}

function decodeRenamed(fields: Fields): unknown {
  const renamed: Fields = {};
  for (const key of Object.keys(fields)) {
    if (key === '__proto__') continue;
    renamed[key.startsWith(TAG) ? key.slice(1) : key] = decode(fields[key]);
  }
  return renamed;
}

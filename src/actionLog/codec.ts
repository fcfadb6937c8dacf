import { errorOf, isObject, isText, numberText, type Fields } from './guards';
import { hashOf } from './hash';

/**
 * Values as JSON and back. What JSON lacks is an object with the key `$` that names its kind; a real key that begins
 * with `$` gets one more. Functions and the like become undefined. Nothing is ever evaluated.
 */
const TAG = '$';
const NUMBERS = new Map<unknown, number>([NaN, Infinity, -Infinity, -0].map((one) => [numberText(one), one]));
/** An object of so many keys (a listing in a list) is written once in a part; where it comes again its number stands. */
const LARGE = 6;
/** The numbers of such objects in their order, by their hashes. */
export type Numbered = Map<string, number>;

function encodeObject(value: object, written?: Numbered): unknown {
  if (Array.isArray(value)) return Array.from(value, (held) => encode(held, written));
  if (value instanceof Error) {
    return { [TAG]: 'error', name: value.name, message: value.message, ...(value.stack ? { stack: value.stack } : {}) };
  }
  const keys = Object.keys(value).filter((key) => key !== '__proto__');
  const hash = written && keys.length >= LARGE ? hashOf(value) : '';
  if (written?.has(hash)) return { [TAG]: 'again', v: written.get(hash) };
  const fields: Record<string, unknown> = {};
  for (const key of keys) fields[key.startsWith(TAG) ? TAG + key : key] = encode((value as Fields)[key], written);
  if (hash) written?.set(hash, written.size);
  return fields;
}

/** The JSON form of a value; throws on one that holds itself. `written`: what the part holds already. */
export function encode(value: unknown, written?: Numbered): unknown {
  if (typeof value === 'number') {
    const v = numberText(value);
    return NUMBERS.has(v) ? { [TAG]: 'number', v } : value;
  }
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  return isObject(value) ? encodeObject(value, written) : { [TAG]: 'undefined' };
}

function decodeTag({ [TAG]: tag, v, name, message, stack }: Fields, read: readonly unknown[] = []): unknown {
  if (tag === 'undefined') return undefined;
  if (tag === 'number' && NUMBERS.has(v)) return NUMBERS.get(v);
  if (tag === 'again' && typeof v === 'number' && v in read) return read[v];
  if (tag === 'error' && isText(name) && isText(message) && (stack === undefined || isText(stack))) {
    return errorOf(name, message, stack);
  }
  throw new TypeError('A value of an unknown kind.');
}

/** The value of its JSON form. `read`: the large objects that the part held before; those in it are added. */
export function decode(encoded: unknown, read?: unknown[]): unknown {
  if (!isObject(encoded)) return encoded;
  if (Array.isArray(encoded)) return encoded.map((held) => decode(held, read));
  const fields = encoded as Fields;
  if (TAG in fields) return decodeTag(fields, read);
  const value: Record<string, unknown> = {};
  const keys = Object.keys(fields);
  for (const key of keys) {
    if (key !== '__proto__') value[key.startsWith(TAG) ? key.slice(1) : key] = decode(fields[key], read);
  }
  if (keys.length >= LARGE) read?.push(value);
  return value;
}

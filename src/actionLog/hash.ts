import { fileNoteOf, isLiteral } from './fileNote';

/**
 * A hash of 53 bits of what a value is made of: the order of keys does not matter, an undefined value differs from an
 * absent one. Objects are remembered by identity, so that what a reducer left alone costs nothing the next time; a
 * value that is hashed must not change afterwards.
 */
const known = new WeakMap<object, number>();
/** Looked up once: it is called for every letter. */
const { imul } = Math;
const HIGH = 0x1_0000_0000;
const SEEDS = {
  string: 0x51ed270b,
  number: 0x2545f491,
  bigint: 0x6c8e9cf5,
  date: 0x1b873593,
  file: 0x7fb5d329,
  error: 0x38495ab5,
  array: 0x9e3779b1,
  object: 0x85ebca6b,
  map: 0x27d4eb2f,
  set: 0x165667b1,
  null: 0x3c6ef372,
  true: 0x1f83d9ab,
  false: 0x5be0cd19,
  other: 0x68bc21eb,
} as const;

/** Two lanes of 32 bits, mixed into a whole number below 2^53. */
function join(low: number, high: number): number {
  let a = imul(low ^ (low >>> 16), 0x85ebca6b) ^ imul(high ^ (high >>> 13), 0xc2b2ae35);
  let b = imul(high ^ (high >>> 16), 0x85ebca6b) ^ imul(a ^ (a >>> 13), 0xc2b2ae35);
  a ^= b >>> 15;
  b ^= a >>> 12;
  return (b & 0x1fffff) * HIGH + (a >>> 0);
}

function ofText(text: string, seed: number): number {
  let low = seed;
  let high = seed ^ 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    low = imul(low ^ code, 0x9e3779b1);
    high = imul(high ^ code, 0x5f356495);
  }
  return join(low ^ text.length, high);
}

/** Adds the next of an ordered row. */
const then = (so: number, next: number): number =>
  join(imul(so | 0, 31) ^ (next | 0), imul((so / HIGH) | 0, 37) ^ ((next / HIGH) | 0));

const keys = new Map<string, number>();
const MOST_KEYS = 20_000;
function ofKey(key: string): number {
  let hash = keys.get(key);
  if (hash === undefined) {
    hash = ofText(key, SEEDS.string);
    if (keys.size > MOST_KEYS) keys.clear();
    keys.set(key, hash);
  }
  return hash;
}

/** Adds up pairs whose order does not matter. */
function unordered(seed: number, pairs: Iterable<number>): number {
  let low = seed;
  let high = ~seed;
  for (const pair of pairs) {
    low = (low + (pair | 0)) | 0;
    high = (high + ((pair / HIGH) | 0)) | 0;
  }
  return join(low, high);
}

function ofFields(value: object): number {
  let low: number = SEEDS.object;
  let high = ~SEEDS.object;
  for (const key of Object.keys(value)) {
    if (key === '__proto__') continue;
    const pair = then(ofKey(key), hashOf((value as Record<string, unknown>)[key]));
    low = (low + (pair | 0)) | 0;
    high = (high + ((pair / HIGH) | 0)) | 0;
  }
  return join(low, high);
}

function ofInside(value: object): number {
  if (isLiteral(value)) return ofFields(value);
  if (Array.isArray(value)) {
    let hash = join(SEEDS.array, value.length);
    for (let at = 0; at < value.length; at += 1) hash = then(hash, hashOf(value[at]));
    return hash;
  }
  if (value instanceof Date) return ofText(String(value.getTime()), SEEDS.date);
  if (value instanceof Map) {
    return unordered(
      SEEDS.map,
      [...value].map(([key, held]) => then(hashOf(key), hashOf(held))),
    );
  }
  if (value instanceof Set) return unordered(SEEDS.set, [...value].map(hashOf));
  if (value instanceof Error) return ofText(`${value.name}: ${value.message}`, SEEDS.error);
  const note = fileNoteOf(value);
  return note ? ofText(`${note.size} ${note.type}`, SEEDS.file) : ofFields(value);
}

function ofObject(value: object): number {
  const before = known.get(value);
  if (before !== undefined) return before;
  const hash = ofInside(value);
  known.set(value, hash);
  return hash;
}

function ofNumber(value: number): number {
  if (!Number.isFinite(value) || Object.is(value, -0)) {
    return ofText(Object.is(value, -0) ? '-0' : String(value), SEEDS.number);
  }
  return Number.isInteger(value)
    ? join(SEEDS.number ^ (value | 0), Math.floor(value / HIGH))
    : ofText(String(value), SEEDS.number);
}

function hashOf(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return ofText(value, SEEDS.string);
    case 'number':
      return ofNumber(value);
    case 'boolean':
      return join(value ? SEEDS.true : SEEDS.false, 1);
    case 'bigint':
      return ofText(String(value), SEEDS.bigint);
    case 'object':
      return value === null ? join(SEEDS.null, 1) : ofObject(value);
    default:
      return join(SEEDS.other, 1);
  }
}

const written = (hash: number): string => hash.toString(36).padStart(11, '0');

/** The hash of a state, 11 letters and digits. */
export const hashState = (state: unknown): string => written(hashOf(state));

/** The hash of a text, in the same form. */
export const hashText = (text: string): string => written(ofText(text, SEEDS.string));

import type { Hashes } from './format';
import { isFields, isObject, numberText, type Fields } from './guards';

/** Looked up once: it is called for every letter. */
const { imul } = Math;

/** A hash of 53 bits of a text, 11 letters and digits (cyrb53). */
export function hashText(text: string): string {
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    low = imul(low ^ code, 0x9e3779b1);
    high = imul(high ^ code, 0x5f356495);
  }
  low = imul(low ^ (low >>> 16), 0x85ebca6b) ^ imul(high ^ (high >>> 13), 0xc2b2ae35);
  high = imul(high ^ (high >>> 16), 0x85ebca6b) ^ imul(low ^ (low >>> 13), 0xc2b2ae35);
  return ((high & 0x1fffff) * 0x1_0000_0000 + (low >>> 0)).toString(36).padStart(11, '0');
}

/** Remembered by reference: what a reducer left alone costs nothing the next time. */
const known = new WeakMap<object, string>();

function textOf(value: object): string {
  if (Array.isArray(value)) return `[${value.map(hashOf).join()}]`;
  if (value instanceof Error) return `error ${value.name}: ${value.message}`;
  const fields = value as Fields;
  // In one order, whichever the keys were put in; an undefined value differs from an absent one.
  const pairs = Object.keys(value).sort();
  return `{${pairs.map((key) => (key === '__proto__' ? '' : `${JSON.stringify(key)}:${hashOf(fields[key])}`)).join()}}`;
}

/** A value's hash, 11 letters and digits of an object; one that is hashed must not change afterwards. */
export function hashOf(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return numberText(value);
  if (!isObject(value)) return typeof value === 'boolean' || value === null ? String(value) : 'undefined';
  let hash = known.get(value);
  if (hash === undefined) known.set(value, (hash = hashText(textOf(value))));
  return hash;
}

/** As it stands in a file, where many of them are: it begins with a letter, so that none can be taken for a number. */
const short = (text: string): string => `h${hashText(text).slice(-6)}`;

/** Paths are told so many keys deep, and where no more keys than these changed. */
const DEPTH = 4;
const KEYS = 4;
/** Other keys (of a cache, of a foreign server) are not part of a path. */
const PLAIN = /^\w[\w-]{0,39}$/;

/**
 * What changed from one state to the next, by path, each with a hash of what was there and what is now; from `{}` on
 * the hash of each slice.
 */
export function changes(before: unknown, after: unknown): Hashes {
  const found: Record<string, string> = {};
  const look = (old: unknown, now: unknown, path: string, depth: number): void => {
    if (Object.is(old, now)) return;
    if (isFields(old) && isFields(now)) {
      const changed = Object.keys(now).filter(
        (key) => old[key] !== now[key] && (!(key in old) || hashOf(old[key]) !== hashOf(now[key])),
      );
      for (const key in old) if (!(key in now)) changed.push(key);
      if (depth === 0 || (depth < DEPTH && changed.length <= KEYS && changed.every((key) => PLAIN.test(key)))) {
        for (const key of changed.sort()) {
          const inside = path === '' ? key : `${path}.${key}`;
          if (key in old && key in now) look(old[key], now[key], inside, depth + 1);
          else found[inside] = key in now ? short(`+${hashOf(now[key])}`) : '';
        }
        return;
      }
    }
    if (hashOf(old) !== hashOf(now)) found[path] = short(`${hashOf(old)} ${hashOf(now)}`);
  };
  look(before, after, '', 0);
  return found;
}

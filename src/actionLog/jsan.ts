import { fileNoteOf } from './fileNote';
import { isObject, type Fields } from './guards';

/** The words by which Redux DevTools writes what JSON lacks: `{"$jsan": "u"}` is undefined, `"d0"` the first of 1970. */
const TAG = '$jsan';

const WORDS: Readonly<Record<string, unknown>> = {
  u: undefined,
  n: Number.NaN,
  i: Number.POSITIVE_INFINITY,
  y: Number.NEGATIVE_INFINITY,
};

function fromWord(word: string): unknown {
  if (Object.hasOwn(WORDS, word)) return WORDS[word];
  const rest = word.slice(1);
  if (word.startsWith('d')) return new Date(Number(rest));
  if (word.startsWith('e')) return new Error(rest);
  if (word.startsWith('m')) return new Map(fromJsan(JSON.parse(rest)) as [unknown, unknown][]);
  if (word.startsWith('l')) return new Set(fromJsan(JSON.parse(rest)) as unknown[]);
  return undefined;
}

/** A value that DevTools wrote; functions and symbols become undefined. Throws on a word that cannot be read. */
export function fromJsan(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.map(fromJsan);
  const word = (value as Fields)[TAG];
  if (typeof word === 'string') return fromWord(word);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '__proto__')
      .map(([key, held]) => [key, fromJsan(held)]),
  );
}

function wordOf(value: unknown): string | null {
  if (value === undefined) return 'u';
  if (typeof value === 'number')
    return Number.isNaN(value) ? 'n' : value === Infinity ? 'i' : value === -Infinity ? 'y' : null;
  if (value instanceof Date) return `d${value.getTime()}`;
  if (value instanceof Error) return `e${value.message}`;
  if (value instanceof Map) return `m${JSON.stringify(toJsan([...(value as Map<unknown, unknown>)]))}`;
  if (value instanceof Set) return `l${JSON.stringify(toJsan([...(value as Set<unknown>)]))}`;
  return null;
}

/** The value as DevTools reads it. */
export function toJsan(value: unknown): unknown {
  const word = wordOf(value);
  if (word !== null) return { [TAG]: word };
  if (typeof value === 'bigint') return String(value);
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.map(toJsan);
  const note = fileNoteOf(value);
  if (note) return { size: note.size, type: note.type };
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, toJsan(held)]));
}

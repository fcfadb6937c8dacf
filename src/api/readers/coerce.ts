import { imageList } from '@/domain/images';
import { toNumber } from '@/domain/price';

/**
 * Answers are not trusted: numbers come as text, one picture as a string, lists as null. A coercer gives the value in
 * the one form that the state holds, or null.
 */
export type Raw = Readonly<Record<string, unknown>>;

export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export class UnreadableAnswer extends Error {}

/** A list of objects; null is an empty list, anything else is an answer that cannot be read. */
export function rows(body: unknown): readonly Raw[] {
  if (body === null) return [];
  if (!Array.isArray(body)) throw new UnreadableAnswer('a list was expected');
  return body.filter(isRaw);
}

export function object(body: unknown): Raw {
  if (!isRaw(body)) throw new UnreadableAnswer('an object was expected');
  return body;
}

/**
 * The sentence of an answer that only says that something was done, with any body or none: its `message`, else null. A
 * page or half a JSON comes from somewhere else or is cut off, and says nothing of the kind (ERR-5).
 */
export function said(body: unknown): string | null {
  if (typeof body === 'string' && /^\s*[<{[]/.test(body)) throw new UnreadableAnswer('a sentence was expected');
  return isRaw(body) ? sentences(body['message']) : null;
}

export const text = (value: unknown): string | null => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
};
/** One text, or a list of them as sentences. */
export const sentences = (value: unknown): string | null => {
  if (!Array.isArray(value)) return text(value);
  const list = texts(value) ?? [];
  return (
    list.map((part, place) => (place < list.length - 1 ? part.replace(/(?<![.!?…\s])[.\s]*$/, '.') : part)).join(' ') ||
    null
  );
};
export const number = (value: unknown): number | null => toNumber(value);
/** A list of numbers in its order: what is not one counts as 0. */
export const numbers = (value: unknown): readonly number[] | null =>
  Array.isArray(value) ? value.map((one: unknown) => toNumber(one) ?? 0) : null;
export const images = (value: unknown): readonly string[] | null => {
  const list = imageList(value);
  return list.length > 0 ? list : null;
};
export const texts = (value: unknown): readonly string[] | null => {
  const list = (Array.isArray(value) ? value : [value]).map(text).filter((word): word is string => word !== null);
  return list.length > 0 ? list : null;
};
/** One text or a list of them, in the form it came in. */
export const textOrTexts = (value: unknown): string | readonly string[] | null =>
  Array.isArray(value) ? texts(value) : text(value);
export const status = (value: unknown): 0 | 1 | 2 | null => {
  const code = toNumber(value);
  return code === 0 || code === 1 || code === 2 ? code : null;
};
const TRUTH: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
]);
/** True or false, however it was said: `true`, "Yes", 1, "0". */
export const bool = (value: unknown): boolean | null =>
  typeof value === 'boolean' ? value : (TRUTH.get(text(value)?.trim().toLowerCase() ?? '') ?? null);
/** The same as the words that a listing's fields hold. */
export const yesNo = (value: unknown): 'Yes' | 'No' | null => {
  const said = bool(value);
  return said === null ? null : said ? 'Yes' : 'No';
};

/** Yes or no, however it was said; another word stays. */
export const yesNoOrText = (value: unknown): string | null => yesNo(value) ?? text(value);

/** What detail answers say of a RERA number [`domain/rera`]. */
export const RERA_FIELDS = { reraFound: bool, reraSeenAt: text, reraValidUntil: text } as const;

export type Fields = Readonly<Record<string, (value: unknown) => unknown>>;
export type Coerced<F extends Fields> = { readonly [K in keyof F]?: ReturnType<F[K]> };

/**
 * Reads the fields that a row has. `whole` (a detail answer) writes every field, the absent ones as null, so that a
 * removed value disappears; a list answer writes only what it brought and so erases nothing.
 */
export function fieldsOf<F extends Fields>(raw: Raw, fields: F, whole: boolean): Coerced<F> {
  const record: Record<string, unknown> = {};
  for (const key in fields) {
    const coerce = fields[key];
    if (coerce && (whole || key in raw)) record[key] = coerce(raw[key] ?? null);
  }
  return record as Coerced<F>;
}

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

export const text = (value: unknown): string | null => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
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
export const bool = (value: unknown): boolean | null => {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 'Yes') return true;
  return value === 'false' || value === 'No' ? false : null;
};
/** "Yes" or "No", however it was said. */
export const yesNo = (value: unknown): 'Yes' | 'No' | null => {
  const said = bool(typeof value === 'string' ? YES_NO.get(value.trim().toLowerCase()) : value);
  return said === null ? null : said ? 'Yes' : 'No';
};
const YES_NO: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
]);

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

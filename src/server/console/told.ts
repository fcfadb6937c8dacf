import type { Doc } from '../db/doc';

/** ms since 1970 as ISO 8601; null for none. */
export const isoOf = (at: number | null | undefined): string | null => (at == null ? null : new Date(at).toISOString());

/** A text of a record; '' where there is none. */
export function wordsIn(doc: Doc, field: string): string {
  const value = doc[field];
  return typeof value === 'string' ? value : '';
}

/** So many digits of a number tell it from others, the last ones. */
const SHOWN_DIGITS = 4;
export const maskedPhone = (phone: string): string => (phone === '' ? '' : `••••••${phone.slice(-SHOWN_DIGITS)}`);

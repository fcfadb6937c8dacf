import { SITE } from './site';
import * as words from '@/words/labels';

const LABELS: Readonly<Record<string, string | undefined>> = words.values;

/**
 * How a stored word of the specification (a subtype, a facing, a status …), or the name of a place, is shown in the page's
 * language. What is none of them was written by a person, and stays as it is.
 */
export function label(stored: string): string {
  const table = Object.hasOwn(LABELS, stored) ? LABELS : SITE.places;
  return Object.hasOwn(table, stored) ? (table[stored] ?? stored) : stored;
}

const FACINGS: Readonly<Record<string, string | undefined>> = words.facings;

/** What a home is called by where its main door looks: "East facing". */
export const facingLabel = (stored: string): string =>
  Object.hasOwn(FACINGS, stored) ? (FACINGS[stored] ?? stored) : stored;

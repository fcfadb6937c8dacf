import { SITE } from './site';
import * as words from '@/words/labels';

type Table = Readonly<Record<string, string | undefined>>;
const wordIn = (table: Table, stored: string) => (Object.hasOwn(table, stored) ? table[stored] : undefined);

/**
 * How a stored word of the specification (a subtype, a facing, a status …), or the name of a place, is shown in the page's
 * language. What is none of them was written by a person, and stays as it is.
 */
export const label = (stored: string): string => wordIn(words.values, stored) ?? wordIn(SITE.places, stored) ?? stored;

/** What a home is called by where its main door looks: "East facing". */
export const facingLabel = (stored: string): string => wordIn(words.facings, stored) ?? stored;

import { UNIT_WORDS as WORDS_OF_UNITS } from '@/domain/area';
import type { AreaUnit } from '@/domain/areaUnits';
import { indianNumber } from '@/domain/text';

/** A number as a person writes it: digits, perhaps grouped, perhaps with decimals; the dot of "Rs.45,000" is none of it. */
const NUMBER = /\d[\d,]*(?:\.\d*)?|(?<![a-z])\.\d+/i;

const plainDigits = (text: string): string => {
  const [whole = '', decimals = ''] = text.replaceAll(',', '').split('.');
  const head = whole.replace(/^0+(?=\d)/, '') || '0';
  return decimals === '' ? head : `${head}.${decimals}`;
};

/** The first number of a text as plain digits: "1,275 sq ft" → "1275", "12." → "12". None: ''. */
export function readNumber(text: string, decimals = true): string {
  const found = NUMBER.exec(text)?.[0];
  if (found === undefined) return '';
  const plain = plainDigits(found);
  return decimals ? plain : (plain.split('.')[0] ?? '');
}

/** What may stand in the box while a number is typed: an unfinished "12." too, and of a pasted text its number alone. */
export function typedNumber(text: string, decimals = true): string {
  const found = NUMBER.exec(text)?.[0] ?? '';
  return decimals ? found : (found.split('.')[0] ?? '');
}

const SCALES: readonly (readonly [word: RegExp, rupees: number])[] = [
  [/^\s*(?:cr|crs|crores?)\b/i, 10_000_000],
  [/^\s*(?:l|lacs?|lakhs?)\b/i, 100_000],
  [/^\s*(?:k|thousand)\b/i, 1000],
];

/**
 * Rupees of what a person writes, as plain digits: "₹45,00,000", "1.2 Cr", "45 lakh 50 thousand"; paise are rounded away.
 * None: ''.
 */
export function readRupees(text: string): string {
  // "45 00 000" is one number.
  const joined = text.replace(/(\d)\s+(?=\d{2,3}\b)/g, '$1');
  let sum: number | null = null;
  let last = Infinity;
  for (const found of joined.matchAll(new RegExp(NUMBER, 'gi'))) {
    const rest = joined.slice(found.index + found[0].length);
    const scale: number = SCALES.find(([word]) => word.test(rest))?.[1] ?? 1;
    // Only what is smaller belongs to the same amount: not the second price of "45 lakh - 50 lakh".
    if (scale >= last) break;
    sum = (sum ?? 0) + Number(plainDigits(found[0])) * scale;
    last = scale;
  }
  if (sum === null) return '';
  // Too long to be counted exactly: as it is, so that it can be marked as too much.
  return Number.isSafeInteger(Math.round(sum)) ? String(Math.round(sum)) : readNumber(joined);
}

/** What may stand in the box while an amount is typed: its words too, so that "45 lakh" can be finished. */
export const typedRupees = (text: string): string => (NUMBER.test(text) ? text.replace(/[^\d.,a-z₹ ]/gi, '') : '');

/** Plain digits with Indian grouping: "4500000" → "45,00,000"; a text that is no number stays as it is. */
export function grouped(plain: string): string {
  if (!/^\d{1,15}(\.\d+)?$/.test(plain)) return plain;
  const [whole = '', decimals] = plain.split('.');
  const head = indianNumber(Number(whole));
  return decimals === undefined ? head : `${head}.${decimals}`;
}

const UNIT_WORDS: readonly (readonly [word: RegExp, unit: AreaUnit])[] = [
  [/sq(?:uare)?[\s.]*(?:yd|yard|gaj)|\bgaj/i, 'sqyd'],
  [/sq(?:uare)?[\s.]*(?:m\b|mt|met)|m²/i, 'sqm'],
  [/sq(?:uare)?[\s.]*f|\bsft\b|ft²/i, 'sqft'],
  [/\bcents?\b/i, 'cents'],
  [/\bankana/i, 'ankanam'],
  [/\bacres?\b/i, 'acres'],
];

/** The unit that a pasted area names ("200 sq yards"); null when it names none. */
export function readUnit(text: string): AreaUnit | null {
  const words = text.replace(NUMBER, ' ');
  return UNIT_WORDS.find(([word]) => word.test(words))?.[1] ?? null;
}

const sqftOf = (unit: AreaUnit): number => WORDS_OF_UNITS[unit].sqft;

const twoDecimals = (amount: number): string => String(Math.round(amount * 100) / 100);

/** An amount of a unit as square feet in plain digits, two decimals at most. None: ''. */
export function inSquareFeet(amount: string, unit: AreaUnit): string {
  const plain = readNumber(amount);
  return plain === '' || unit === 'sqft' ? plain : twoDecimals(Number(plain) * sqftOf(unit));
}

/** Square feet (plain digits) as an amount of a unit, when two decimals say it exactly; null when they do not. */
export function exactlyIn(sqft: string, unit: AreaUnit): string | null {
  const amount = twoDecimals(Number(sqft) / sqftOf(unit));
  return inSquareFeet(amount, unit) === twoDecimals(Number(sqft)) ? amount : null;
}

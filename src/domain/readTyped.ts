import { UNIT_WORDS as WORDS_OF_UNITS } from './area';
import type { AreaUnit } from './areaUnits';
import { plainNumber } from './plainNumber';
import { CRORE, LAKH } from './price';
import { SCALE_WORDS } from './scaleWords';
import { indianNumber } from './text';

/** A number as a person writes it: digits, perhaps grouped, perhaps with decimals; the dot of "Rs.45,000" is none of it. */
const NUMBER = /\d[\d,]*(?:\.\d*)?|(?<![a-z])\.\d+/i;
/**
 * Two numbers, such as "1200,1500", "1200,850" and "800,1200": a comma with too many digits for groups on both sides, or
 * before the first one; the second number begins with no 0. A number that its box grouped stays one while it is
 * corrected: "45,00,0000", "45,1200,000", "1200,00,000".
 */
const BADLY_GROUPED = /\d{3},[1-9]\d{3}|(?<![\d,])\d{4,},(?!0\d[\d,])\d|,,/;
/** Words and marks that may stand around a number; a sign before it, or another number, makes it something else. */
const AROUND = /^[\p{L}\p{M}\s.,:₹²%'/()+-]*$/u;
const SIGNED = /[-–−]\s*(?=\.?\d)/;
/** "45 00 000" is one number. */
const SPACED = /\b\d{1,3}(?:\s\d{2,3}){0,5}\s\d{3}\b/g;

const FRACTIONS: Readonly<Record<string, string>> = {
  '¼': '.25',
  '1/4': '.25',
  '½': '.5',
  '1/2': '.5',
  '¾': '.75',
  '3/4': '.75',
};

/** The digits of Telugu and Hindi as 0 to 9, "2½" and "2 1/2" as 2.5, and one way of writing each of their letters. */
const oneWriting = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200b-\u200d]/g, '')
    .replace(/[౦-౯०-९]/g, (digit) => String((digit.charCodeAt(0) - 0x66) % 0x80))
    .replace(
      /(\d?) ?([¼½¾]|(?<![\d/.,])(?:1\/[24]|3\/4)(?![\d/]))/g,
      (_, digit: string, said: string) => `${digit || ' 0'}${FRACTIONS[said] ?? ''}`,
    );

const plainDigits = (text: string): string => {
  const [whole = '', decimals = ''] = text.replaceAll(',', '').split('.');
  const head = whole.replace(/^0+(?=\d)/, '') || '0';
  return decimals === '' ? head : `${head}.${decimals}`;
};

interface Part {
  readonly digits: string;
  /** The words up to the next number. */
  readonly words: string;
}

/** The numbers of a text, each with the words behind it; null where they cannot be told for sure. */
function partsOf(text: string): readonly Part[] | null {
  const joined = oneWriting(text).replace(SPACED, (number) => number.replace(/\s/g, ''));
  if (SIGNED.test(joined) || BADLY_GROUPED.test(joined)) return null;
  const found = [...joined.matchAll(new RegExp(NUMBER, 'gi'))];
  if (!AROUND.test(joined.replace(new RegExp(NUMBER, 'gi'), ' '))) return null;
  return found.map((number, at) => ({
    digits: plainDigits(number[0]),
    words: joined.slice(number.index + number[0].length, found[at + 1]?.index),
  }));
}

/**
 * The one number of a text as plain digits: "1,275 sq ft" → "1275", "12." → "12". A text that says no number, or not for
 * sure which ("1200-1500", "-3", "1e3"), stays as it was typed, to be told beside its field [WIZ-18].
 */
export function readNumber(text: string): string {
  const [only, ...others] = partsOf(text) ?? [];
  return only === undefined || others.length > 0 ? text.trim() : only.digits;
}

/** One of these words right behind a number, as a whole. */
const counted = (english: string, others: string): RegExp =>
  new RegExp(`^\\s*(?:${english}|${others})(?![\\p{L}\\p{M}])`, 'iu');
const SCALES: readonly (readonly [word: RegExp, rupees: number])[] = [
  [counted('cr|crs|crores?', SCALE_WORDS.crore), CRORE],
  [counted('l|lacs?|lakhs?', SCALE_WORDS.lakh), LAKH],
  [counted('k|thousand', SCALE_WORDS.thousand), 1000],
];

/** What may stand between the parts of one amount: "2 crores and 50 lakhs", "45 lakh, Rs. 50,000". */
const BETWEEN = /^[\p{L}\p{M}]+(?: (?:and|మరియు|और))?(?: (?:rs|రూ|रु))?$/iu;
const plainWords = (words: string): string => words.replace(/[\s.,+₹]+/g, ' ').trim();

/**
 * The sum of the parts, each so many of its scale; null where they are not one amount. Only what is less than one of what
 * it follows, and said at once, belongs to it: "45 lakh 50 lakh", "1 cr or 90 lakh" and "2 acres 200 cents" are two.
 */
function sumOf(parts: readonly Part[], scales: readonly number[]): number | null {
  const counts = parts.map(({ digits }, at) => Number(digits) * (scales[at] ?? 1));
  const areOne = parts
    .slice(0, -1)
    .every(({ words }, at) => (counts[at + 1] ?? 0) < (scales[at] ?? 1) && BETWEEN.test(plainWords(words)));
  return areOne ? counts.reduce((sum, count) => sum + count, 0) : null;
}

const UNIT_WORDS: readonly (readonly [word: RegExp, unit: AreaUnit])[] = [
  [/sq(?:uare)?[\s.]*(?:yd|yard|gaj)|\bgaj|గజ|गज/i, 'sqyd'],
  [/sq(?:uare)?[\s.]*(?:m\b|mt|met)|m²|చ[\s.]*మీ|చదరపు మీ|(?:वर्ग|व\.|चौ\.) ?मी/i, 'sqm'],
  [/sq(?:uare)?[\s.]*f|\bsft\b|ft²|చ[\s.]*అ|అడుగు|फु|फ़ु/i, 'sqft'],
  [/\bcents?\b|సెంట|सेंट/i, 'cents'],
  [/\bankana|అంకణ|अंकण/i, 'ankanam'],
  [/\bacres?\b|ఎకర|एकड़/i, 'acres'],
];

/** The unit that a pasted area names ("200 sq yards"); null when it names none. */
export function readUnit(text: string): AreaUnit | null {
  const words = oneWriting(text).replace(NUMBER, ' ');
  return UNIT_WORDS.find(([word]) => word.test(words))?.[1] ?? null;
}

/** What an amount may be for, other than the whole. */
type Basis = AreaUnit | 'month' | 'part';

/** What the amount of a text is for ("25 lakh per acre", "నెలకు 25 వేలు"); null where that is the whole. */
function basisOf(text: string): Basis | null {
  if (/p\.?m\b|month|నెల|मही|माह/i.test(text)) return 'month';
  return readUnit(text) ?? (/\bper\b|प्रति/i.test(text) ? 'part' : null);
}

/**
 * Rupees of what a person writes, as plain digits: "₹45,00,000", "1.2 Cr", "45 lakh 50 thousand". What is no one amount
 * ("50-55 lakh", "-5"), or one for something else than is asked for ("25 lakh per acre"), stays as it was typed [WIZ-18].
 */
export function readRupees(text: string, asked: Basis | null = null): string {
  if (![null, asked].includes(basisOf(text))) return text.trim();
  const parts = partsOf(text) ?? [];
  const scales = parts.map(({ words }) => SCALES.find(([word]) => word.test(words))?.[1] ?? 1);
  const sum = sumOf(parts, scales);
  if (parts.length === 0 || sum === null) return text.trim();
  if (scales[0] === 1) return parts[0]?.digits ?? '';
  return Number.isSafeInteger(Math.round(sum)) ? String(Math.round(sum)) : text.trim();
}

/** Plain digits with Indian grouping: "4500000" → "45,00,000"; a text that is no number stays as it is. */
export function grouped(plain: string): string {
  if (!/^\d{1,15}(\.\d+)?$/.test(plain)) return plain;
  const [whole = '', decimals] = plain.split('.');
  const head = indianNumber(Number(whole));
  return decimals === undefined ? head : `${head}.${decimals}`;
}

const CENTS: Readonly<Partial<Record<AreaUnit, number>>> = { acres: 100, cents: 1 };

/** The number of an area as it is typed, and the unit that it names, if it does; "2 acres 30 cents" are 2.3 acres. */
export function readArea(text: string): { readonly amount: string; readonly unit: AreaUnit | null } {
  const parts = partsOf(text) ?? [];
  const sum = sumOf(
    parts,
    parts.map(({ words }) => CENTS[readUnit(words) ?? 'sqft'] ?? NaN),
  );
  if (parts.length < 2 || sum === null) return { amount: readNumber(text), unit: readUnit(text) };
  return { amount: String(Number((sum / 100).toFixed(4))), unit: 'acres' };
}

const sqftOf = (unit: AreaUnit): number => WORDS_OF_UNITS[unit].sqft;

const twoDecimals = (amount: number): string => String(Math.round(amount * 100) / 100);

/** An amount of a unit as square feet in plain digits, two decimals at most; what says no number stays as it is [WIZ-18]. */
export function inSquareFeet(amount: string, unit: AreaUnit): string {
  const plain = readNumber(amount);
  return plainNumber(plain) === null || unit === 'sqft' ? plain : twoDecimals(Number(plain) * sqftOf(unit));
}

/** Square feet (plain digits) as an amount of a unit for the eye: two decimals, more where these would say too little. */
export function roundedIn(sqft: string, unit: AreaUnit): string {
  const amount = Number(sqft) / sqftOf(unit);
  return amount < 0.1 ? String(Number(amount.toPrecision(2))) : twoDecimals(amount);
}

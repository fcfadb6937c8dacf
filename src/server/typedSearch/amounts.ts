import { CRORE, LAKH } from '@/domain/price';
import { joinedValues } from '@/domain/severalValues';

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:c|k[ou]t)/, CRORE],
  [/^(?:l)/, LAKH],
  [/^(?:k|t)/, 1000],
];

/** Words for lakh, crore and thousand, also as Telugu and Hindi ones sound in Latin letters. */
const UNIT =
  'lakhs?|lacs?|lks?|laka?|laksalu|laksala|laksa|l|crores?|crs?|karora?|karoda?|kotlu|kotla|koti|kot|c|thousand|k';
const NUMBER = '(?:rs |inr )?(\\d{1,3}(?:,\\d{2,3}){1,4}|\\d{1,11}(?:\\.\\d{1,4})?)';
const AMOUNT = `${NUMBER}(?: ?(${UNIT})(?![a-z0-9]))?`;
/** Words before the most that is wanted, and before the least. */
export const BELOW = 'under|below|upto|up to|less than|lesser than|within|max|maximum|not more than|budget|at most|<';
export const ABOVE = 'above|over|more than|from|min|minimum|starting|at least|>';
const AROUND = 'around|about|approx|approximately|near';

const WITHIN = new RegExp(`(?:between |from )?${AMOUNT} ?(?:-|–|to|and|se|nundi) ?${AMOUNT}`);
const BOUND = new RegExp(`(?:^| )(${BELOW}|${ABOVE}|${AROUND}) ?${AMOUNT}`);
const ALONE = new RegExp(`(?:^| )${NUMBER} ?(${UNIT})(?![a-z0-9])(?: ?(plus|\\+|above))?`);
/** From so many rupees on, a number without a unit is a price. */
const LEAST_PLAIN = 100_000;
/** What "around" leaves to each side. */
const NEARLY = 0.1;

const unitOf = (word: string | undefined): number | null =>
  word === undefined ? null : (UNITS.find(([begins]) => begins.test(word.replace(/^kar/, 'c')))?.[1] ?? null);

/** Rupees of a number with its unit, or with the one that stands at the other end; null for what is no price. */
function rupees(number: string | undefined, unit: string | undefined, other?: string): number | null {
  const amount = Number(number?.replaceAll(',', ''));
  if (!Number.isFinite(amount) || amount <= 0) return null;
  const factor = unitOf(unit) ?? unitOf(other);
  if (factor !== null) return Math.round(amount * factor);
  return amount >= LEAST_PLAIN ? Math.round(amount) : null;
}

interface Amounts {
  readonly minPrice?: number;
  readonly maxPrice?: number;
}

const BOUND_WORDS = new Set(`${BELOW}|${ABOVE}`.split(/[ |]/));
/** Whether a word is a number, or may stand before one: "under 15000". */
export const saysHowMuch = (word: string): boolean => BOUND_WORDS.has(word) || /^\d/.test(word);

/** The prices (rupees) in a text of small Latin letters, and the text without them. */
export function readAmounts(text: string): { readonly amounts: Amounts; readonly rest: string } {
  const without = (match: RegExpExecArray) => text.replace(match[0], ' | ');
  const range = WITHIN.exec(text);
  if (range) {
    const [, a, unitA, b, unitB] = range;
    const [from, to] = [rupees(a, unitA, unitB), rupees(b, unitB)];
    if (from !== null && to !== null && (unitB !== undefined || unitA !== undefined || from >= LEAST_PLAIN))
      return { amounts: { minPrice: Math.min(from, to), maxPrice: Math.max(from, to) }, rest: without(range) };
  }
  const bound = BOUND.exec(text);
  const amount = bound && rupees(bound[2], bound[3]);
  // "near 517501" is no price.
  const isPin =
    bound?.[3] === undefined &&
    /^5[12]\d{4}$/.test(bound?.[2] ?? '') &&
    new RegExp(`^(?:${AROUND})$`).test(bound?.[1] ?? '');
  if (bound && amount != null && !isPin) {
    const word = bound[1] ?? '';
    const near = { minPrice: Math.round(amount * (1 - NEARLY)), maxPrice: Math.round(amount * (1 + NEARLY)) };
    const amounts = new RegExp(`^(?:${BELOW})$`).test(word)
      ? { maxPrice: amount }
      : new RegExp(`^(?:${ABOVE})$`).test(word)
        ? { minPrice: amount }
        : near;
    return { amounts, rest: without(bound) };
  }
  const alone = ALONE.exec(text);
  const price = alone && rupees(alone[1], alone[2]);
  if (alone && price != null)
    return { amounts: alone[3] === undefined ? { maxPrice: price } : { minPrice: price }, rest: without(alone) };
  const plain = /(?:^| )(?:rs |inr )?(\d{1,2}(?:,\d{2}){0,3},\d{3}|\d{7,9})(?= |$)/.exec(text);
  const whole = plain && rupees(plain[1], undefined);
  return plain && whole != null ? { amounts: { maxPrice: whole }, rest: without(plain) } : { amounts: {}, rest: text };
}

const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five'] as const;
const ROOM_COUNT = `(?:\\d|${NUMBER_WORDS.join('|')})`;
/** The number may be typed right behind a word: "tirupati2bhk". */
const ROOMS = new RegExp(
  `(?:^| |(?<=[a-z])(?=\\d))((?:${ROOM_COUNT}(?: ?bhk)?(?:[,/&-]| & | or | and ))*${ROOM_COUNT}) ?(?:\\+ ?)?-? ?(?:bhk|b h k|bk|bh|rk|bed ?rooms?|beds?|bedrm|badrum|bedrum|br)(?![a-z])`,
);

const roomsIn = (word: string): number =>
  /\d/.test(word) ? Number(word) : NUMBER_WORDS.findIndex((each) => each === word) + 1;

/** The bedrooms that a text of small Latin letters asks for, each '1' to '5', and the text without them. */
export function readRooms(text: string): { readonly bhkType: string; readonly rest: string } {
  const match = ROOMS.exec(text);
  const counts = [...(match?.[1] ?? '').matchAll(new RegExp(ROOM_COUNT, 'g'))].map(([word]) => roomsIn(word));
  if (!match || counts.some((count) => count < 1)) return { bhkType: '', rest: text };
  const digits = counts.map((count) => String(Math.min(count, NUMBER_WORDS.length)));
  return { bhkType: joinedValues(digits), rest: text.replace(match[0], ' | ') };
}

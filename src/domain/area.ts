import * as words from '@/words/numbers';
import { UNIT_NAMES, type AreaUnit } from './areaUnits';
import { toNumber } from './price';
import { indianNumber } from './text';

interface UnitWords {
  /** What the unit is called when one is chosen. */
  readonly choice: string;
  readonly label: string;
  readonly one: string;
  /** Its size, square feet. */
  readonly sqft: number;
}
/** The words and the size of each unit. */
export const UNIT_WORDS: Readonly<Record<AreaUnit, UnitWords>> = {
  sqft: { ...words.units.sqft, sqft: 1 },
  sqyd: { ...words.units.sqyd, sqft: 9 },
  sqm: { ...words.units.sqm, sqft: 1 / 0.09290304 },
  cents: { ...words.units.cents, sqft: 435.6 },
  // 36 sq ft here; other districts count 72, so the choice says which.
  ankanam: { ...words.units.ankanam, sqft: 36 },
  acres: { ...words.units.acres, sqft: 43560 },
};

/** The units with their words and sizes. */
export const AREA_UNITS = UNIT_NAMES.map((unit) => ({ unit, ...UNIT_WORDS[unit] }));

/** An area in square feet, converted into a unit. */
export function convertArea(sqft: number, unit: AreaUnit): number {
  return sqft / UNIT_WORDS[unit].sqft;
}

/** An amount of a unit in whole square feet, as bounds are kept. */
export const sqftOf = (amount: number, unit: AreaUnit): number => Math.round(amount * UNIT_WORDS[unit].sqft);

/** Whole square feet as the shortest amount of a unit that is them again: 87,120 are 2 acres. */
export function amountIn(sqft: number, unit: AreaUnit): number {
  const amount = convertArea(sqft, unit);
  const digits = [0, 1, 2, 3, 4].find((many) => sqftOf(Number(amount.toFixed(many)), unit) === sqft);
  return Number(amount.toFixed(digits ?? 5));
}

/** Two decimals are too few for a flat in acres: below 0.1 two digits that say something, "0.028". */
function amountWords(amount: number): string {
  if (amount >= 0.1) return indianNumber(amount >= 100 ? Math.round(amount) : amount);
  return amount.toFixed(Math.min(6, 1 - Math.floor(Math.log10(amount)))).replace(/(?<!0)0+$/, '');
}

/** An area in square feet, shown in a unit: "2.5 cents"; whole from 100 of a unit on. Nothing to show: ''. */
export function formatArea(sqft: number, unit: AreaUnit): string {
  if (!Number.isFinite(sqft) || sqft <= 0) return '';
  const text = amountWords(convertArea(sqft, unit));
  const { one, label } = UNIT_WORDS[unit];
  return `${text} ${text === '1' ? one : label}`;
}

/** A range of areas in square feet, shown in a unit: "1,100 – 1,900 sq ft"; one area when both read the same. */
export function formatAreaRange(from: number, to: number, unit: AreaUnit): string {
  const [least, most] = [formatArea(from, unit), formatArea(to, unit)];
  return least === most ? least : `${least.slice(0, least.indexOf(' '))} – ${most}`;
}

/** An area in square feet: "1,275 sq ft"; a text with a unit of its own ("200 sq yards") stays as it is. Unknown: ''. */
export function squareFeet(value: unknown): string {
  const sqft = toNumber(value);
  if (sqft !== null) return sqft > 0 ? `${indianNumber(sqft)} ${words.units.sqft.label}` : '';
  const text = typeof value === 'string' ? value.trim() : '';
  return /^[0.,]*[1-9][\d.,]*\s*[a-z]/i.test(text) ? text : '';
}

/** An area that a listing gives in square feet, shown in a unit; a text with a unit of its own stays as it is. Unknown: ''. */
export function areaIn(value: unknown, unit: AreaUnit): string {
  const sqft = unit === 'sqft' ? null : toNumber(value);
  return sqft === null ? squareFeet(value) : formatArea(sqft, unit);
}

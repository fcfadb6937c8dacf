import { toNumber } from './price';
import { indianNumber } from './text';

/** Units in which land and floors are measured around Tirupati, with their size in square feet. */
export const AREA_UNITS = [
  { unit: 'sqft', label: 'sq ft', one: 'sq ft', sqft: 1 },
  { unit: 'sqyd', label: 'sq yd', one: 'sq yd', sqft: 9 },
  { unit: 'sqm', label: 'sq m', one: 'sq m', sqft: 1 / 0.09290304 },
  { unit: 'cents', label: 'cents', one: 'cent', sqft: 435.6 },
  // 36 sq ft here; other districts count 72.
  { unit: 'ankanam', label: 'ankanam', one: 'ankanam', sqft: 36 },
  { unit: 'acres', label: 'acres', one: 'acre', sqft: 43560 },
] as const;

export type AreaUnit = (typeof AREA_UNITS)[number]['unit'];

const unitOf = (unit: AreaUnit) => AREA_UNITS.find((each) => each.unit === unit) ?? AREA_UNITS[0];

/** An area in square feet, converted into a unit. */
export function convertArea(sqft: number, unit: AreaUnit): number {
  return sqft / unitOf(unit).sqft;
}

/** An area in square feet, shown in a unit: "2.5 cents"; whole from 100 of a unit on. Nothing to show: ''. */
export function formatArea(sqft: number, unit: AreaUnit): string {
  if (!Number.isFinite(sqft) || sqft <= 0) return '';
  const amount = convertArea(sqft, unit);
  const text = indianNumber(amount >= 100 ? Math.round(amount) : amount);
  const { one, label } = unitOf(unit);
  return `${text} ${text === '1' ? one : label}`;
}

/** An area in square feet: "1,275 sq ft"; a text with a unit of its own ("200 sq yards") stays as it is. Unknown: ''. */
export function squareFeet(value: unknown): string {
  const sqft = toNumber(value);
  if (sqft !== null) return sqft > 0 ? `${indianNumber(sqft)} sq ft` : '';
  const text = typeof value === 'string' ? value.trim() : '';
  return /^[\d.,]*[1-9][\d.,]*\s*[a-z]/i.test(text) ? text : '';
}

/** The area a card shows, under its right name: plot area, else built-up area, else carpet area [PLIST-7]. */
export function cardArea(listing: {
  plotArea?: unknown;
  builtUpArea?: unknown;
  carpetArea?: unknown;
}): { label: 'plot area' | 'built-up area' | 'carpet area'; value: string } | null {
  const plot = squareFeet(listing.plotArea);
  if (plot !== '') return { label: 'plot area', value: plot };
  const builtUp = squareFeet(listing.builtUpArea);
  if (builtUp !== '') return { label: 'built-up area', value: builtUp };
  const carpet = squareFeet(listing.carpetArea);
  return carpet === '' ? null : { label: 'carpet area', value: carpet };
}

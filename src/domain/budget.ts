import * as words from '@/words/numbers';
import { CRORE, LAKH, listPrice } from './price';

/** A budget band of the lists; `min` and `max` in rupees, both inclusive. */
type Band = { id: string; label: string; min: number; max: number };

const band = (id: keyof typeof words.bands, min: number, max: number): Band => ({
  id,
  label: words.bands[id],
  min,
  max,
});

/** The budget filter's bands [PLIST-10]. */
export const BUDGET_BANDS: readonly Band[] = [
  band('0-50L', 0, 50 * LAKH),
  band('50L-1Cr', 50 * LAKH, CRORE),
  band('1-2Cr', CRORE, 2 * CRORE),
  band('2-3Cr', 2 * CRORE, 3 * CRORE),
  band('3-4Cr', 3 * CRORE, 4 * CRORE),
  band('4-5Cr', 4 * CRORE, 5 * CRORE),
];

/** The band that has exactly these bounds (rupees), or null. */
export function bandOf(minPrice: number, maxPrice: number): Band | null {
  return BUDGET_BANDS.find(({ min, max }) => min === minPrice && max === maxPrice) ?? null;
}

/** The price bounds (rupees) of a chosen band, '' being none; null for what is no band. */
export function budgetOfBand(id: string | null): { readonly minPrice: number; readonly maxPrice: number } | null {
  if (id === '') return { minPrice: 0, maxPrice: 0 };
  const band = BUDGET_BANDS.find((each) => each.id === id);
  return band === undefined ? null : { minPrice: band.min, maxPrice: band.max };
}

/** The bounds (rupees) in words: a band's label, "From ₹50 L", "₹50 L – ₹70 L"; '' for none. */
export function budgetLabel(min: number, max: number): string {
  const band = bandOf(min, max);
  if (band !== null) return band.label;
  if (max <= 0) return min > 0 ? words.from({ amount: listPrice(min) }) : '';
  return min > 0 ? `${listPrice(min)} – ${listPrice(max)}` : words.upTo({ amount: listPrice(max) });
}

/** Whether a price (rupees) or an area lies within the bounds, both inclusive; a bound of 0 is none. An unknown one fails any bound [PLIST-8]. */
export function isWithin(price: number | null, min: number, max: number): boolean {
  if (min <= 0 && max <= 0) return true;
  return price !== null && price >= min && (max <= 0 || price <= max);
}

/** Whether a project's price range (rupees) overlaps the bounds; a range with one end known is that one price [PLIST-10]. */
export function rangeOverlaps(from: number | null, to: number | null, min: number, max: number): boolean {
  if (min <= 0 && max <= 0) return true;
  const start = from ?? to;
  const end = to ?? from;
  if (start === null || end === null) return false;
  return Math.max(start, end) >= min && (max <= 0 || Math.min(start, end) <= max);
}

/** The lowest and the highest price of a listing, rupees; a listing with one price has it twice. */
export type PriceRange = readonly [from: number | null, to: number | null];

/** How many listings each of BUDGET_BANDS holds; a range counts in every band that it touches [PLIST-10]. */
export const countBands = (ranges: readonly PriceRange[]): readonly number[] =>
  BUDGET_BANDS.map(({ min, max }) => ranges.filter(([from, to]) => rangeOverlaps(from, to, min, max)).length);

/** Fewer asking prices than this say nothing about a place. */
const FEWEST_RATES = 3;

/** What asking prices nearby say about an area, in rupees: the middle half of them, and how many there were. */
export interface Estimate {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  /** Rupees per square foot in the middle. */
  readonly rate: number;
  readonly count: number;
}

/** The value below which a share (0 to 1) of ascending numbers lies, between two of them where it must. */
export function quantile(ascending: readonly number[], share: number): number {
  const place = (ascending.length - 1) * share;
  const below = ascending[Math.floor(place)] ?? 0;
  const above = ascending[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

/** An estimate for `sqft` square feet from prices per square foot (rupees; unknown ones are left out); null when too few are known. */
export function estimateValue(rates: readonly (number | null | undefined)[], sqft: number): Estimate | null {
  const known = rates
    .flatMap((rate) => (rate != null && rate > 0 && Number.isFinite(rate) ? [rate] : []))
    .sort((a, b) => a - b);
  if (known.length < FEWEST_RATES || !(sqft > 0)) return null;
  const rate = quantile(known, 0.5);
  return {
    low: Math.round(quantile(known, 0.25) * sqft),
    middle: Math.round(rate * sqft),
    high: Math.round(quantile(known, 0.75) * sqft),
    rate: Math.round(rate),
    count: known.length,
  };
}

/** More digits than these cannot be counted exactly. */
const MOST_DIGITS = 15;

/** The number that plain digits say, as the fields keep what was typed into them; null for every other text. */
export const plainNumber = (kept: string): number | null =>
  /^\d+(?:\.\d+)?$/.test(kept.trim()) && (kept.trim().split('.')[0] ?? '').length <= MOST_DIGITS ? Number(kept) : null;

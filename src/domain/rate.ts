import { UNIT_WORDS } from './area';
import type { AreaUnit } from './areaUnits';
import { detailPrice, listPrice, pricePerSqft, toNumber } from './price';

/**
 * What a square foot costs (rupees), and what a unit of the chosen kind does: "₹4,900 / sq ft",
 * "₹4,900 / sq ft · ₹44,100 / sq yd". Null where it is not known [PLIST-7, PDET-3, JDET-1].
 */
export function rateWords(perSqft: unknown, unit: AreaUnit, format: 'list' | 'detail'): string | null {
  const rate = pricePerSqft(perSqft);
  if (rate === null) return null;
  const words = `${rate} / ${UNIT_WORDS.sqft.one}`;
  if (unit === 'sqft') return words;
  const show = format === 'list' ? listPrice : detailPrice;
  const { one, sqft } = UNIT_WORDS[unit];
  return `${words} · ${show(Math.round((toNumber(perSqft) ?? 0) * sqft))} / ${one}`;
}

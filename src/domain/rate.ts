import { UNIT_WORDS } from './area';
import type { AreaUnit } from './areaUnits';
import { detailPrice, listPrice, pricePerSqft, toNumber } from './price';

/** What a unit of an area costs: "₹44,100 / sq yd". Null where it is not known. */
export function rateIn(perSqft: unknown, unit: AreaUnit, format: 'list' | 'detail'): string | null {
  const rate = pricePerSqft(perSqft);
  const { one, sqft } = UNIT_WORDS[unit];
  if (rate === null || unit === 'sqft') return rate && `${rate} / ${one}`;
  const show = format === 'list' ? listPrice : detailPrice;
  return `${show(Math.round((toNumber(perSqft) ?? 0) * sqft))} / ${one}`;
}

/**
 * What a square foot costs (rupees), and what a unit of the chosen kind does: "₹4,900 / sq ft",
 * "₹4,900 / sq ft · ₹44,100 / sq yd". Null where it is not known [PLIST-7, PDET-3, JDET-1].
 */
export function rateWords(perSqft: unknown, unit: AreaUnit, format: 'list' | 'detail'): string | null {
  const rate = rateIn(perSqft, 'sqft', format);
  return rate === null || unit === 'sqft' ? rate : `${rate} · ${rateIn(perSqft, unit, format)}`;
}

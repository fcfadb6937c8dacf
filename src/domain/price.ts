import { language } from '@/words/language';
import * as words from '@/words/numbers';
import { indianNumber } from './text';

/** Rupees. */
export const LAKH = 1e5;
export const CRORE = 1e7;
const UNKNOWN_PRICE = words.price.unknown;

/**
 * A finite number from what a server may send: a number, or a text such as "4500000", "1,20,000" or "₹ 45,000".
 * Null for everything else.
 */
export function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const text = value.replace(/^\s*(?:₹|Rs\.?)/i, '').trim();
  if (!/^-?\d[\d,]*(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text)) return null;
  const number = Number(text.replaceAll(',', ''));
  return Number.isFinite(number) ? number : null;
}

/** A price in rupees that can be shown, or null: below half a paisa there is nothing to show. */
function knownPrice(value: unknown): number | null {
  const rupees = toNumber(value);
  return rupees !== null && rupees >= 0.005 ? rupees : null;
}

/** So many lakhs or crores in words. What decimals English shows is said by FMT-1; Telugu and Hindi show those that count. */
function compactPrice(scale: 'lakh' | 'crore', fixed: string): string {
  const n = Number(fixed);
  return words.price[scale]({ n, amount: language === 'en' ? fixed : indianNumber(n) });
}

/** A price (rupees) on lists: "₹1.2 Cr", "₹45 L", "₹99,999", "Price on request" [FMT-1]. */
export function listPrice(value: unknown): string {
  const rupees = knownPrice(value);
  if (rupees === null) return UNKNOWN_PRICE;
  if (rupees >= CRORE) return compactPrice('crore', (rupees / CRORE).toFixed(1));
  if (rupees >= LAKH) return compactPrice('lakh', (rupees / LAKH).toFixed(1).replace(/\.0$/, ''));
  return `₹${indianNumber(rupees)}`;
}

/** A price (rupees) on detail pages: "₹1.25 Cr", "₹45.50 L", "₹99,999", "Price on request" [FMT-1]. */
export function detailPrice(value: unknown): string {
  const rupees = knownPrice(value);
  if (rupees === null) return UNKNOWN_PRICE;
  if (rupees >= CRORE) return compactPrice('crore', (rupees / CRORE).toFixed(2));
  if (rupees >= LAKH) return compactPrice('lakh', (rupees / LAKH).toFixed(2));
  return `₹${indianNumber(rupees)}`;
}

/** A price per square foot (rupees), such as "₹4,900"; null when it is not known [PLIST-7]. */
export function pricePerSqft(value: unknown): string | null {
  const rupees = knownPrice(value);
  return rupees === null ? null : `₹${indianNumber(rupees)}`;
}

/** A range of prices (rupees): "₹45 L – ₹1.2 Cr"; one price when the other end is unknown or reads the same [JLIST-4]. */
export function priceRange(from: unknown, to: unknown, format: 'list' | 'detail' = 'list'): string {
  const show = format === 'list' ? listPrice : detailPrice;
  const ends = [knownPrice(from), knownPrice(to)].filter((end) => end !== null).sort((a, b) => a - b);
  return [...new Set(ends.map(show))].join(' – ') || UNKNOWN_PRICE;
}

/**
 * The price of one configuration of a project: its area range (sq ft) times the price per square foot (rupees);
 * where one of them is unknown, the project's own unit price range (rupees) [JLIST-5].
 */
export function configurationPrice(
  areaFrom: unknown,
  areaTo: unknown,
  perSqft: unknown,
  fallbackFrom: unknown,
  fallbackTo: unknown,
  format: 'list' | 'detail' = 'list',
): string {
  const rate = knownPrice(perSqft);
  const areas = [toNumber(areaFrom), toNumber(areaTo)].map((area) => (area !== null && area > 0 ? area : null));
  if (rate === null || areas.every((area) => area === null)) return priceRange(fallbackFrom, fallbackTo, format);
  const [from, to] = areas.map((area) => (area === null ? null : area * rate));
  return priceRange(from, to, format);
}

import { plainNumber } from '@/domain/plainNumber';

const LAKH = 100_000;

/** The price (rupees, as digits) that is meant where only its lakhs were written: "45" for 45,00,000; null for others [WIZ-18]. */
export function priceInLakh(kept: string): string | null {
  const number = plainNumber(kept) ?? 0;
  return number >= 1 && number < 1000 ? String(Math.round(number * LAKH)) : null;
}

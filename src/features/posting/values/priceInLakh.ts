import { plainNumber } from '@/domain/plainNumber';
import { readRupees } from '@/domain/readTyped';

/** The price (rupees, as digits) that is meant where only its lakhs were written: "45" for 45,00,000; null for others [WIZ-18]. */
export function priceInLakh(kept: string): string | null {
  const number = plainNumber(kept) ?? 0;
  return number >= 1 && number < 1000 ? readRupees(`${kept} lakh`) : null;
}

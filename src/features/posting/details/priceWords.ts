import { indianNumber } from '@/domain/text';
import * as words from '@/words/postingPrice';
import { numberIn } from '../values/numberFields';
import type { PostingValues } from '../values/postingValues';

/** What a percentage of the price comes to: "2% of ₹45,00,000 = ₹90,000"; '' when it cannot be said (WIZ-15). */
export function shareWords(values: PostingValues): string {
  const percent = numberIn(values, 'brokerage') ?? 0;
  const price = numberIn(values, 'expectedPrice') ?? 0;
  if (percent <= 0 || percent > 100 || price <= 0) return '';
  return words.share({
    percent: indianNumber(percent),
    price: indianNumber(price),
    amount: indianNumber(Math.round((price * percent) / 100)),
  });
}

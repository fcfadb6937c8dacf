import type { SavedListing } from '@/api/savedApi';
import { shortDayInIndia } from '@/domain/moments';
import { listPrice } from '@/domain/price';
import * as words from '@/words/dashboard';

/** "Saved on 3 Nov 2026 at ₹60 L", the price in rupees where it is to be told; '' where the day is not known. */
export function savedOn({ savedAt }: SavedListing, price?: number): string {
  const day = savedAt === undefined ? '' : shortDayInIndia(savedAt);
  if (day === '') return '';
  return price === undefined ? words.saved.on({ day }) : words.saved.onAt({ day, price: listPrice(price) });
}

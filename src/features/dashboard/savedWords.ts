import type { SavedListing } from '@/api/savedApi';
import { shortDayInIndia } from '@/domain/moments';
import { listPrice } from '@/domain/price';
import * as words from '@/words/dashboard';

const dayOf = (at: number | string): string => shortDayInIndia(at).replaceAll(' ', '\u00a0');

/** "You asked for a call on 29 Nov 2026", the day unbroken; `at`: ms since 1970 or ISO 8601. */
export const askedOn = (at: number | string): string => words.contacted.asked({ day: dayOf(at) });

/** "Saved on 3 Nov 2026 at ₹60 L", the price in rupees where it is to be told; '' where the day is not known. */
export function savedOn({ savedAt }: SavedListing, price?: number): string {
  const day = savedAt === undefined ? '' : dayOf(savedAt);
  if (day === '') return '';
  return price === undefined ? words.saved.on({ day }) : words.saved.onAt({ day, price: listPrice(price) });
}

import * as words from '@/words/offers';

/** The price of a valuation report [PDET-10]. */
export const VALUATION_PRICE = { now: '₹999', before: '₹1,999' } as const;

/** What speaks for the interior services [PDET-10]. */
export const INTERIOR_POINTS: readonly string[] = [
  words.interior.off({ amount: '₹25,000' }),
  words.interior.lowest,
  words.interior.warranty,
];

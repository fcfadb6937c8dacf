/** The price of a valuation report [PDET-10]. */
export const VALUATION_PRICE = { now: '₹999', before: '₹1,999' } as const;

/** What speaks for the interior services [PDET-10]. */
export const INTERIOR_POINTS: readonly string[] = ['₹25,000 off', 'Lowest price guarantee', '10-year warranty'];

/** The reasons that operators give most when they refuse a listing, in the order in which they are offered. */
export const REFUSALS = ['pictures', 'price', 'contact', 'twice', 'place', 'description'] as const;

/** Its sentence, which the owner reads, stands in `src/words/moderation`. */
export type Refusal = (typeof REFUSALS)[number];

/** As long a reason as a dashboard shows. */
export const LONGEST_REASON = 500;

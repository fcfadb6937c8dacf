import * as words from '@/words/sorts';
import { rateOf } from './listingTraits';
import { toNumber } from './price';

/** The orders of a list, as the API's `sort` names them; '' is the server's own order [PLIST-18]. */
export const SORTS = [
  { value: '', label: words.recommended },
  { value: 'newest', label: words.newest },
  { value: 'priceUp', label: words.priceUp },
  { value: 'priceDown', label: words.priceDown },
  { value: 'perSqft', label: words.perSqft },
] as const;
export type Sort = (typeof SORTS)[number]['value'];

/** The order in a page's address; an unknown word is the server's own order. */
export const parseSort = (text: string | null | undefined): Sort =>
  SORTS.find(({ value }) => value === text)?.value ?? '';

/** A query string (without '?') that asks for an order too. */
export function withSort(query: string, sort: Sort): string {
  if (sort === '') return query;
  return query === '' ? `sort=${sort}` : `${query}&sort=${sort}`;
}

/** What of a listing the orders look at; anything may be missing, and numbers may be texts. Prices in rupees. */
type SortableProperty = Parameters<typeof rateOf>[0] & { createdAt?: unknown };
type SortableProject = {
  createdAt?: unknown;
  unitPriceRangeFrom?: unknown;
  unitPriceRangeTo?: unknown;
  pricePerSqft?: unknown;
};

/** Stands after everything known, in every order. */
const UNKNOWN = Number.POSITIVE_INFINITY;

interface Facts {
  readonly createdAt: unknown;
  /** Rupees: the lowest and the highest price. */
  readonly low: unknown;
  readonly high: unknown;
  readonly perSqft: unknown;
}

/** A price (rupees) that is known; 0 is "on request". */
function known(value: unknown): number | null {
  const rupees = toNumber(value);
  return rupees !== null && rupees > 0 ? rupees : null;
}

/** ms since 1970, from a date's text or the number itself. */
function time(value: unknown): number | null {
  const ms = toNumber(value) ?? (typeof value === 'string' ? Date.parse(value) : Number.NaN);
  return Number.isNaN(ms) ? null : ms;
}

/** The known ends of a price range (rupees), the lower first. */
function ends(from: unknown, to: unknown): readonly number[] {
  return [known(from), known(to)].filter((price) => price !== null).sort((a, b) => a - b);
}

const down = (value: number | null): number => (value === null ? UNKNOWN : -value);

/** The number by which a listing stands in an order; the smaller, the earlier. */
function placeIn(sort: Exclude<Sort, ''>, facts: Facts): number {
  switch (sort) {
    case 'newest':
      return down(time(facts.createdAt));
    case 'priceUp':
      return known(facts.low) ?? UNKNOWN;
    case 'priceDown':
      return down(known(facts.high));
    case 'perSqft':
      return known(facts.perSqft) ?? UNKNOWN;
  }
}

/** A new array in the order wanted; listings that stand alike, or of which nothing is known, keep their order. */
function sorted<R>(records: readonly R[], sort: Sort, factsOf: (record: R) => Facts): readonly R[] {
  if (sort === '') return records;
  const placed = records.map((record) => ({ record, place: placeIn(sort, factsOf(record)) }));
  placed.sort((a, b) => (a.place === b.place ? 0 : a.place < b.place ? -1 : 1));
  return placed.map(({ record }) => record);
}

/** The listings of a whole result in an order; unknown values last, otherwise stable [PLIST-18]. */
export const sortProperties = <R extends SortableProperty>(records: readonly R[], sort: Sort): readonly R[] =>
  sorted(records, sort, (listing) => ({
    createdAt: listing.createdAt,
    low: listing.expectedPrice,
    high: listing.expectedPrice,
    perSqft: rateOf(listing),
  }));

/** The same for projects: upwards by the lowest price of a range, downwards by its highest [PLIST-18]. */
export const sortProjects = <R extends SortableProject>(records: readonly R[], sort: Sort): readonly R[] =>
  sorted(records, sort, ({ createdAt, unitPriceRangeFrom, unitPriceRangeTo, pricePerSqft }) => {
    const prices = ends(unitPriceRangeFrom, unitPriceRangeTo);
    return { createdAt, low: prices.at(0), high: prices.at(-1), perSqft: pricePerSqft };
  });

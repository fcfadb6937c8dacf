import type { SavedListing } from '@/api/savedApi';

/** The orders of the saved listings: the one saved last first, or by the price. */
export const ORDERS = ['last', 'priceUp', 'priceDown'] as const;
export type Order = (typeof ORDERS)[number];

/** How the saved listings are shown; the address carries it, so that Back brings it again. */
export interface SavedView {
  readonly order: Order;
  /** So many at most. */
  readonly most: number;
}

/** Each card asks for its listing: the rest waits to be asked for, and comes in steps. */
export const AT_FIRST = 6;
export const STEP = 12;
/** So many are seen at a glance, in whatever order, and need no press of their own to come. */
export const FEW = 2;
/** As many as an account may save. */
const MOST = 500;

export const readOrder = (text: string | null): Order => ORDERS.find((order) => order === text) ?? 'last';

export function readSavedView(params: URLSearchParams): SavedView {
  const most = Number(params.get('shown'));
  const isMore = Number.isInteger(most) && most > AT_FIRST && most <= MOST;
  return { order: readOrder(params.get('sort')), most: isMore ? most : AT_FIRST };
}

/** The parameters of an address; '' for what is as usual. */
export const writeSavedView = ({ order, most }: SavedView) => ({
  sort: order === 'last' ? '' : order,
  shown: most === AT_FIRST ? '' : String(most),
});

/** How many of all are shown. */
export const shownOf = (all: number, most: number): number => (all <= most + FEW ? all : most);

/** In an order; what has no price now, such as what was sold, stands last in those of the price. */
export function inOrder<T extends SavedListing>(listings: readonly T[], order: Order): readonly T[] {
  if (order === 'last') return listings;
  const sign = order === 'priceUp' ? 1 : -1;
  const key = ({ price }: SavedListing) => (price === undefined ? Infinity : sign * price);
  return [...listings].sort((a, b) => (key(a) === key(b) ? 0 : key(a) - key(b)));
}

/** One that was removed since the page was opened. */
export type RemovedListing = SavedListing & {
  readonly name: string | undefined;
  /** Where it stood among all, from 0. */
  readonly place: number;
};

/** The saved ones with those that were removed, each where it stood. */
export function withRemoved(
  saved: readonly SavedListing[],
  removed: readonly RemovedListing[],
): readonly (SavedListing | RemovedListing)[] {
  const all: (SavedListing | RemovedListing)[] = [...saved];
  for (const one of [...removed].sort((a, b) => a.place - b.place)) all.splice(one.place, 0, one);
  return all;
}

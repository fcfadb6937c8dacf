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

/** Each card asks for its listing, which counts as a look at it: the rest waits to be asked for, and comes in steps. */
export const AT_FIRST = 6;
export const STEP = 12;

export const readOrder = (text: string | null): Order => ORDERS.find((order) => order === text) ?? 'last';

export function readSavedView(params: URLSearchParams): SavedView {
  const most = Number(params.get('saved'));
  return { order: readOrder(params.get('order')), most: Number.isInteger(most) && most > AT_FIRST ? most : AT_FIRST };
}

/** The parameters of an address; '' for what is as usual. */
export const writeSavedView = ({ order, most }: SavedView) => ({
  order: order === 'last' ? '' : order,
  saved: most === AT_FIRST ? '' : String(most),
});

/** Where each stands, smallest first; what is not known stands last. */
const keys: Readonly<Record<Order, (one: SavedListing) => number>> = {
  last: ({ savedAt }) => (savedAt === undefined ? 0 : -Date.parse(savedAt)),
  priceUp: ({ price = Infinity }) => price,
  priceDown: ({ price = -Infinity }) => -price,
};

/** In an order; what has no price now, such as what was sold, stands last in those of the price. */
export const inOrder = (listings: readonly SavedListing[], order: Order): readonly SavedListing[] =>
  listings
    .map((one) => ({ one, key: keys[order](one) }))
    .sort((a, b) => (a.key === b.key ? 0 : a.key - b.key))
    .map(({ one }) => one);

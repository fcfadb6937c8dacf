import type { PropertyRecord } from '@/api/records';
import { headline } from '@/domain/headlines';
import { DELETED } from '@/domain/listingStatus';
import { placeLabel } from '@/domain/names';
import { includesIgnoreCase } from '@/domain/text';

/** So many own listings are seen at a glance: more are looked for, and put in an order. */
export const FEW = 8;

export const ORDERS = ['newest', 'priceUp', 'priceDown', 'views'] as const;
export type Order = (typeof ORDERS)[number];
export const readOrder = (text: string): Order => ORDERS.find((order) => order === text) ?? 'newest';

/** Those whose name or place has the text in it; all where it is empty. */
export function found(listings: readonly PropertyRecord[], text: string): readonly PropertyRecord[] {
  const wanted = text.trim();
  if (wanted === '') return listings;
  return listings.filter((listing) => includesIgnoreCase(`${headline(listing)} ${placeLabel(listing)}`, wanted));
}

/** The newest come as they are given; in the other orders the deleted, and what has no figure, stand last. */
export function inOrder(listings: readonly PropertyRecord[], order: Order): readonly PropertyRecord[] {
  if (order === 'newest') return listings;
  const key = ({ status, expectedPrice, viewCount }: PropertyRecord): number => {
    const figure = (order === 'views' ? viewCount : expectedPrice) ?? NaN;
    if (status === DELETED || Number.isNaN(figure)) return Number.MAX_VALUE;
    return order === 'priceUp' ? figure : -figure;
  };
  return [...listings].sort((a, b) => key(a) - key(b));
}

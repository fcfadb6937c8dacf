import type { OrderColumns } from '../schema';

/** Stands for an unknown price in the orders: after every price there is. */
const UNKNOWN_LAST = 1e15;

/** The order columns; `cheapest` and `dearest` are rupees, `perSqft` rupees per sq ft, null when unknown. */
export function orderColumns(
  rank: number,
  createdAt: number,
  cheapest: number | null,
  dearest: number | null,
  perSqft: number | null,
): OrderColumns {
  return {
    rank,
    order_newest: -createdAt,
    order_price_up: cheapest ?? UNKNOWN_LAST,
    order_price_down: dearest === null ? UNKNOWN_LAST : -dearest,
    order_per_sqft: perSqft ?? UNKNOWN_LAST,
  };
}

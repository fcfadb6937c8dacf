import { sql, type ExpressionBuilder, type ReferenceExpression, type SqlBool, type Expression } from 'kysely';
import { BUDGET_BANDS } from '@/domain/budget';
import type { OrderColumns, Tables } from '../schema';
import { readCursor, writeCursor } from './cursor';

export const PAGE_SIZE = 20;

/** The values of `sort`, each an ascending column; without one the server's own order. */
export const ORDERS = {
  newest: 'order_newest',
  priceUp: 'order_price_up',
  priceDown: 'order_price_down',
  perSqft: 'order_per_sqft',
} as const satisfies Record<string, keyof OrderColumns>;
export type Sort = keyof typeof ORDERS;

export const orderColumn = (sort: Sort | undefined): keyof OrderColumns => (sort === undefined ? 'rank' : ORDERS[sort]);

type Listed = 'properties' | 'projects';
type Where<T extends Listed> = (eb: ExpressionBuilder<Tables, T>) => Expression<SqlBool>;

/** Rows after the cursor, in the order of `column` and then of the id; one comparison serves every order. */
export function afterCursor<T extends Listed>(
  table: T,
  column: keyof OrderColumns,
  after: string | undefined,
): Where<T> | null {
  if (after === undefined) return null;
  const { value, id } = readCursor(after, column);
  return () => sql<SqlBool>`(${sql.ref(`${table}.${column}`)}, ${sql.ref(`${table}.id`)}) > (${value}, ${id})`;
}

export interface PageOf<R> {
  readonly rows: readonly R[];
  /** The next page's cursor; null at the end. */
  readonly after: string | null;
  readonly total: number;
  /** How many rows each budget band holds without the budget filter. */
  readonly bands: readonly number[];
}

/** Cuts one row more than a page into the page and the cursor of the next. */
export function cutPage<R extends OrderColumns & { readonly id: string }>(
  rows: readonly R[],
  column: keyof OrderColumns,
) {
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  const after =
    rows.length > PAGE_SIZE && last ? writeCursor({ order: column, value: last[column], id: last.id }) : null;
  return { rows: page, after };
}

/** One sum for each budget band over the columns that hold a listing's lowest and highest price, rupees. */
export function bandSums<T extends Listed>(from: ReferenceExpression<Tables, T> & string, to: string) {
  return BUDGET_BANDS.map(({ min, max }, at) =>
    sql<number>`sum(case when ${sql.ref(to)} >= ${min} and ${sql.ref(from)} <= ${max} then 1 else 0 end)`.as(
      `band${at}`,
    ),
  );
}

export const readBands = (row: Readonly<Record<string, unknown>> | undefined): readonly number[] =>
  BUDGET_BANDS.map((_band, at) => Number(row?.[`band${at}`] ?? 0));

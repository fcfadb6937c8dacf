import { sql, type SelectQueryBuilder } from 'kysely';
import type { OrderColumns, Tables } from '../schema';
import { pageOf, readCursor } from './cursor';
import type { Filter } from './filters';

const PAGE_SIZE = 20;

/** The values of `sort`, each an ascending column; without one the server's own order. */
export const ORDERS = {
  newest: 'order_newest',
  priceUp: 'order_price_up',
  priceDown: 'order_price_down',
  perSqft: 'order_per_sqft',
} as const satisfies Record<string, keyof OrderColumns>;
type Sort = keyof typeof ORDERS;

export const orderColumn = (sort: Sort | undefined): keyof OrderColumns => (sort === undefined ? 'rank' : ORDERS[sort]);

type Listed = 'properties' | 'projects';

/** The lowest and the highest value of the order's column that any row sought has; null where that is not known. */
export interface Stretch {
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * Rows after the cursor, in the order of `column` and then of the id; one comparison serves every order. A stretch that
 * begins behind the cursor stands for it: of two beginnings a database might read from the earlier one.
 */
function partOf(
  table: Listed,
  column: keyof OrderColumns,
  after: string | undefined,
  stretch: Stretch | null,
): readonly Filter[] {
  const { from, to } = stretch ?? { from: null, to: null };
  const place = sql.ref(`${table}.${column}`);
  const cursor = after === undefined ? null : readCursor(after, column);
  const conditions: Filter[] = [];
  if (from !== null && (cursor === null || cursor.value < from)) conditions.push(sql`${place} >= ${from}`);
  else if (cursor !== null)
    conditions.push(sql`(${place}, ${sql.ref(`${table}.id`)}) > (${cursor.value}, ${cursor.id})`);
  if (to !== null) conditions.push(sql`${place} <= ${to}`);
  return conditions;
}

export interface PageOf<R> {
  readonly rows: readonly R[];
  /** The next page's cursor; null at the end. */
  readonly after: string | null;
  /** Null where there are too many to count them. */
  readonly total: number | null;
  /** How many rows each budget band holds without the budget filter; null where there are too many to count them. */
  readonly bands: readonly number[] | null;
}

/** Cuts one row more than a page into the page and the cursor of the next. */
export function cutPage<R extends OrderColumns & { readonly id: string }>(rows: readonly R[], { sort }: PageOptions) {
  const column = orderColumn(sort);
  return pageOf(rows, { size: PAGE_SIZE, order: column, placeOf: (row) => row[column] });
}

/** The order, and where the page before it ended. */
interface PageOptions {
  readonly sort?: Sort | undefined;
  readonly after?: string | undefined;
}

interface Question<T extends Listed> {
  readonly table: T;
  readonly asked: PageOptions;
  readonly conditions: readonly Filter[];
  /** Where in the order all rows that meet the conditions stand: it changes no answer, only how soon it is found. */
  readonly stretch?: Stretch | null;
}

/** The rows that meet all conditions. */
export const meeting = <T extends Listed, O>(from: SelectQueryBuilder<Tables, T, O>, conditions: readonly Filter[]) =>
  conditions.reduce((rows, condition) => rows.where(condition), from);

/** The rows of one page, and one more, in its order: to be narrowed to columns. */
export function pageQuery<T extends Listed>(
  from: SelectQueryBuilder<Tables, T, object>,
  { table, asked, conditions, stretch = null }: Question<T>,
): SelectQueryBuilder<Tables, T, object> {
  const column = orderColumn(asked.sort);
  return meeting(from, [...conditions, ...partOf(table, column, asked.after, stretch)])
    .orderBy(sql.ref(column))
    .orderBy(sql.ref('id'))
    .limit(PAGE_SIZE + 1);
}

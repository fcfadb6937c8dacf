import { sql, type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { BUDGET_BANDS } from '@/domain/budget';
import type { OrderColumns, Tables } from '../schema';
import { readCursor, writeCursor } from './cursor';

const PAGE_SIZE = 20;

/** The values of `sort`, each an ascending column; without one the server's own order. */
export const ORDERS = {
  newest: 'order_newest',
  priceUp: 'order_price_up',
  priceDown: 'order_price_down',
  perSqft: 'order_per_sqft',
} as const satisfies Record<string, keyof OrderColumns>;
export type Sort = keyof typeof ORDERS;

const orderColumn = (sort: Sort | undefined): keyof OrderColumns => (sort === undefined ? 'rank' : ORDERS[sort]);

type Listed = 'properties' | 'projects';
export type Condition<T extends Listed> = (eb: ExpressionBuilder<Tables, T>) => Expression<SqlBool>;

/** Rows after the cursor, in the order of `column` and then of the id; one comparison serves every order. */
function afterCursor<T extends Listed>(
  table: T,
  column: keyof OrderColumns,
  after: string | undefined,
): Condition<T> | null {
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
function cutPage<R extends OrderColumns & { readonly id: string }>(rows: readonly R[], column: keyof OrderColumns) {
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  const after =
    rows.length > PAGE_SIZE && last ? writeCursor({ order: column, value: last[column], id: last.id }) : null;
  return { rows: page, after };
}

/** One sum for each budget band over the columns that hold a listing's lowest and highest price, rupees. */
const bandSums = ([from, to]: readonly [from: string, to: string]) =>
  BUDGET_BANDS.map(({ min, max }, at) =>
    sql<number>`sum(case when ${sql.ref(to)} >= ${min} and ${sql.ref(from)} <= ${max} then 1 else 0 end)`.as(
      `band${at}`,
    ),
  );

const readBands = (row: Readonly<Record<string, unknown>> | undefined): readonly number[] =>
  BUDGET_BANDS.map((_band, at) => Number(row?.[`band${at}`] ?? 0));

interface Question<T extends Listed> {
  readonly table: T;
  /** The columns of a row's lowest and highest price. */
  readonly prices: readonly [keyof Tables[T] & string, keyof Tables[T] & string];
  /** The order, and where the page before it ended. */
  readonly asked: { readonly sort?: Sort | undefined; readonly after?: string | undefined };
  /** Everything that is asked for but the budget. */
  readonly common: readonly Condition<T>[];
  readonly budget: readonly Condition<T>[];
}

/** One page of a table, with the whole result's count and bands. `read` says which columns a row has. */
export async function listPage<T extends Listed, R extends OrderColumns & { readonly id: string }>(
  from: SelectQueryBuilder<Tables, T, object>,
  { table, prices, asked, common, budget }: Question<T>,
  read: (page: SelectQueryBuilder<Tables, T, object>) => Promise<readonly R[]>,
): Promise<PageOf<R>> {
  const column = orderColumn(asked.sort);
  const bounded = [...common, ...budget];
  const past = afterCursor(table, column, asked.after);
  const where = (list: readonly Condition<T>[]) => from.where((eb) => eb.and(list.map((condition) => condition(eb))));
  const [rows, counted, banded] = await Promise.all([
    read(
      where(past ? [...bounded, past] : bounded)
        .orderBy(sql.ref(column))
        .orderBy(sql.ref('id'))
        .limit(PAGE_SIZE + 1),
    ),
    where(bounded)
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirst(),
    where(common).select(bandSums(prices)).executeTakeFirst(),
  ]);
  return { ...cutPage(rows, column), total: counted?.total ?? 0, bands: readBands(banded) };
}

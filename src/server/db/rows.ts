import { sql, type SelectQueryBuilder } from 'kysely';

/** How many rows a question has. */
export async function countOf<DB, TB extends keyof DB>(rows: SelectQueryBuilder<DB, TB, object>): Promise<number> {
  const row = await rows.select(sql<number>`count(*)`.as('count')).executeTakeFirst();
  return (row as { readonly count: number } | undefined)?.count ?? 0;
}

/** Whether a question, or what a change returns, has any row. */
export const anyRow = async (rows: { readonly executeTakeFirst: () => Promise<unknown> }): Promise<boolean> =>
  (await rows.executeTakeFirst()) !== undefined;

/** Rows a statement, far below what one may have. */
const BATCH = 500;

/** Rows in parts that one statement takes. */
export const batches = <R>(rows: readonly R[]): readonly (readonly R[])[] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_unused, n) => rows.slice(n * BATCH, (n + 1) * BATCH));

/** The pattern of what holds a text, for `like … escape '\\'`. */
export const holding = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { HttpError } from '../../kernel/httpError';
import { said } from '../../kernel/said';

/** Added to or taken from a time of creation it puts a row before or behind all others, ms: longer than since any record. */
export const FAR = 10_000_000_000_000;

/** Where a page ended: the order it was in, and the last row's place in it. */
interface Cursor {
  readonly order: string;
  readonly value: number;
  readonly id: string;
}

export const writeCursor = ({ order, value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([order, value, id])).toString('base64url');

/**
 * Cuts what a question for one row more than a page found into the page, and the cursor of the next one, null at the
 * end. `placeOf`: the value by which the rows are ordered.
 */
export function pageOf<R extends { readonly id: string }>(
  found: readonly R[],
  { size, order, placeOf }: { readonly size: number; readonly order: string; readonly placeOf: (row: R) => number },
): { readonly rows: readonly R[]; readonly after: string | null } {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return {
    rows,
    after: found.length > size && last ? writeCursor({ order, value: placeOf(last), id: last.id }) : null,
  };
}

/** Reads what `writeCursor` wrote, for the same order. Throws 400 for anything else. */
export function readCursor(text: string, order: string): Cursor {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (Array.isArray(parts) && parts.length === 3) {
      const [own, value, id] = parts as unknown[];
      if (
        own === order &&
        typeof value === 'number' &&
        Number.isFinite(value) &&
        typeof id === 'string' &&
        !id.includes('\0')
      ) {
        return { order, value, id };
      }
    }
  } catch {
    // Said below.
  }
  throw new HttpError(400, said('noSuchPage'));
}

interface Sorted {
  /** The cursor of the page; the first one without. */
  readonly after: string | undefined;
  readonly size: number;
  /** Names the order in its cursors. */
  readonly order: string;
  /** The columns it goes by, with their tables; both are read under their own names. */
  readonly by: readonly [value: string, id: string];
}

/** A page of a question. Throws 400 for a cursor that is none. */
async function sortedPage<DB, TB extends keyof DB, R extends { readonly id: string }>(
  query: SelectQueryBuilder<DB, TB, R>,
  { after, size, order, by: [value, id] }: Sorted,
  way: 'asc' | 'desc',
) {
  const [place, key] = [sql.ref(value), sql.ref(id)];
  const cursor = after === undefined ? null : readCursor(after, order);
  const beyond = sql.raw(way === 'asc' ? '>' : '<');
  const rest = cursor && sql<SqlBool>`(${place}, ${key}) ${beyond} (${cursor.value}, ${cursor.id})`;
  const found = (await (rest === null ? query : query.where(rest))
    .orderBy(place, way)
    .orderBy(key, way)
    .limit(size + 1)
    .execute()) as readonly R[];
  const name = value.replace(/^.*\./, '') as keyof R;
  return pageOf(found, { size, order, placeOf: (row) => row[name] as number });
}

type Query<DB, TB extends keyof DB, R> = SelectQueryBuilder<DB, TB, R>;
type WithId = { readonly id: string };

/** A page of a question, the latest, or largest, first. Throws 400 for a cursor that is none. */
export const newestFirst = <DB, TB extends keyof DB, R extends WithId>(query: Query<DB, TB, R>, sorted: Sorted) =>
  sortedPage(query, sorted, 'desc');

/** The same, the earliest, or smallest, first. */
export const oldestFirst = <DB, TB extends keyof DB, R extends WithId>(query: Query<DB, TB, R>, sorted: Sorted) =>
  sortedPage(query, sorted, 'asc');

import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { ACTIVE } from '@/domain/listingStatus';
import type { Db, Tables } from '../schema';
import { realtors } from './people';

/** The records that have a page of their own. */
export const LISTED = ['properties', 'projects', 'agents', 'builders'] as const;
export type Listed = (typeof LISTED)[number];

/** A record's place in the order of its kind, and its age. */
export interface ListedRow {
  readonly id: string;
  readonly place: number;
  /** When it was made, ms since 1970; null where that is not known. */
  readonly at: number | null;
}

interface Stretch {
  /** The row before the first one; null from the start. */
  readonly after: ListedRow | null;
  readonly skip?: number;
  readonly most: number;
}

/**
 * Everything of one kind that anybody may see, the oldest listing first, so that what was made later changes no earlier
 * stretch. Each order has its index, read from the row that came before: a stretch costs the same wherever it lies.
 */
export function listedRows(db: Db, kind: Listed, { after, skip = 0, most }: Stretch): Promise<readonly ListedRow[]> {
  const stretch = <T extends keyof Tables>(
    rows: SelectQueryBuilder<Tables, T, object>,
    { place, way, at }: { readonly place: string; readonly way: 'asc' | 'desc'; readonly at: string },
  ): Promise<ListedRow[]> => {
    const [column, id] = [sql.ref(place), sql.ref('id')];
    const beyond = sql.raw(way === 'asc' ? '>' : '<');
    const rest = after && sql<SqlBool>`(${column}, ${id}) ${beyond} (${after.place}, ${after.id})`;
    return (rest ? rows.where(rest) : rows)
      .select([
        sql<string>`id`.as('id'),
        sql<number>`${column}`.as('place'),
        sql<number | null>`${sql.raw(at)}`.as('at'),
      ])
      .orderBy(column, way)
      .orderBy(id, way)
      .offset(skip)
      .limit(most)
      .execute();
  };
  const newest = { place: 'order_newest', way: 'desc', at: '-order_newest' } as const;
  switch (kind) {
    case 'properties':
      return stretch(db.selectFrom('properties').where('status', '=', ACTIVE), newest);
    case 'projects':
      return stretch(db.selectFrom('projects'), newest);
    case 'agents':
      return stretch(realtors(db), { place: 'rank', way: 'asc', at: 'created_at' });
    case 'builders':
      return stretch(db.selectFrom('builders'), { place: 'rank', way: 'asc', at: 'null' });
  }
}

import { sql, type SqlBool } from 'kysely';
import { ACTIVE } from '@/domain/listingStatus';
import type { Db } from '../schema';
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

const before = (column: string, { place, id }: ListedRow) => sql<SqlBool>`(${sql.ref(column)}, id) < (${place}, ${id})`;
const behind = (column: string, { place, id }: ListedRow) => sql<SqlBool>`(${sql.ref(column)}, id) > (${place}, ${id})`;

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
  switch (kind) {
    case 'properties': {
      const rows = db
        .selectFrom('properties')
        .select(['id', 'order_newest as place', sql<number | null>`-order_newest`.as('at')])
        .where('status', '=', ACTIVE);
      return (after ? rows.where(before('order_newest', after)) : rows)
        .orderBy('order_newest', 'desc')
        .orderBy('id', 'desc')
        .offset(skip)
        .limit(most)
        .execute();
    }
    case 'projects': {
      const rows = db
        .selectFrom('projects')
        .select(['id', 'order_newest as place', sql<number | null>`-order_newest`.as('at')]);
      return (after ? rows.where(before('order_newest', after)) : rows)
        .orderBy('order_newest', 'desc')
        .orderBy('id', 'desc')
        .offset(skip)
        .limit(most)
        .execute();
    }
    case 'agents': {
      const rows = realtors(db).select(['id', sql<number>`rank`.as('place'), sql<number | null>`created_at`.as('at')]);
      return (after ? rows.where(behind('rank', after)) : rows)
        .orderBy('rank')
        .orderBy('id')
        .offset(skip)
        .limit(most)
        .execute();
    }
    case 'builders': {
      const rows = db.selectFrom('builders').select(['id', 'rank as place', sql<number | null>`null`.as('at')]);
      return (after ? rows.where(behind('rank', after)) : rows)
        .orderBy('rank')
        .orderBy('id')
        .offset(skip)
        .limit(most)
        .execute();
    }
  }
}

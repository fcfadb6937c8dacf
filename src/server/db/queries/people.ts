import { sql } from 'kysely';
import type { Db, Tables } from '../schema';
import { ACTIVE } from './listings';

const COLUMNS = ['id', 'role_code', 'username', 'name', 'phone', 'country_code', 'email', 'doc'] as const;
export type UserRow = Pick<Tables['users'], (typeof COLUMNS)[number]>;

export const findUser = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').select(COLUMNS).where('id', '=', id).executeTakeFirst();

/** Users by id, for the owners that a page of listings names. */
export async function usersByIds(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, UserRow>> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(COLUMNS).where('id', 'in', distinct).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Everybody who stands among the realtors, in their order (API-7). */
export const listAgents = (db: Db): Promise<UserRow[]> =>
  db
    .selectFrom('users')
    .select(COLUMNS)
    .where('role_code', '=', 'agt')
    .where('rank', 'is not', null)
    .orderBy('rank')
    .orderBy('id')
    .execute();

/** How many active listings each of these owners has. */
export async function listingCounts(db: Db, ownerIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ownerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('properties')
    .select(['owner_id', sql<number>`count(*)`.as('listings')])
    .where('status', '=', ACTIVE)
    .where('owner_id', 'in', ownerIds)
    .groupBy('owner_id')
    .execute();
  return new Map(rows.map(({ owner_id, listings }) => [owner_id, listings]));
}

export type BuilderRow = Pick<Tables['builders'], 'id' | 'doc'>;
export const listBuilders = (db: Db): Promise<BuilderRow[]> =>
  db.selectFrom('builders').select(['id', 'doc']).orderBy('rank').orderBy('id').execute();

export interface BuilderProject {
  readonly id: string;
  readonly builder_id: string | null;
  readonly doc: string;
}
/** The projects of these builders, each builder's in its order. */
export async function projectsOfBuilders(db: Db, ids: readonly string[]): Promise<readonly BuilderProject[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('projects')
    .select(['id', 'builder_id', 'doc'])
    .where('builder_id', 'in', ids)
    .orderBy('builder_id')
    .orderBy('rank')
    .execute();
}

/** The record ids of one of Home's sections, in their order. */
export async function homeSection(db: Db, section: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('home_sections')
    .select('record_id')
    .where('section', '=', section)
    .orderBy('position')
    .execute();
  return rows.map(({ record_id }) => record_id);
}

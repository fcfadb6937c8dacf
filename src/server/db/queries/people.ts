import type { Selectable } from 'kysely';
import type { Db, Tables } from '../schema';

const COLUMNS = [
  'id',
  'role_code',
  'username',
  'name',
  'phone',
  'country_code',
  'email',
  'doc',
  'active_listings',
] as const;
export type UserRow = Pick<Selectable<Tables['users']>, (typeof COLUMNS)[number]>;

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

export type BuilderRow = Pick<Tables['builders'], 'id' | 'doc'>;
/** Builders by id; a list of all ids could be longer than a statement may be. */
export type WhichBuilders = readonly string[] | 'all';

/** Builders in their order. */
export async function listBuilders(db: Db, which: WhichBuilders): Promise<readonly BuilderRow[]> {
  if (which.length === 0) return [];
  const all = db.selectFrom('builders').select(['id', 'doc']).orderBy('rank').orderBy('id');
  return (which === 'all' ? all : all.where('id', 'in', which)).execute();
}

export interface BuilderProject {
  readonly id: string;
  readonly builder_id: string | null;
  readonly doc: string;
}
/** The projects of these builders, each builder's in its order. */
export async function projectsOfBuilders(db: Db, which: WhichBuilders): Promise<readonly BuilderProject[]> {
  if (which.length === 0) return [];
  const all = db.selectFrom('projects').select(['id', 'builder_id', 'doc']).orderBy('builder_id').orderBy('rank');
  return (which === 'all' ? all.where('builder_id', 'is not', null) : all.where('builder_id', 'in', which)).execute();
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

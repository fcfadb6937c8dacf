import { sql, type Selectable, type SqlBool } from 'kysely';
import { countOf, holding } from '../rows';
import type { Db, Tables } from '../schema';
import { oldestFirst } from './cursor';
import { SHOWN_PHONE } from './phoneColumn';

const COLUMNS = [
  'id',
  'role_code',
  'username',
  'name',
  'phone_confirmed_at',
  'must_confirm_phone',
  'country_code',
  'email',
  'language',
  'doc',
  'active_listings',
  'away_since',
  'rating',
  'review_count',
] as const;
export type UserRow = Pick<Selectable<Tables['users']>, (typeof COLUMNS)[number] | 'phone'>;
const SHOWN = [...COLUMNS, SHOWN_PHONE] as const;

export const findUser = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').select(SHOWN).where('id', '=', id).executeTakeFirst();

/** A user, kept from other writers until the transaction ends. */
export async function takeUser(part: Db, id: string): Promise<UserRow | undefined> {
  await part
    .updateTable('users')
    .set((eb) => ({ role_code: eb.ref('role_code') }))
    .where('id', '=', id)
    .execute();
  return findUser(part, id);
}

/** A user whom others may see: undefined for one who is away. */
export async function findShownUser(db: Db, id: string): Promise<UserRow | undefined> {
  const user = await findUser(db, id);
  return user?.away_since === null ? user : undefined;
}

/** What a card says of the owner of what it shows. */
export type OwnerRow = Pick<UserRow, 'username' | 'name' | 'rating' | 'doc'>;

/** The same as columns of a question that the owners are joined to. */
export const OWNER_COLUMNS = [
  'users.username as owner_username',
  'users.name as owner_name',
  'users.rating as owner_rating',
  'users.doc as owner_doc',
] as const;
export interface OwnerColumns {
  readonly owner_username: string | null;
  readonly owner_name: string | null;
  readonly owner_rating: number | null;
  readonly owner_doc: string | null;
}

/** The owner that a row was read with; undefined for one who is away. */
export const ownerIn = (row: OwnerColumns): OwnerRow | undefined =>
  row.owner_username === null || row.owner_doc === null
    ? undefined
    : { username: row.owner_username, name: row.owner_name, rating: row.owner_rating, doc: row.owner_doc };

/** Users by id, for the owners that a page of listings names; those who are away are left out. */
export async function usersByIds(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, UserRow>> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(SHOWN)
    .where('id', 'in', distinct)
    .where('away_since', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** How many realtors one answer names: a card of one has at most some 2 kB. */
const AGENTS_PAGE = 100;

/** Whether a user stands among the realtors: an account that shows nothing is nobody's realtor yet. */
export const isRealtor = ({ role_code, active_listings, away_since }: UserRow): boolean =>
  role_code === 'agt' && active_listings > 0 && away_since === null;

/** Those who stand among the realtors: whom `isRealtor` names, and who have a place there, as `makeAgent` gives one. */
export const realtors = (db: Db) =>
  db
    .selectFrom('users')
    .where('role_code', '=', 'agt')
    .where('rank', 'is not', null)
    .where('active_listings', '>', 0)
    .where('away_since', 'is', null);

/** One page of the realtors, in their order (API-7). Throws 400 for a page that no answer named. */
export async function listAgents(db: Db, { after }: { readonly after?: string | undefined }) {
  const all = realtors(db);
  const [total, page] = await Promise.all([
    countOf(all),
    oldestFirst(all.select([...SHOWN, 'rank']), { after, size: AGENTS_PAGE, order: 'rank', by: ['rank', 'id'] }),
  ]);
  return { ...page, total };
}

/** More realtors of a name than these are no answer to it. */
const MOST_NAMED = 10;
/** A shorter part of a name may be anything, characters. */
const LEAST_NAMED = 4;

/** The first realtors, in their order, whose name, as their cards show it (AGENT-2), holds a text; none for a number. */
export async function realtorsNamed(db: Db, text: string) {
  if (text.length < LEAST_NAMED || /\d/.test(text)) return [];
  return realtors(db)
    .select(['id', 'username'])
    .where(sql<SqlBool>`lower(username) like lower(${holding(text)}) escape '\\'`)
    .orderBy('rank')
    .limit(MOST_NAMED)
    .execute();
}

type BuilderRow = Pick<Tables['builders'], 'id' | 'doc'>;
/** Builders by id; a list of all ids could be longer than a statement may be. */
export type WhichBuilders = readonly string[] | 'all';

/** Builders in their order. */
export async function listBuilders(db: Db, which: WhichBuilders): Promise<readonly BuilderRow[]> {
  if (which.length === 0) return [];
  const all = db.selectFrom('builders').select(['id', 'doc']).orderBy('rank').orderBy('id');
  return (which === 'all' ? all : all.where('id', 'in', which)).execute();
}

/** The projects of these builders, each builder's in its order. */
export async function projectsOfBuilders(db: Db, which: WhichBuilders) {
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

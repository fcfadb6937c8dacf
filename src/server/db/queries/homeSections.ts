import { sql, type SqlBool } from 'kysely';
import type { HomeSectionName } from '@/contract/console';
import type { Db } from '../schema';
import { realtors } from './people';
import { named } from './peopleDesk';

/** Says what a section of Home shows, in this order. */
export async function writeHomeSection(db: Db, section: HomeSectionName, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('home_sections').where('section', '=', section).execute();
  if (ids.length === 0) return;
  await db
    .insertInto('home_sections')
    .values(ids.map((record_id, position) => ({ section, position, record_id })))
    .execute();
}

/** The ids of realtors whom a text names, at most so many. */
export async function realtorsNamed(db: Db, q: string, most: number): Promise<readonly string[]> {
  const rows = await named(realtors(db).select('id'), q).orderBy('rank').orderBy('id').limit(most).execute();
  return rows.map(({ id }) => id);
}

/** The ids of realtors who may be called so: SQLite knows capitals of Latin letters alone. */
export async function realtorsCalled(db: Db, name: string): Promise<readonly string[]> {
  const same = (column: 'username' | 'name') => sql<SqlBool>`trim(lower(${sql.ref(column)})) = lower(${name.trim()})`;
  const rows = await realtors(db)
    .select('id')
    .where((eb) => eb.or([same('username'), same('name')]))
    .execute();
  return rows.map(({ id }) => id);
}

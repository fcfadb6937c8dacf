import type { Db } from '../schema';
import { ACTIVE } from './listings';

/** What a page tells of a record before anybody has logged in: by its primary key, with its owner's name in the same row. */
export interface ListingPreviewRow {
  readonly doc: string;
  /** Milliseconds since 1970. */
  readonly created_at: number;
  readonly owner_id: string;
  readonly role_code: string | null;
  readonly username: string | null;
  readonly owner_name: string | null;
}

/** An active listing; undefined for one that is unknown, under review or deleted. */
export const findShownListing = (db: Db, id: string): Promise<ListingPreviewRow | undefined> =>
  db
    .selectFrom('properties')
    .leftJoin('users', 'users.id', 'properties.owner_id')
    .select([
      'properties.doc',
      'properties.created_at',
      'properties.owner_id',
      'users.role_code',
      'users.username',
      'users.name as owner_name',
    ])
    .where('properties.id', '=', id)
    .where('properties.status', '=', ACTIVE)
    .executeTakeFirst();

export const findShownProject = (db: Db, id: string): Promise<{ readonly doc: string } | undefined> =>
  db.selectFrom('projects').select('doc').where('id', '=', id).executeTakeFirst();

export const findShownAgent = (
  db: Db,
  id: string,
): Promise<{ readonly username: string; readonly name: string | null; readonly doc: string } | undefined> =>
  db
    .selectFrom('users')
    .select(['username', 'name', 'doc'])
    .where('id', '=', id)
    .where('role_code', '=', 'agt')
    .executeTakeFirst();

export const findShownBuilder = (db: Db, id: string): Promise<{ readonly doc: string } | undefined> =>
  db.selectFrom('builders').select('doc').where('id', '=', id).executeTakeFirst();

/** A city's or a locality's name as it is stored, ignoring case; null for a name that no place here has. */
export async function placeNamed(db: Db, table: 'cities' | 'localities', name: string): Promise<string | null> {
  // PostgreSQL takes no text with a NUL.
  if (name.includes('\0')) return null;
  const row = await db
    .selectFrom(table)
    .select('name')
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', name.trim().toLowerCase()))
    .orderBy('id')
    .executeTakeFirst();
  return row?.name ?? null;
}

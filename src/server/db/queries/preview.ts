import type { Selectable } from 'kysely';
import { ACTIVE } from '@/domain/listingStatus';
import type { Db, UsersTable } from '../schema';

/** An active listing with its owner's name; undefined for one that is unknown, under review or deleted. */
export const findShownListing = (db: Db, id: string) =>
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

/**
 * What a page tells of a listing before anybody has logged in: by its primary key, with its owner's name in the same
 * row.
 */
export type ListingPreviewRow = NonNullable<Awaited<ReturnType<typeof findShownListing>>>;

export const findShownProject = (db: Db, id: string): Promise<{ readonly doc: string } | undefined> =>
  db.selectFrom('projects').select('doc').where('id', '=', id).executeTakeFirst();

export type AgentPreviewRow = Pick<Selectable<UsersTable>, 'username' | 'name' | 'doc' | 'rating' | 'review_count'>;

export const findShownAgent = (db: Db, id: string): Promise<AgentPreviewRow | undefined> =>
  db
    .selectFrom('users')
    .select(['username', 'name', 'doc', 'rating', 'review_count'])
    .where('id', '=', id)
    .where('role_code', '=', 'agt')
    .where('away_since', 'is', null)
    .executeTakeFirst();

export const findShownBuilder = (db: Db, id: string): Promise<{ readonly doc: string } | undefined> =>
  db.selectFrom('builders').select('doc').where('id', '=', id).executeTakeFirst();

import { sql, type QueryExecutorProvider } from 'kysely';
import { inSql } from './inSql';

/** Counts the active listings of every owner, of a database that has none of these counts yet. */
export async function countOwners(db: QueryExecutorProvider): Promise<void> {
  await sql`
    update users set active_listings =
      (select count(*) from properties where properties.owner_id = users.id and properties.status = 1)`.execute(db);
}

/** What keeps the work of one question or one sweep bounded, however much is stored. */
export const boundedWork = inSql(
  'alter table users add column active_listings integer default 0 not null',
  countOwners,
  `
  delete from listing_counts where listings <= 0;
  -- One index for both lists of an owner's listings: the active ones in order, and all of them by status.
  drop index properties_by_owner_status;
  drop index properties_by_owner;
  create index properties_by_owner on properties (owner_id, status, order_newest, id);
  -- Which places were there first, and which only a listing brought, is not known of what is there: all of it stays.
  alter table cities add column from_listing integer default 0 not null;
  alter table localities add column from_listing integer default 0 not null;
  drop index uploads_by_time;
  create index uploads_by_time on uploads (created_at, id) where swept_at is null;
  create index uploads_by_sweep on uploads (swept_at) where swept_at is not null;
  create index sessions_by_use on sessions (last_used_at);
`,
);

import { sql, type QueryExecutorProvider } from 'kysely';
import { inSql } from './inSql';

/** When the listings of before were deleted is not known: their time begins `now`, ms since 1970. */
export async function noteDeleted(db: QueryExecutorProvider, now: number): Promise<void> {
  await sql`update properties set deleted_at = ${now} where status = 2 and deleted_at is null`.execute(db);
}

/** Accounts that leave or are suspended, when a listing was deleted, and who confirmed a wish for the newsletter. */
export const leaving = inSql(
  `
  alter table users add column away_since double precision;
  alter table users add column leaves_at double precision;
  alter table users add column erased_at double precision;
  alter table users add column suspended_at double precision;
  alter table users add column suspended_reason text;
  create index users_by_away_since on users (away_since) where away_since is not null;
  create index users_by_leaves_at on users (leaves_at) where leaves_at is not null;
  alter table properties add column status_before integer;
  alter table properties add column deleted_at double precision;
`,
  (db: QueryExecutorProvider) => noteDeleted(db, Date.now()),
  `
  create index properties_by_deletion on properties (deleted_at) where deleted_at is not null;
  create index enquiries_by_age on enquiries (kind, created_at);
  create index enquiries_by_sender on enquiries (user_id);
  create table newsletter_readers (
    email text primary key, token text not null unique, asked_at double precision not null,
    confirmed_at double precision
  );
  create index newsletter_readers_by_wait on newsletter_readers (asked_at) where confirmed_at is null;
`,
);

import { inSql } from './inSql';

/** Sign-up and password reset by code, what bounds their use, and where accounts were logged in to. */
export const accounts = inSql(`
  create table challenges (
    id_hash text primary key, purpose text not null, account text not null, code_hash text not null,
    tries integer not null, expires_at double precision not null, used_at double precision, user_id text,
    username text, country_code text, phone text, email text, password_hash text
  );
  create index challenges_by_account on challenges (account);
  create index challenges_by_end on challenges (expires_at);
  create table limits (key text primary key, free_at double precision not null, tries integer not null);
  create index limits_by_end on limits (free_at);
  create table login_places (key text primary key, at double precision not null);
  create index sessions_by_end on sessions (expires_at);
`);

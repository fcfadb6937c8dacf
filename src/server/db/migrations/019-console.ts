import { inSql } from './inSql';

/** Operators, how they sign in, and what they did. */
export const consoleTables = inSql(`
  create table operators (
    id text primary key, name text not null, role text not null, created_at double precision not null,
    removed_at double precision, password_hash text, totp_secret text, totp_step double precision
  );
  create unique index operators_by_name on operators (lower(name)) where removed_at is null;
  create table operator_passkeys (
    id text primary key, operator_id text not null references operators (id), public_key text not null,
    counter double precision not null, created_at double precision not null
  );
  create table operator_sessions (
    token_hash text primary key, operator_id text not null references operators (id),
    created_at double precision not null, last_used_at double precision not null
  );
  create table operator_links (
    token_hash text primary key, operator_id text not null references operators (id), purpose text not null,
    expires_at double precision not null, used_at double precision
  );
  create table operator_challenges (
    challenge_hash text primary key, purpose text not null, expires_at double precision not null
  );
  create table operator_actions (
    id text primary key, operator_id text references operators (id), at double precision not null,
    action text not null, subject text not null, before text, after text, reason text
  );
  create index operator_actions_by_time on operator_actions (at, id);
  create index operator_actions_by_action on operator_actions (action, at, id);
  create index operator_actions_by_operator on operator_actions (operator_id, at, id);
  create index operator_actions_by_subject on operator_actions (subject, at, id);
`);

import { inSql } from './inSql';

/**
 * Where an account was logged in to belongs to the account, not to its number, and goes with it. Whose the rows of before
 * are cannot be told: they go, and each account is at a new place once.
 */
export const knownPlaces = inSql(`
  drop table login_places;
  create table login_places (
    key text primary key, user_id text not null references users (id) on delete cascade,
    at double precision not null
  );
  create index login_places_by_user on login_places (user_id);
`);

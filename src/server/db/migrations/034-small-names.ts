import { inSql } from './inSql';

/** An account's names in small letters, as a search for a part of them looks at them. */
export const SMALL_NAMES = "lower(username || '\n' || coalesce(name, ''))";

/**
 * The names of accounts are kept in small letters within the index that a search for a part of them goes through: where
 * words are ordered as people order them, PostgreSQL takes longer to make them small than for all else. No writer has to
 * know of it. The names themselves stay in it, too, else PostgreSQL would read the rows beside it.
 */
export const smallNames = inSql(`
  drop index users_by_age;
  create index users_by_age on users (created_at, id, ${SMALL_NAMES}, username, name);
`);

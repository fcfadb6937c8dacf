import { inSql } from './inSql';

/** What a person reads of their sessions, and what bounds the guesses at all codes that went to one mailbox. */
export const sessions = inSql(`
  alter table sessions add column device text;
  alter table challenges add column mailbox text;
  create index challenges_by_user on challenges (user_id);
`);

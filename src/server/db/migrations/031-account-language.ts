import { inSql } from './inSql';

/** In which language an account is written to; those that were there before were written to in English. */
export const accountLanguage = inSql(`
  alter table users add column language text default 'en' not null;
`);

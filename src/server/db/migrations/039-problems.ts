import { inSql } from './inSql';

/** What somebody said does not work. */
export const problems = inSql(`
  create table problems (
    id text primary key, created_at double precision not null, words text not null, page text not null,
    build text not null, device text, log text
  );
`);

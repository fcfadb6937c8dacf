import { inSql } from './inSql';

/** What an operator writes to be read. */
export const articles = inSql(`
  create table articles (
    slug text primary key, topic text not null, title text not null, summary text not null, body text not null,
    date text not null, picture text not null, alt text not null, published integer not null
  );
`);

import { inSql } from './inSql';

/** What an operator sets of the marketplace itself. */
export const settings = inSql(`
  create table settings (name text primary key, value text not null);
`);

import { inSql } from './inSql';

/** What an operator sets of a city or a locality. As long as none has, it is what the gazetteer says. */
export const placeFacts = inSql(`
  alter table cities add column doc text;
  alter table localities add column doc text;
`);

import { inSql } from './inSql';

/** When an edit last changed more of a listing than its price: a visit before that says nothing of it. */
export const factsChanged = inSql(`
  alter table properties add column facts_changed_at double precision;
`);

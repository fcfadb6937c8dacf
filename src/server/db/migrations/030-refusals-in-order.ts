import { inSql } from './inSql';

/** Of a listing that was refused several times, which refusal was the last; of those before it is not known. */
export const refusalsInOrder = inSql(`
  alter table listing_refusals add column turn integer default 0 not null;
`);

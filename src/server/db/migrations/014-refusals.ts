import { inSql } from './inSql';

/** What operators refused, as it was then. Of the refusals of before, what the listing holds by now is known. */
export const refusals = inSql(`
  create table listing_refusals (
    listing_id text not null references properties (id) on delete cascade, doc text not null
  );
  create index listing_refusals_by_listing on listing_refusals (listing_id);
  insert into listing_refusals (listing_id, doc) select id, doc from properties join listing_reviews on listing_id
    = id where held = 1;
`);

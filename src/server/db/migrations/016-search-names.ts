import { inSql } from './inSql';

/**
 * The names of projects and builders as a search finds them, with an index of three-letter runs that is the same on
 * every database. They are filled in at the start of the server. And the counts of listings by place.
 */
export const searchNames = inSql(`
  create table search_names (
    kind text not null, ref_id text not null, name text not null, folded text not null,
    constraint search_names_pk primary key (kind, ref_id)
  );
  create table search_trigrams (
    trigram text not null, kind text not null, ref_id text not null,
    constraint search_trigrams_pk primary key (trigram, kind, ref_id)
  );
  create index search_trigrams_by_name on search_trigrams (kind, ref_id);
  create index listing_counts_by_place on listing_counts (city_id, locality_id, listings);
`);

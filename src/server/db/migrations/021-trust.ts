import { inSql } from './inSql';

/** The register of RERA, the changed prices of listings, and by what pictures are found to be alike. */
export const trust = inSql(`
  create table rera_register (
    number text primary key, name text not null, promoter text not null, valid_until text,
    imported_at double precision not null
  );
  create table price_changes (
    listing_id text not null references properties (id) on delete cascade, at double precision not null,
    price_from double precision not null, price_to double precision not null
  );
  create index price_changes_of on price_changes (listing_id, at);
  alter table uploads add column hash text;
  alter table uploads add column band0 integer;
  create index uploads_band0 on uploads (band0);
  alter table uploads add column band1 integer;
  create index uploads_band1 on uploads (band1);
  alter table uploads add column band2 integer;
  create index uploads_band2 on uploads (band2);
  alter table uploads add column band3 integer;
  create index uploads_band3 on uploads (band3);
  alter table uploads add column band4 integer;
  create index uploads_band4 on uploads (band4);
  -- Few are without one for long: those that were there before.
  create index uploads_without_hash on uploads (id) where hash is null;
`);

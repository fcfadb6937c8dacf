import { inSql } from './inSql';

/** Aadhaar numbers, pictures that were sent, enquiries, saved listings. */
export const peopleExtras = inSql(`
  create table aadhaar_numbers (
    user_id text primary key references users (id) on delete cascade, sealed text not null,
    last_four text not null
  );
  create table uploads (
    id text primary key, user_id text not null references users (id) on delete cascade,
    created_at double precision not null
  );
  create index uploads_by_user on uploads (user_id, created_at);
  create table enquiries (
    id text primary key, kind text not null, listing_id text, listing_kind text,
    agent_id text references users (id) on delete cascade,
    user_id text references users (id) on delete set null, repeat_mark text unique,
    created_at double precision not null, doc text not null
  );
  create index enquiries_by_agent on enquiries (agent_id, created_at, id);
  create table saved_listings (
    user_id text not null references users (id) on delete cascade, listing_id text not null, kind text not null,
    at double precision not null, constraint saved_listings_pk primary key (user_id, listing_id)
  );
`);

import { inSql } from './inSql';

/** Who proved a mobile number, and how many numbers go to one account and to one network address. */
export const phones = inSql(`
  alter table users add column phone_confirmed_at double precision;
  alter table users add column later_phone text;
  -- Whoever was there before goes on as before.
  alter table users add column must_confirm_phone integer default 0 not null;
  create index users_by_later_phone on users (later_phone) where later_phone is not null;
  create table phone_place_views (
    place text not null, owner_id text not null references users (id) on delete cascade,
    user_id text not null references users (id) on delete cascade, at double precision not null,
    constraint phone_place_views_pk primary key (place, owner_id)
  );
  create index phone_place_views_by_time on phone_place_views (at);
  create index phone_views_by_time on phone_views (at);
  create table phone_measures (
    who text primary key, at double precision not null, met_at double precision,
    user_id text references users (id) on delete cascade, owners integer not null, accounts integer not null
  );
  create index phone_measures_by_time on phone_measures (at);
`);

import { inSql } from './inSql';

/** The first tables: people, places, listings, projects, what Home shows. */
export const firstTables = inSql(`
  create table users (
    id text primary key, role_code text not null, username text not null, name text, phone text not null unique,
    country_code text not null, email text not null unique, password_hash text not null, rank double precision,
    doc text not null, created_at double precision not null
  );
  create index users_by_rank on users (role_code, rank);
  create table sessions (
    token_hash text primary key, user_id text not null references users (id) on delete cascade,
    created_at double precision not null, last_used_at double precision not null,
    expires_at double precision not null
  );
  create index sessions_by_user on sessions (user_id);
  create table phone_views (
    user_id text not null references users (id) on delete cascade,
    owner_id text not null references users (id) on delete cascade, at double precision not null,
    constraint phone_views_pk primary key (user_id, owner_id)
  );
  create table cities (id integer primary key, name text not null unique);
  create table localities (
    id integer primary key, city_id integer not null references cities (id), name text not null,
    constraint localities_once unique (city_id, name)
  );
  create table properties (
    id text primary key, owner_id text not null references users (id), status integer not null,
    city_id integer references cities (id), locality_id integer references localities (id),
    subtype text not null, property_type text not null, bhk integer, price double precision,
    sale_type text not null, possession text not null, rank double precision not null,
    order_newest double precision not null, order_price_up double precision not null,
    order_price_down double precision not null, order_per_sqft double precision not null,
    created_at double precision not null, doc text not null
  );
  create index properties_by_rank on properties (status, rank, id);
  create index properties_by_order_newest on properties (status, order_newest, id);
  create index properties_by_order_price_up on properties (status, order_price_up, id);
  create index properties_by_order_price_down on properties (status, order_price_down, id);
  create index properties_by_order_per_sqft on properties (status, order_per_sqft, id);
  -- Holds every column that a count under any filters looks at.
  create index properties_by_filters on properties (status, city_id, subtype, price, bhk, locality_id, sale_type,
    possession, property_type);
  create index properties_by_place on properties (status, locality_id, rank, id);
  -- For the counts beside every agent.
  create index properties_by_owner_status on properties (owner_id, status);
  create index properties_by_owner on properties (owner_id, order_newest, id);
  create table builders (id text primary key, rank double precision not null, doc text not null);
  create table projects (
    id text primary key, owner_id text not null references users (id), builder_id text references builders (id),
    city_id integer references cities (id), locality_id integer references localities (id),
    property_type text not null, bhk_mask integer not null, price_from double precision,
    price_to double precision, possession text not null, rank double precision not null,
    order_newest double precision not null, order_price_up double precision not null,
    order_price_down double precision not null, order_per_sqft double precision not null,
    created_at double precision not null, doc text not null
  );
  create index projects_by_rank on projects (rank, id);
  create index projects_by_order_newest on projects (order_newest, id);
  create index projects_by_order_price_up on projects (order_price_up, id);
  create index projects_by_order_price_down on projects (order_price_down, id);
  create index projects_by_order_per_sqft on projects (order_per_sqft, id);
  create index projects_by_builder on projects (builder_id, rank);
  create table home_sections (
    section text not null, position integer not null, record_id text not null,
    constraint home_sections_pk primary key (section, position)
  );
  create table meta (key text primary key, value text not null);
`);

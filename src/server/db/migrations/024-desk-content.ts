import { inSql } from './inSql';

/** A project may have no account behind it, and operators send pictures, which records of theirs show. */
export const deskContent = inSql(`
  -- SQLite lets no column of a table become nullable: the table is made anew, on both databases.
  create table projects_new (
    id text primary key, owner_id text references users (id), builder_id text references builders (id),
    city_id integer references cities (id), locality_id integer references localities (id),
    property_type text not null, bhk_mask integer not null, price_from double precision,
    price_to double precision, possession text not null, rank double precision not null,
    order_newest double precision not null, order_price_up double precision not null,
    order_price_down double precision not null, order_per_sqft double precision not null,
    created_at double precision not null, doc text not null
  );
  insert into projects_new (id, owner_id, builder_id, city_id, locality_id, property_type, bhk_mask, price_from,
    price_to, possession, rank, order_newest, order_price_up, order_price_down, order_per_sqft, created_at, doc)
    select id, owner_id, builder_id, city_id, locality_id, property_type, bhk_mask, price_from, price_to,
    possession, rank, order_newest, order_price_up, order_price_down, order_per_sqft, created_at, doc from
    projects;
  drop table projects;
  alter table projects_new rename to projects;
  create index projects_by_rank on projects (rank, id);
  create index projects_by_order_newest on projects (order_newest, id);
  create index projects_by_order_price_up on projects (order_price_up, id);
  create index projects_by_order_price_down on projects (order_price_down, id);
  create index projects_by_order_per_sqft on projects (order_per_sqft, id);
  create index projects_by_builder on projects (builder_id, rank);
  -- The address is null until the picture is stored.
  create table desk_pictures (
    id text primary key, url text unique, created_at double precision not null, swept_at double precision
  );
  -- A picture in use cannot be let go: the database itself refuses.
  create table desk_picture_uses (
    picture_id text not null references desk_pictures (id), used_by text not null,
    constraint desk_picture_uses_pk primary key (picture_id, used_by)
  );
  create index desk_picture_uses_by on desk_picture_uses (used_by);
`);

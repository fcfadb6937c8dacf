import { inSql } from './inSql';

/** When an operator visited a listing, when an agent first did something about an enquiry, and what localities asked by the month. */
export const trustFacts = inSql(`
  alter table properties add column visited_on text;
  alter table enquiries add column answered_at double precision;
  create table asking_months (
    locality_id integer not null references localities (id) on delete cascade, subtype text not null,
    month text not null, listings integer not null, low double precision not null,
    middle double precision not null, high double precision not null,
    constraint asking_months_pk primary key (locality_id, subtype, month)
  );
`);

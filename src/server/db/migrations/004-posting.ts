import { inSql } from './inSql';

/** Posting: reviews, marks of what was posted, which listing shows which picture, and how often listings are seen. */
export const posting = inSql(`
  create table listing_reviews (
    listing_id text primary key references properties (id) on delete cascade, due_at double precision,
    reason text, held integer not null
  );
  create index listing_reviews_by_due on listing_reviews (due_at);
  create table posting_marks (
    mark text primary key, listing_id text not null, answer text not null, at double precision not null
  );
  create index posting_marks_by_time on posting_marks (at);
  create index posting_marks_by_listing on posting_marks (listing_id);
  alter table uploads add column swept_at double precision;
  create index uploads_by_time on uploads (created_at);
  -- A picture in use cannot be let go: the database itself refuses.
  create table upload_uses (
    upload_id text not null references uploads (id),
    listing_id text not null references properties (id) on delete cascade,
    constraint upload_uses_pk primary key (upload_id, listing_id)
  );
  create index upload_uses_by_listing on upload_uses (listing_id);
  create table listing_views (
    listing_id text not null references properties (id) on delete cascade, day integer not null,
    views integer not null, phone_views integer not null,
    constraint listing_views_pk primary key (listing_id, day)
  );
`);

import { sql, type Kysely } from 'kysely';
import { inSql } from './inSql';

const DAY = 24 * 60 * 60 * 1000;
/** India's clock is ahead of UTC by so much, ms. */
const INDIA = 5.5 * 60 * 60 * 1000;

/** What the console's desk needs: reports that are settled and what they were about, people by age, counts by the day. */
export const desk = inSql(
  `
  alter table enquiries add column listing_doc text;
  alter table enquiries add column settled_at double precision;
  -- Holds what a search for a part of a name looks at, so that no whole row is read for it.
  create index users_by_age on users (created_at, id, username, name);
  create table day_counts (
    day integer not null, what text not null, count integer not null,
    constraint day_counts_pk primary key (day, what)
  );
`,
  async (db: Kysely<unknown>) => {
    // From this day on it is known how many there were, none among them.
    const today = Math.floor((Date.now() + INDIA) / DAY);
    await sql`insert into day_counts (day, what, count) values (${sql.lit(today)}, 'loginFailed', 0)`.execute(db);
  },
);

import { sql, type Kysely, type Migration } from 'kysely';

const DAY = 24 * 60 * 60 * 1000;
/** India's clock is ahead of UTC by so much, ms. */
const INDIA = 5.5 * 60 * 60 * 1000;

/** What the console's desk needs: reports that are settled and what they were about, people by age, counts by the day. */
export const desk: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('enquiries').addColumn('listing_doc', 'text').execute();
    await db.schema.alterTable('enquiries').addColumn('settled_at', 'double precision').execute();
    // Holds what a search for a part of a name looks at, so that no whole row is read for it.
    await db.schema.createIndex('users_by_age').on('users').columns(['created_at', 'id', 'username', 'name']).execute();
    await db.schema
      .createTable('day_counts')
      .addColumn('day', 'integer', (c) => c.notNull())
      .addColumn('what', 'text', (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('day_counts_pk', ['day', 'what'])
      .execute();
    // From this day on it is known how many there were, none among them.
    const today = Math.floor((Date.now() + INDIA) / DAY);
    await sql`insert into day_counts (day, what, count) values (${sql.lit(today)}, 'loginFailed', 0)`.execute(db);
  },
};

import { sql, type Kysely, type Migration } from 'kysely';

/** What operators refused, as it was then. Of the refusals of before, what the listing holds by now is known. */
export const refusals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('listing_refusals')
      .addColumn('listing_id', 'text', (c) => c.notNull().references('properties.id').onDelete('cascade'))
      .addColumn('doc', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('listing_refusals_by_listing').on('listing_refusals').column('listing_id').execute();
    await sql`
      insert into listing_refusals (listing_id, doc)
      select id, doc from properties join listing_reviews on listing_id = id where held = 1
    `.execute(db);
  },
};

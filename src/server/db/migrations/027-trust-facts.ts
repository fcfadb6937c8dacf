import type { Kysely, Migration } from 'kysely';

/** When an operator visited a listing, when an agent first did something about an enquiry, and what localities asked by the month. */
export const trustFacts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('properties').addColumn('visited_on', 'text').execute();
    await db.schema.alterTable('enquiries').addColumn('answered_at', 'double precision').execute();
    await db.schema
      .createTable('asking_months')
      .addColumn('locality_id', 'integer', (c) => c.notNull().references('localities.id').onDelete('cascade'))
      .addColumn('subtype', 'text', (c) => c.notNull())
      .addColumn('month', 'text', (c) => c.notNull())
      .addColumn('listings', 'integer', (c) => c.notNull())
      .addColumn('low', 'double precision', (c) => c.notNull())
      .addColumn('middle', 'double precision', (c) => c.notNull())
      .addColumn('high', 'double precision', (c) => c.notNull())
      .addPrimaryKeyConstraint('asking_months_pk', ['locality_id', 'subtype', 'month'])
      .execute();
  },
};

import type { Kysely, Migration } from 'kysely';

/** How far an agent is with each enquiry. */
export const enquiryProgress: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('enquiries')
      .addColumn('state', 'text', (c) => c.notNull().defaultTo('new'))
      .execute();
    await db.schema.alterTable('enquiries').addColumn('note', 'text').execute();
    await db.schema.alterTable('enquiries').addColumn('next_on', 'text').execute();
  },
};

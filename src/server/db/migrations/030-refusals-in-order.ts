import type { Kysely, Migration } from 'kysely';

/** Of a listing that was refused several times, which refusal was the last; of those before it is not known. */
export const refusalsInOrder: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('listing_refusals')
      .addColumn('turn', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};

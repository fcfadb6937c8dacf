import type { Kysely, Migration } from 'kysely';

/** What a listing cost when it was saved; of those that were saved before nobody knows. */
export const savedPrices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('saved_listings').addColumn('price', 'double precision').execute();
  },
};

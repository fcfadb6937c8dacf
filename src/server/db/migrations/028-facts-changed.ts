import type { Kysely, Migration } from 'kysely';

/** When an edit last changed more of a listing than its price: a visit before that says nothing of it. */
export const factsChanged: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('properties').addColumn('facts_changed_at', 'double precision').execute();
  },
};

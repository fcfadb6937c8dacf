import type { Kysely, Migration } from 'kysely';

/** When an operator was done with a reported problem; those that were there before are new. */
export const settledProblems: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('problems').addColumn('settled_at', 'double precision').execute();
  },
};

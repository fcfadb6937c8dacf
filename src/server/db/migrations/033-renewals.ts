import type { Kysely, Migration } from 'kysely';

/** When an owner last said of a listing that it is still for sale; of those that were there before nobody has. */
export const renewals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('properties').addColumn('renewed_at', 'double precision').execute();
  },
};

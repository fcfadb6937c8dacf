import type { Kysely, Migration } from 'kysely';

/**
 * Where an account was logged in to belongs to the account, not to its number, and goes with it. Whose the rows of before
 * are cannot be told: they go, and each account is at a new place once.
 */
export const knownPlaces: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropTable('login_places').execute();
    await db.schema
      .createTable('login_places')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('at', 'double precision', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('login_places_by_user').on('login_places').column('user_id').execute();
  },
};

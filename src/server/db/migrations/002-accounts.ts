import type { Kysely, Migration } from 'kysely';

/** Sign-up and password reset by code, what bounds their use, and where accounts were logged in to. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('challenges')
      .addColumn('id_hash', 'text', (c) => c.primaryKey())
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('account', 'text', (c) => c.notNull())
      .addColumn('code_hash', 'text', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addColumn('expires_at', 'double precision', (c) => c.notNull())
      .addColumn('used_at', 'double precision')
      .addColumn('user_id', 'text')
      .addColumn('username', 'text')
      .addColumn('country_code', 'text')
      .addColumn('phone', 'text')
      .addColumn('email', 'text')
      .addColumn('password_hash', 'text')
      .execute();
    await db.schema.createIndex('challenges_by_account').on('challenges').column('account').execute();
    await db.schema.createIndex('challenges_by_end').on('challenges').column('expires_at').execute();

    await db.schema
      .createTable('limits')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('free_at', 'double precision', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('limits_by_end').on('limits').column('free_at').execute();

    await db.schema
      .createTable('login_places')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('at', 'double precision', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('sessions_by_end').on('sessions').column('expires_at').execute();
  },
};

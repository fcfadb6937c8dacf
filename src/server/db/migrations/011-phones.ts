import { sql, type Kysely, type Migration } from 'kysely';

/** Who proved a mobile number, and how many numbers go to one account and to one network address. */
export const phones: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('users').addColumn('phone_confirmed_at', 'double precision').execute();
    await db.schema.alterTable('users').addColumn('later_phone', 'text').execute();
    // Whoever was there before goes on as before.
    await db.schema
      .alterTable('users')
      .addColumn('must_confirm_phone', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex('users_by_later_phone')
      .on('users')
      .column('later_phone')
      .where(sql.ref('later_phone'), 'is not', null)
      .execute();

    await db.schema
      .createTable('phone_place_views')
      .addColumn('place', 'text', (c) => c.notNull())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('at', 'double precision', (c) => c.notNull())
      .addPrimaryKeyConstraint('phone_place_views_pk', ['place', 'owner_id'])
      .execute();
    await db.schema.createIndex('phone_place_views_by_time').on('phone_place_views').column('at').execute();
    await db.schema.createIndex('phone_views_by_time').on('phone_views').column('at').execute();

    await db.schema
      .createTable('phone_measures')
      .addColumn('who', 'text', (c) => c.primaryKey())
      .addColumn('at', 'double precision', (c) => c.notNull())
      .addColumn('met_at', 'double precision')
      .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
      .addColumn('owners', 'integer', (c) => c.notNull())
      .addColumn('accounts', 'integer', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('phone_measures_by_time').on('phone_measures').column('at').execute();
  },
};

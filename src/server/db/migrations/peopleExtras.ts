import type { Kysely, Migration } from 'kysely';

/** Aadhaar numbers, pictures that were sent, enquiries, saved listings. */
export const peopleExtras: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('aadhaar_numbers')
      .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('sealed', 'text', (c) => c.notNull())
      .addColumn('last_four', 'text', (c) => c.notNull())
      .execute();

    await db.schema
      .createTable('uploads')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('created_at', 'double precision', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('uploads_by_user').on('uploads').columns(['user_id', 'created_at']).execute();

    await db.schema
      .createTable('enquiries')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('listing_id', 'text')
      .addColumn('listing_kind', 'text')
      .addColumn('agent_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
      .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('set null'))
      .addColumn('repeat_mark', 'text', (c) => c.unique())
      .addColumn('created_at', 'double precision', (c) => c.notNull())
      .addColumn('doc', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('enquiries_by_agent')
      .on('enquiries')
      .columns(['agent_id', 'created_at', 'id'])
      .execute();

    await db.schema
      .createTable('saved_listings')
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('listing_id', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('at', 'double precision', (c) => c.notNull())
      .addPrimaryKeyConstraint('saved_listings_pk', ['user_id', 'listing_id'])
      .execute();
  },
};

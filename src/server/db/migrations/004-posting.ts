import type { Kysely, Migration } from 'kysely';

/** Posting: reviews, marks of what was posted, which listing shows which picture, and how often listings are seen. */
export const posting: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('listing_reviews')
      .addColumn('listing_id', 'text', (c) => c.primaryKey().references('properties.id').onDelete('cascade'))
      .addColumn('due_at', 'double precision')
      .addColumn('reason', 'text')
      .addColumn('held', 'integer', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('listing_reviews_by_due').on('listing_reviews').column('due_at').execute();

    await db.schema
      .createTable('posting_marks')
      .addColumn('mark', 'text', (c) => c.primaryKey())
      .addColumn('listing_id', 'text', (c) => c.notNull())
      .addColumn('answer', 'text', (c) => c.notNull())
      .addColumn('at', 'double precision', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('posting_marks_by_time').on('posting_marks').column('at').execute();
    await db.schema.createIndex('posting_marks_by_listing').on('posting_marks').column('listing_id').execute();

    await db.schema.alterTable('uploads').addColumn('swept_at', 'double precision').execute();
    await db.schema.createIndex('uploads_by_time').on('uploads').column('created_at').execute();
    await db.schema
      .createTable('upload_uses')
      // A picture in use cannot be let go: the database itself refuses.
      .addColumn('upload_id', 'text', (c) => c.notNull().references('uploads.id'))
      .addColumn('listing_id', 'text', (c) => c.notNull().references('properties.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('upload_uses_pk', ['upload_id', 'listing_id'])
      .execute();
    await db.schema.createIndex('upload_uses_by_listing').on('upload_uses').column('listing_id').execute();

    await db.schema
      .createTable('listing_views')
      .addColumn('listing_id', 'text', (c) => c.notNull().references('properties.id').onDelete('cascade'))
      .addColumn('day', 'integer', (c) => c.notNull())
      .addColumn('views', 'integer', (c) => c.notNull())
      .addColumn('phone_views', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('listing_views_pk', ['listing_id', 'day'])
      .execute();
  },
};

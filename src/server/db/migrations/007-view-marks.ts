import type { Kysely, Migration } from 'kysely';

/** Who was counted among a listing's views lately, so that each person is counted once a day. */
export const viewMarks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('view_marks')
      .addColumn('mark', 'text', (c) => c.primaryKey())
      .addColumn('day', 'integer', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('view_marks_by_day').on('view_marks').column('day').execute();
  },
};

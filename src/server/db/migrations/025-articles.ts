import type { Kysely, Migration } from 'kysely';

/** What an operator writes to be read. */
export const articles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('articles')
      .addColumn('slug', 'text', (c) => c.primaryKey())
      .addColumn('topic', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('summary', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('date', 'text', (c) => c.notNull())
      .addColumn('picture', 'text', (c) => c.notNull())
      .addColumn('alt', 'text', (c) => c.notNull())
      .addColumn('published', 'integer', (c) => c.notNull())
      .execute();
  },
};

import type { Kysely, Migration } from 'kysely';

/** In which language an account is written to; those that were there before were written to in English. */
export const accountLanguage: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('users')
      .addColumn('language', 'text', (c) => c.notNull().defaultTo('en'))
      .execute();
  },
};

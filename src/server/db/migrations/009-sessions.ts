import type { Kysely, Migration } from 'kysely';

/** What a person reads of their sessions, and what bounds the guesses at all codes that went to one mailbox. */
export const sessions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('sessions').addColumn('device', 'text').execute();
    await db.schema.alterTable('challenges').addColumn('mailbox', 'text').execute();
    await db.schema.createIndex('challenges_by_user').on('challenges').column('user_id').execute();
  },
};

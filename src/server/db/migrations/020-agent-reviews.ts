import type { Kysely, Migration } from 'kysely';

/** Reviews of agents, who reported them, and of each agent how many there are and what they come to. */
export const agentReviews: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('users').addColumn('rating', 'double precision').execute();
    await db.schema
      .alterTable('users')
      .addColumn('review_count', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('agent_reviews')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('agent_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('author_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('stars', 'integer', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('created_at', 'double precision', (c) => c.notNull())
      .addColumn('answer', 'text')
      .addColumn('answered_at', 'double precision')
      .addColumn('hidden_at', 'double precision')
      .addColumn('hidden_reason', 'text')
      .addUniqueConstraint('agent_reviews_one_each', ['author_id', 'agent_id'])
      .execute();
    await db.schema
      .createIndex('agent_reviews_by_agent')
      .on('agent_reviews')
      .columns(['agent_id', 'created_at', 'id'])
      .execute();
    await db.schema
      .createTable('agent_review_reports')
      .addColumn('review_id', 'text', (c) => c.notNull().references('agent_reviews.id').onDelete('cascade'))
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('at', 'double precision', (c) => c.notNull())
      .addPrimaryKeyConstraint('agent_review_reports_pk', ['review_id', 'user_id'])
      .execute();
    await db.schema.createIndex('agent_review_reports_by_user').on('agent_review_reports').column('user_id').execute();
  },
};

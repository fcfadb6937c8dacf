import { sql, type Kysely, type Migration } from 'kysely';

/** Operators, how they sign in, and what they did. */
export const consoleTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('operators')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('created_at', 'double precision', (c) => c.notNull())
      .addColumn('removed_at', 'double precision')
      .addColumn('password_hash', 'text')
      .addColumn('totp_secret', 'text')
      .addColumn('totp_step', 'double precision')
      .execute();
    await sql`create unique index operators_by_name on operators (lower(name)) where removed_at is null`.execute(db);

    await db.schema
      .createTable('operator_passkeys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('operator_id', 'text', (c) => c.notNull().references('operators.id'))
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', 'double precision', (c) => c.notNull())
      .addColumn('created_at', 'double precision', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('operator_sessions')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('operator_id', 'text', (c) => c.notNull().references('operators.id'))
      .addColumn('created_at', 'double precision', (c) => c.notNull())
      .addColumn('last_used_at', 'double precision', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('operator_links')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('operator_id', 'text', (c) => c.notNull().references('operators.id'))
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'double precision', (c) => c.notNull())
      .addColumn('used_at', 'double precision')
      .execute();
    await db.schema
      .createTable('operator_challenges')
      .addColumn('challenge_hash', 'text', (c) => c.primaryKey())
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'double precision', (c) => c.notNull())
      .execute();

    await db.schema
      .createTable('operator_actions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('operator_id', 'text', (c) => c.references('operators.id'))
      .addColumn('at', 'double precision', (c) => c.notNull())
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('before', 'text')
      .addColumn('after', 'text')
      .addColumn('reason', 'text')
      .execute();
    const indexes = { time: [], action: ['action'], operator: ['operator_id'], subject: ['subject'] } as const;
    for (const [name, first] of Object.entries(indexes))
      await db.schema
        .createIndex(`operator_actions_by_${name}`)
        .on('operator_actions')
        .columns([...first, 'at', 'id'])
        .execute();
  },
};

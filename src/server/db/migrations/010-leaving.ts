import { sql, type Kysely, type Migration, type QueryExecutorProvider } from 'kysely';

/** When the listings of before were deleted is not known: their time begins `now`, ms since 1970. */
export const noteDeleted = (db: QueryExecutorProvider, now: number) =>
  sql`update properties set deleted_at = ${now} where status = 2 and deleted_at is null`.execute(db);

/** Accounts that leave or are suspended, when a listing was deleted, and who confirmed a wish for the newsletter. */
export const leaving: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['away_since', 'leaves_at', 'erased_at', 'suspended_at']) {
      await db.schema.alterTable('users').addColumn(column, 'double precision').execute();
    }
    await db.schema.alterTable('users').addColumn('suspended_reason', 'text').execute();
    for (const column of ['away_since', 'leaves_at']) {
      await db.schema
        .createIndex(`users_by_${column}`)
        .on('users')
        .column(column)
        .where(sql.ref(column), 'is not', null)
        .execute();
    }

    await db.schema.alterTable('properties').addColumn('status_before', 'integer').execute();
    await db.schema.alterTable('properties').addColumn('deleted_at', 'double precision').execute();
    await noteDeleted(db, Date.now());
    await db.schema
      .createIndex('properties_by_deletion')
      .on('properties')
      .column('deleted_at')
      .where(sql.ref('deleted_at'), 'is not', null)
      .execute();

    await db.schema.createIndex('enquiries_by_age').on('enquiries').columns(['kind', 'created_at']).execute();
    await db.schema.createIndex('enquiries_by_sender').on('enquiries').column('user_id').execute();

    await db.schema
      .createTable('newsletter_readers')
      .addColumn('email', 'text', (c) => c.primaryKey())
      .addColumn('token', 'text', (c) => c.notNull().unique())
      .addColumn('asked_at', 'double precision', (c) => c.notNull())
      .addColumn('confirmed_at', 'double precision')
      .execute();
    await db.schema
      .createIndex('newsletter_readers_by_wait')
      .on('newsletter_readers')
      .column('asked_at')
      .where(sql.ref('confirmed_at'), 'is', null)
      .execute();
  },
};

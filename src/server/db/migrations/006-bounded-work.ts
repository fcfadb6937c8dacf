import { sql, type Kysely, type Migration, type QueryExecutorProvider } from 'kysely';

/** Counts the active listings of every owner, of a database that has none of these counts yet. */
export const countOwners = (db: QueryExecutorProvider) =>
  sql`
    update users set active_listings =
      (select count(*) from properties where properties.owner_id = users.id and properties.status = 1)`.execute(db);

/** What keeps the work of one question or one sweep bounded, however much is stored. */
export const boundedWork: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('users')
      .addColumn('active_listings', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await countOwners(db);
    await sql`delete from listing_counts where listings <= 0`.execute(db);

    // One index for both lists of an owner's listings: the active ones in order, and all of them by status.
    await db.schema.dropIndex('properties_by_owner_status').execute();
    await db.schema.dropIndex('properties_by_owner').execute();
    await db.schema
      .createIndex('properties_by_owner')
      .on('properties')
      .columns(['owner_id', 'status', 'order_newest', 'id'])
      .execute();

    // Which places were there first, and which only a listing brought, is not known of what is there: all of it stays.
    for (const table of ['cities', 'localities']) {
      await db.schema
        .alterTable(table)
        .addColumn('from_listing', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    }

    await db.schema.dropIndex('uploads_by_time').execute();
    await db.schema
      .createIndex('uploads_by_time')
      .on('uploads')
      .columns(['created_at', 'id'])
      .where(sql.ref('swept_at'), 'is', null)
      .execute();
    await db.schema
      .createIndex('uploads_by_sweep')
      .on('uploads')
      .column('swept_at')
      .where(sql.ref('swept_at'), 'is not', null)
      .execute();
    await db.schema.createIndex('sessions_by_use').on('sessions').column('last_used_at').execute();
  },
};

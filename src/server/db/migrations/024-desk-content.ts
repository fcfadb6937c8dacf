import { sql, type Kysely, type Migration } from 'kysely';

/** A project may have no account behind it, and operators send pictures, which records of theirs show. */
export const deskContent: Migration = {
  async up(db: Kysely<unknown>) {
    // SQLite lets no column of a table become nullable: the table is made anew, on both databases.
    const orders = ['rank', 'order_newest', 'order_price_up', 'order_price_down', 'order_per_sqft'] as const;
    const table = db.schema
      .createTable('projects_new')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.references('users.id'))
      .addColumn('builder_id', 'text', (c) => c.references('builders.id'))
      .addColumn('city_id', 'integer', (c) => c.references('cities.id'))
      .addColumn('locality_id', 'integer', (c) => c.references('localities.id'))
      .addColumn('property_type', 'text', (c) => c.notNull())
      .addColumn('bhk_mask', 'integer', (c) => c.notNull())
      .addColumn('price_from', 'double precision')
      .addColumn('price_to', 'double precision')
      .addColumn('possession', 'text', (c) => c.notNull())
      .addColumn('rank', 'double precision', (c) => c.notNull())
      .addColumn('order_newest', 'double precision', (c) => c.notNull())
      .addColumn('order_price_up', 'double precision', (c) => c.notNull())
      .addColumn('order_price_down', 'double precision', (c) => c.notNull())
      .addColumn('order_per_sqft', 'double precision', (c) => c.notNull())
      .addColumn('created_at', 'double precision', (c) => c.notNull())
      .addColumn('doc', 'text', (c) => c.notNull());
    await table.execute();
    const columns = sql.raw(
      `id, owner_id, builder_id, city_id, locality_id, property_type, bhk_mask, price_from, price_to, possession,
       ${orders.join(', ')}, created_at, doc`,
    );
    await sql`insert into projects_new (${columns}) select ${columns} from projects`.execute(db);
    await db.schema.dropTable('projects').execute();
    await db.schema.alterTable('projects_new').renameTo('projects').execute();
    for (const order of orders)
      await db.schema.createIndex(`projects_by_${order}`).on('projects').columns([order, 'id']).execute();
    await db.schema.createIndex('projects_by_builder').on('projects').columns(['builder_id', 'rank']).execute();

    await db.schema
      .createTable('desk_pictures')
      .addColumn('id', 'text', (c) => c.primaryKey())
      // Null until it is stored.
      .addColumn('url', 'text', (c) => c.unique())
      .addColumn('created_at', 'double precision', (c) => c.notNull())
      .addColumn('swept_at', 'double precision')
      .execute();
    await db.schema
      .createTable('desk_picture_uses')
      // A picture in use cannot be let go: the database itself refuses.
      .addColumn('picture_id', 'text', (c) => c.notNull().references('desk_pictures.id'))
      .addColumn('used_by', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('desk_picture_uses_pk', ['picture_id', 'used_by'])
      .execute();
    await db.schema.createIndex('desk_picture_uses_by').on('desk_picture_uses').column('used_by').execute();
  },
};

import type { CreateTableBuilder, Kysely, Migration } from 'kysely';

/** A migration describes tables as they were on its day, so it knows no table types. */
type Schema = Kysely<unknown>;

type Ordered = 'rank' | 'order_newest' | 'order_price_up' | 'order_price_down' | 'order_per_sqft';
const ORDERS: readonly Ordered[] = ['rank', 'order_newest', 'order_price_up', 'order_price_down', 'order_per_sqft'];

const withOrders = <T extends string>(table: CreateTableBuilder<T>): CreateTableBuilder<T, Ordered> =>
  table
    .addColumn('rank', 'double precision', (c) => c.notNull())
    .addColumn('order_newest', 'double precision', (c) => c.notNull())
    .addColumn('order_price_up', 'double precision', (c) => c.notNull())
    .addColumn('order_price_down', 'double precision', (c) => c.notNull())
    .addColumn('order_per_sqft', 'double precision', (c) => c.notNull());

async function people(db: Schema): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('role_code', 'text', (c) => c.notNull())
    .addColumn('username', 'text', (c) => c.notNull())
    .addColumn('name', 'text')
    .addColumn('phone', 'text', (c) => c.notNull().unique())
    .addColumn('country_code', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('rank', 'double precision')
    .addColumn('doc', 'text', (c) => c.notNull())
    .addColumn('created_at', 'double precision', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('users_by_rank').on('users').columns(['role_code', 'rank']).execute();

  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'double precision', (c) => c.notNull())
    .addColumn('last_used_at', 'double precision', (c) => c.notNull())
    .addColumn('expires_at', 'double precision', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();

  await db.schema
    .createTable('phone_views')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('owner_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('at', 'double precision', (c) => c.notNull())
    .addPrimaryKeyConstraint('phone_views_pk', ['user_id', 'owner_id'])
    .execute();
}

async function places(db: Schema): Promise<void> {
  await db.schema
    .createTable('cities')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .execute();
  await db.schema
    .createTable('localities')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('city_id', 'integer', (c) => c.notNull().references('cities.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addUniqueConstraint('localities_once', ['city_id', 'name'])
    .execute();
}

async function listings(db: Schema): Promise<void> {
  await withOrders(
    db.schema
      .createTable('properties')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('users.id'))
      .addColumn('status', 'integer', (c) => c.notNull())
      .addColumn('city_id', 'integer', (c) => c.references('cities.id'))
      .addColumn('locality_id', 'integer', (c) => c.references('localities.id'))
      .addColumn('subtype', 'text', (c) => c.notNull())
      .addColumn('property_type', 'text', (c) => c.notNull())
      .addColumn('bhk', 'integer')
      .addColumn('price', 'double precision')
      .addColumn('sale_type', 'text', (c) => c.notNull())
      .addColumn('possession', 'text', (c) => c.notNull()),
  )
    .addColumn('created_at', 'double precision', (c) => c.notNull())
    .addColumn('doc', 'text', (c) => c.notNull())
    .execute();
  for (const order of ORDERS) {
    await db.schema.createIndex(`properties_by_${order}`).on('properties').columns(['status', order, 'id']).execute();
  }
  // Holds every column that a count under any filters looks at.
  await db.schema
    .createIndex('properties_by_filters')
    .on('properties')
    .columns([
      'status',
      'city_id',
      'subtype',
      'price',
      'bhk',
      'locality_id',
      'sale_type',
      'possession',
      'property_type',
    ])
    .execute();
  await db.schema
    .createIndex('properties_by_place')
    .on('properties')
    .columns(['status', 'locality_id', 'rank', 'id'])
    .execute();
  // For the counts beside every agent.
  await db.schema.createIndex('properties_by_owner_status').on('properties').columns(['owner_id', 'status']).execute();
  await db.schema
    .createIndex('properties_by_owner')
    .on('properties')
    .columns(['owner_id', 'order_newest', 'id'])
    .execute();
}

async function projects(db: Schema): Promise<void> {
  await db.schema
    .createTable('builders')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('rank', 'double precision', (c) => c.notNull())
    .addColumn('doc', 'text', (c) => c.notNull())
    .execute();
  await withOrders(
    db.schema
      .createTable('projects')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('users.id'))
      .addColumn('builder_id', 'text', (c) => c.references('builders.id'))
      .addColumn('city_id', 'integer', (c) => c.references('cities.id'))
      .addColumn('locality_id', 'integer', (c) => c.references('localities.id'))
      .addColumn('property_type', 'text', (c) => c.notNull())
      .addColumn('bhk_mask', 'integer', (c) => c.notNull())
      .addColumn('price_from', 'double precision')
      .addColumn('price_to', 'double precision')
      .addColumn('possession', 'text', (c) => c.notNull()),
  )
    .addColumn('created_at', 'double precision', (c) => c.notNull())
    .addColumn('doc', 'text', (c) => c.notNull())
    .execute();
  for (const order of ORDERS) {
    await db.schema.createIndex(`projects_by_${order}`).on('projects').columns([order, 'id']).execute();
  }
  await db.schema.createIndex('projects_by_builder').on('projects').columns(['builder_id', 'rank']).execute();
}

/** The first tables: people, places, listings, projects, what Home shows. */
export const firstTables: Migration = {
  async up(db: Schema) {
    await people(db);
    await places(db);
    await listings(db);
    await projects(db);
    await db.schema
      .createTable('home_sections')
      .addColumn('section', 'text', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('record_id', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('home_sections_pk', ['section', 'position'])
      .execute();
    await db.schema
      .createTable('meta')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
  },
};

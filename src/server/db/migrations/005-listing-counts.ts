import { sql, type Kysely, type Migration, type QueryExecutorProvider } from 'kysely';

/** The bounds of the budget bands on the day of this migration, rupees; steps as `countColumns` has them. */
const BOUNDS = [0, 5e6, 1e7, 2e7, 3e7, 4e7, 5e7];
const steps = BOUNDS.map(
  (bound, at) => `when price = ${bound} then ${2 * at} when price < ${bound} then ${2 * at - 1}`,
);
const PRICE_STEP = `case when price is null then -1 ${steps.join(' ')} else ${2 * BOUNDS.length - 1} end`;

const COLUMNS = {
  city_id: 'coalesce(city_id, -1)',
  locality_id: 'coalesce(locality_id, -1)',
  subtype: 'subtype',
  property_type: 'property_type',
  bhk: 'coalesce(bhk, 0)',
  sale_type: 'sale_type',
  possession: 'possession',
  price_step: PRICE_STEP,
} as const;
const KEY = Object.values(COLUMNS)
  .map((column) => `cast(${column} as text)`)
  .join(` || '|' || `);

/** Counts all active listings, of a database that has none of its counts yet. */
export async function countAll(db: QueryExecutorProvider): Promise<void> {
  await sql`update properties set count_key = ${sql.raw(KEY)} where status = 1`.execute(db);
  const [names, values] = [Object.keys(COLUMNS).join(), Object.values(COLUMNS)];
  await sql`
    insert into listing_counts (key, ${sql.raw(names)}, listings)
    select count_key, ${sql.raw(values.map((value) => `min(${value})`).join())}, count(*)
    from properties where count_key is not null group by count_key`.execute(db);
}

/** Counts of active listings that are alike, kept with every write, and the index that finds the listings of each. */
export const listingCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('listing_counts')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('city_id', 'integer', (c) => c.notNull())
      .addColumn('locality_id', 'integer', (c) => c.notNull())
      .addColumn('subtype', 'text', (c) => c.notNull())
      .addColumn('property_type', 'text', (c) => c.notNull())
      .addColumn('bhk', 'integer', (c) => c.notNull())
      .addColumn('sale_type', 'text', (c) => c.notNull())
      .addColumn('possession', 'text', (c) => c.notNull())
      .addColumn('price_step', 'integer', (c) => c.notNull())
      .addColumn('listings', 'integer', (c) => c.notNull())
      .execute();
    await db.schema.alterTable('properties').addColumn('count_key', 'text').execute();
    await countAll(db);
    // The counts do their work now, and better.
    await db.schema.dropIndex('properties_by_filters').execute();
    await db.schema.dropIndex('properties_by_place').execute();
    // Each order's index names the counts too: whoever looks through it need not look at the rows.
    for (const order of ['rank', 'order_newest', 'order_price_up', 'order_price_down', 'order_per_sqft']) {
      await db.schema.dropIndex(`properties_by_${order}`).execute();
      await db.schema
        .createIndex(`properties_by_${order}`)
        .on('properties')
        .columns(['status', order, 'id', 'count_key'])
        .execute();
    }
    await db.schema.createIndex('properties_by_count').on('properties').columns(['count_key', 'price']).execute();
  },
};

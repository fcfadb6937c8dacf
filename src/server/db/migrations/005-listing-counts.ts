import { sql, type QueryExecutorProvider } from 'kysely';
import { inSql } from './inSql';

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
export const listingCounts = inSql(
  `
  create table listing_counts (
    key text primary key, city_id integer not null, locality_id integer not null, subtype text not null,
    property_type text not null, bhk integer not null, sale_type text not null, possession text not null,
    price_step integer not null, listings integer not null
  );
  alter table properties add column count_key text;
`,
  countAll,
  `
  drop index properties_by_filters;
  drop index properties_by_place;
  drop index properties_by_rank;
  create index properties_by_rank on properties (status, rank, id, count_key);
  drop index properties_by_order_newest;
  create index properties_by_order_newest on properties (status, order_newest, id, count_key);
  drop index properties_by_order_price_up;
  create index properties_by_order_price_up on properties (status, order_price_up, id, count_key);
  drop index properties_by_order_price_down;
  create index properties_by_order_price_down on properties (status, order_price_down, id, count_key);
  drop index properties_by_order_per_sqft;
  create index properties_by_order_per_sqft on properties (status, order_per_sqft, id, count_key);
  create index properties_by_count on properties (count_key, price);
`,
);

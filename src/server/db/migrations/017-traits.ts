import { sql } from 'kysely';
import { filteredArea } from '@/domain/listingTraits';
import { parseDoc } from '../doc';
import type { Db } from '../schema';
import { traitBits } from '../traitBits';
import { inSql } from './inSql';

/** Listings that are read and written at a time. */
const BATCH = 1000;

/** Reads what listings say, which no column held so far. */
export async function fillTraits(db: Db): Promise<void> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('properties')
      .select(['id', 'doc'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    const values = rows.map(({ id, doc }) => {
      const fields = parseDoc(doc);
      const area = sql`cast(${filteredArea(fields)} as double precision)`;
      return sql`(cast(${id} as text), cast(${traitBits(fields)} as integer), ${area})`;
    });
    await sql`
      update properties set traits = said.column2, area = said.column3
      from (values ${sql.join(values)}) as said where properties.id = said.column1`.execute(db);
    after = last.id;
  }
}

/** What listings are filtered by beside what they are counted by: in the indexes, so that no listing is read for it. */
export const traits = inSql(
  `
  alter table properties add column traits integer default 0 not null;
  alter table properties add column area double precision;
`,
  fillTraits,
  `
  drop index properties_by_rank;
  create index properties_by_rank on properties (status, rank, id, count_key, traits, area);
  drop index properties_by_order_newest;
  create index properties_by_order_newest on properties (status, order_newest, id, count_key, traits, area);
  drop index properties_by_order_price_up;
  create index properties_by_order_price_up on properties (status, order_price_up, id, count_key, traits, area);
  drop index properties_by_order_price_down;
  create index properties_by_order_price_down on properties (status, order_price_down, id, count_key,
    traits, area);
  drop index properties_by_order_per_sqft;
  create index properties_by_order_per_sqft on properties (status, order_per_sqft, id, count_key, traits, area);
  drop index properties_by_count;
  create index properties_by_count on properties (count_key, price, traits, area);
`,
);

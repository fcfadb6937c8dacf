import { sql, type Kysely, type Migration } from 'kysely';
import { filteredArea } from '@/domain/listingTraits';
import { parseDoc } from '../doc';
import type { Db } from '../schema';
import { traitBits } from '../traitBits';

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
export const traits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('properties')
      .addColumn('traits', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('properties').addColumn('area', 'double precision').execute();
    await fillTraits(db);
    for (const order of ['rank', 'order_newest', 'order_price_up', 'order_price_down', 'order_per_sqft']) {
      await db.schema.dropIndex(`properties_by_${order}`).execute();
      await db.schema
        .createIndex(`properties_by_${order}`)
        .on('properties')
        .columns(['status', order, 'id', 'count_key', 'traits', 'area'])
        .execute();
    }
    await db.schema.dropIndex('properties_by_count').execute();
    await db.schema
      .createIndex('properties_by_count')
      .on('properties')
      .columns(['count_key', 'price', 'traits', 'area'])
      .execute();
  },
};

import { sql, type Migration } from 'kysely';
import { rateOf } from '@/domain/listingTraits';
import { NO_PRICE } from '../columns';
import { parseDoc } from '../doc';
import type { Db } from '../schema';

/** Listings that are read and written at a time. */
const BATCH = 1000;

/** Orders the listings that say no price per sq ft by the one that their price and area make, as the lists show it. */
export async function fillRates(db: Db): Promise<void> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('properties')
      .select(['id', 'doc'])
      .where('order_per_sqft', '=', NO_PRICE)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    const rates = rows.flatMap(({ id, doc }) => {
      const rate = rateOf(parseDoc(doc));
      return rate === null ? [] : [sql`(cast(${id} as text), cast(${rate} as double precision))`];
    });
    if (rates.length > 0) {
      await sql`
        update properties set order_per_sqft = said.column2
        from (values ${sql.join(rates)}) as said where properties.id = said.column1`.execute(db);
    }
    after = last.id;
  }
}

export const workedOutRates: Migration = { up: fillRates };

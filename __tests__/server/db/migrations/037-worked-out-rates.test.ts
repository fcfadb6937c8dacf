import { fillRates } from '@/server/db/migrations/037-worked-out-rates';
import { NO_PRICE } from '@/server/db/columns';
import { appOfAll } from '../../../support/server/testApp';

const t = appOfAll({ properties: 60, projects: 0 });

it('orders listings from before by the price per sq ft that they make, and leaves those that say one [PLIST-18]', async () => {
  const all = () => t.db.selectFrom('properties').select(['id', 'order_per_sqft']).orderBy('id').execute();
  const [said, made, none] = await t.db.selectFrom('properties').select('id').orderBy('id').limit(3).execute();
  const write = (id = '', doc: object) =>
    t.db
      .updateTable('properties')
      .set({ doc: JSON.stringify(doc), order_per_sqft: NO_PRICE })
      .where('id', '=', id)
      .execute();
  const flat = { selectedSubtype: 'Flat/Apartment', expectedPrice: 6_000_000, builtUpArea: 1200 };
  await write(made?.id, flat);
  await write(none?.id, { ...flat, builtUpArea: null });
  await t.db
    .updateTable('properties')
    .set({ order_per_sqft: 4321 })
    .where('id', '=', said?.id ?? '')
    .execute();
  await fillRates(t.db);
  const of = new Map((await all()).map(({ id, order_per_sqft: rate }) => [id, rate]));
  expect([said, made, none].map((row) => of.get(row?.id ?? ''))).toEqual([4321, 5000, NO_PRICE]);
});

import { savedPrices } from '@/server/db/migrations/038-saved-prices';
import { testApp } from '../../../support/server/testApp';
import { NOW, USER } from '../../../support/server/world';

it('keeps what was saved before, of which nobody knows what it cost then [DASH-6]', async () => {
  const t = await testApp({ properties: 20, projects: 0 });
  const rows = t.properties.map(({ id }) => ({ user_id: USER.id, listing_id: id, kind: 'property' as const, at: NOW }));
  await t.db.insertInto('saved_listings').values(rows).execute();
  await t.db.schema.alterTable('saved_listings').dropColumn('price').execute();
  await savedPrices.up(t.db);
  const all = await t.db.selectFrom('saved_listings').selectAll().execute();
  expect(new Set(all)).toEqual(new Set(rows.map((row) => ({ ...row, price: null }))));
  await t.close();
});

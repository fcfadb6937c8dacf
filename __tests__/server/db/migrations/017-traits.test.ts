import { fillTraits } from '@/server/db/migrations/017-traits';
import { appOfAll } from '../../../support/server/testApp';

const t = appOfAll({ properties: 60, projects: 0 });

it('reads of every listing what was in no column before [API-4]', async () => {
  const all = () => t.db.selectFrom('properties').select(['id', 'traits', 'area']).orderBy('id').execute();
  const written = await all();
  expect(new Set(written.map(({ traits }) => traits)).size).toBeGreaterThan(5);
  await t.db.updateTable('properties').set({ traits: 0, area: null }).execute();
  await fillTraits(t.db);
  expect(await all()).toEqual(written);
});

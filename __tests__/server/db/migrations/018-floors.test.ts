import { floors } from '@/server/db/migrations/018-floors';
import { testApp } from '../../../support/server/testApp';

it('finds the floors of listings that were there before [API-4]', async () => {
  const { db, close } = await testApp({ properties: 60, projects: 0 });
  const all = () => db.selectFrom('properties').select(['id', 'traits']).orderBy('id').execute();
  const written = await all();
  expect(written.some(({ traits }) => traits >= 1 << 8)).toBe(true);
  const before = written.map(({ id, traits }) => ({ id, traits: traits & 0xff }));
  for (const { id, traits } of before)
    await db.updateTable('properties').set({ traits }).where('id', '=', id).execute();
  await floors.up(db);
  expect(await all()).toEqual(written);
  await close();
});

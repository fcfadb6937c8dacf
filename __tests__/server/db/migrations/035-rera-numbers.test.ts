import { reraNumbers } from '@/server/db/migrations/035-rera-numbers';
import { appOfAll } from '../../../support/server/testApp';

const t = appOfAll({ properties: 60, projects: 0 });

it('finds listings as registered by the numbers alone that have a tick, also those that were there before [API-4, PLIST-8]', async () => {
  const all = () => t.db.selectFrom('properties').select(['id', 'traits', 'area']).orderBy('id').execute();
  const written = await all();
  const odd = t.properties.filter(({ doc }) => doc.reraId === 'RERA 2023').map(({ id }) => id);
  expect(odd.length).toBeGreaterThan(5);
  // Any text with a digit was a registration.
  for (const { id, traits } of written.filter((row) => odd.includes(row.id)))
    await t.db
      .updateTable('properties')
      .set({ traits: traits | 1 })
      .where('id', '=', id)
      .execute();
  expect(await all()).not.toEqual(written);
  await reraNumbers.up(t.db);
  expect(await all()).toEqual(written);
  const { body } = await t.get('/api/property/properties?withRera=1');
  for (const id of odd) expect(body).not.toContain(id);
});

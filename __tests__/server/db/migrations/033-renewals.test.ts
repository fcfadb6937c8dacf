import { renewals } from '@/server/db/migrations/033-renewals';
import { testApp } from '../../../support/server/testApp';
import { AGENT, NOW } from '../../../support/server/world';

it('keeps the listings that were there before: nobody has confirmed them, and their owners may [DASH-2]', async () => {
  const t = await testApp({ properties: 20, projects: 0 });
  const all = () => t.db.selectFrom('properties').selectAll().orderBy('id').execute();
  const rows = await all();
  await t.db.schema.alterTable('properties').dropColumn('renewed_at').execute();
  await renewals.up(t.db);
  expect(rows).toHaveLength(20);
  expect(await all()).toEqual(rows.map((row) => ({ ...row, renewed_at: null })));
  const own = rows.find(({ owner_id, status }) => owner_id === AGENT.id && status === 1);
  t.clock.now = NOW + 31 * 86_400_000;
  const authorization = await t.tokenOf(AGENT);
  const answer = await t.post('/api/property/renew', { _id: own?.id ?? '' }, { authorization });
  expect(answer.statusCode).toBe(200);
  expect((await all()).filter(({ renewed_at }) => renewed_at !== null)).toMatchObject([
    { id: own?.id, renewed_at: t.clock.now },
  ]);
  await t.close();
});

import { knownPlaces } from '@/server/db/migrations/012-known-places';
import { logsIn } from '../../../support/server/phones';
import { appOfEach } from '../../../support/server/testApp';
import { AGENT } from '../../../support/server/world';

const t = appOfEach({ properties: 0, projects: 0 });

it('lets go the places whose account nobody knows; from then on they are their account’s [AUTH-5]', async () => {
  const { schema } = t.db;
  await schema.dropTable('login_places').execute();
  await schema
    .createTable('login_places')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('at', 'double precision', (c) => c.notNull())
    .execute();
  const before = { key: 'of before', at: t.clock.now };
  await t.db
    .insertInto('login_places')
    .values(before as typeof before & { user_id: string })
    .execute();
  await knownPlaces.up(t.db);
  const owners = async () =>
    (await t.db.selectFrom('login_places').select('user_id').execute()).map((row) => row.user_id);
  expect(await owners()).toEqual([]);
  expect((await logsIn(t, AGENT.phone, AGENT.password)).statusCode).toBe(200);
  expect(await owners()).toEqual([AGENT.id, AGENT.id]);
  for (const table of ['properties', 'projects', 'sessions'] as const) await t.db.deleteFrom(table).execute();
  await t.db.deleteFrom('users').where('id', '=', AGENT.id).execute();
  expect(await owners()).toEqual([]);
});

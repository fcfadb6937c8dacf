import { leaving } from '@/server/db/migrations/010-leaving';
import { logsIn } from '../../../support/server/phones';
import { appOfEach } from '../../../support/server/testApp';
import { AGENT } from '../../../support/server/world';

const t = appOfEach({ properties: 40, projects: 0 });

const AWAY = ['away_since', 'leaves_at', 'erased_at', 'suspended_at', 'suspended_reason'] as const;

/** The tables as they were before, with the rows that are in them. */
async function before(): Promise<void> {
  const { schema } = t.db;
  await schema.dropTable('newsletter_readers').execute();
  for (const index of ['users_by_away_since', 'users_by_leaves_at', 'properties_by_deletion', 'enquiries_by_age'])
    await schema.dropIndex(index).execute();
  await schema.dropIndex('enquiries_by_sender').execute();
  for (const column of AWAY) await schema.alterTable('users').dropColumn(column).execute();
  for (const column of ['status_before', 'deleted_at'])
    await schema.alterTable('properties').dropColumn(column).execute();
}

it('keeps who was there before: nobody is away, and what was deleted before is so from now on [DASH-4]', async () => {
  await before();
  const from = Date.now();
  await leaving.up(t.db);
  const users = await t.db.selectFrom('users').select(AWAY).execute();
  expect(users).toHaveLength(3);
  for (const user of users) expect(Object.values(user)).toEqual(AWAY.map(() => null));
  const listings = await t.db.selectFrom('properties').select(['status', 'status_before', 'deleted_at']).execute();
  expect(new Set(listings.map(({ status }) => status))).toEqual(new Set([0, 1, 2]));
  for (const { status, status_before, deleted_at } of listings) {
    expect(status_before).toBeNull();
    if (status === 2) expect([Number(deleted_at) >= from, Number(deleted_at) <= Date.now()]).toEqual([true, true]);
    else expect(deleted_at).toBeNull();
  }
  const { token } = (await logsIn(t, AGENT.phone, AGENT.password)).json<{ user: { token: string } }>().user;
  expect((await t.get('/api/users/standing', { authorization: token })).json()).toEqual({
    deletionDueAt: null,
    application: null,
  });
  const shown = await t.get('/api/users/getAgents');
  expect(shown.body).toContain(AGENT.id);
});

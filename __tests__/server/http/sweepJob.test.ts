import { sweep } from '@/server/http/sweepJob';
import { PHONE_VIEWS_COUNT } from '@/server/rules/phoneQuota';
import { indianDay } from '@/server/rules/indianDays';
import { ask, signIn } from '../../support/server/accounts';
import { testApp } from '../../support/server/testApp';
import { AGENT, USER } from '../../support/server/world';

const DAY = 24 * 60 * 60 * 1000;

it('lets expired sessions, codes and limits go, and only them [API-25, API-26]', async () => {
  const t = await testApp({ properties: 1, projects: 1 });
  const count = async () =>
    Promise.all(
      (['sessions', 'challenges', 'limits', 'login_places'] as const).map(
        async (table) => (await t.db.selectFrom(table).selectAll().execute()).length,
      ),
    );
  const login = (password: string) => signIn(t.app, { ...AGENT, password });
  await login(AGENT.password);
  await login('wrong');
  await ask(t.app, 'users/forgotPassword', { username: 'nobody@example.in' });
  expect(await count()).toEqual([1, 2, 7, 2]);
  // The two measures that the login gave back bound nothing.
  await sweep(t.db, t.clock.now);
  expect(await count()).toEqual([1, 2, 5, 2]);
  // The long code is good for an hour, half an hour lies between two codes to one mailbox, and a new device is one of a day's.
  await sweep(t.db, t.clock.now + 11 * 60_000);
  expect(await count()).toEqual([1, 1, 2, 2]);
  await sweep(t.db, t.clock.now + DAY);
  expect(await count()).toEqual([0, 0, 0, 2]);
  await sweep(t.db, t.clock.now + 181 * DAY);
  expect(await count()).toEqual([0, 0, 0, 0]);
  await t.close();
});

it('forgets who saw whose phone once it no longer counts', async () => {
  const t = await testApp({ properties: 1, projects: 1 });
  await t.db.insertInto('phone_views').values({ user_id: USER.id, owner_id: AGENT.id, at: t.clock.now }).execute();
  const left = async () => (await t.db.selectFrom('phone_views').selectAll().execute()).length;
  await sweep(t.db, t.clock.now + PHONE_VIEWS_COUNT - 1);
  expect(await left()).toBe(1);
  await sweep(t.db, t.clock.now + PHONE_VIEWS_COUNT);
  expect(await left()).toBe(0);
  await t.close();
});

it('forgets who looked at what once the day is over [DASH-2]', async () => {
  const t = await testApp({ properties: 1, projects: 1 });
  const day = indianDay(t.clock.now);
  await t.db
    .insertInto('view_marks')
    .values([0, 1, 2].map((ago) => ({ mark: `mark ${ago}`, day: day - ago })))
    .execute();
  await sweep(t.db, t.clock.now);
  const left = await t.db.selectFrom('view_marks').select('mark').orderBy('mark').execute();
  // Yesterday's may still be written a moment after midnight.
  expect(left.map(({ mark }) => mark)).toEqual(['mark 0', 'mark 1']);
  await t.close();
});

it('forgets what was reported as a problem after ninety days [STORE-8]', async () => {
  const t = await testApp({ properties: 1, projects: 1 });
  await t.post('/api/problems', { words: 'The map is grey', page: '/', build: 'b' });
  const left = async () => (await t.db.selectFrom('problems').selectAll().execute()).length;
  await sweep(t.db, t.clock.now + 90 * DAY - 1);
  expect(await left()).toBe(1);
  await sweep(t.db, t.clock.now + 90 * DAY);
  expect(await left()).toBe(0);
  await t.close();
});

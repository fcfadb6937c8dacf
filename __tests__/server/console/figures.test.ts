import type { Figures, Waiting } from '@/contract/peopleShapes';
import { indianDay } from '@/server/rules/indianDays';
import { anOperator, askConsole } from '../../support/server/operators';
import { appOfEach } from '../../support/server/testApp';
import { newId } from '@/server/rules/tokens';
import { AGENT, USER } from '../../support/server/world';

const DAY = 86_400_000;
const t = appOfEach({ properties: 80, projects: 0 });

it('counts what broke inside, and nothing that was refused', async () => {
  const { cookie } = await anOperator(t, 'Ravi');
  await t.get('/api/no-such-call');
  await t.db.schema.dropTable('enquiries').execute();
  const listingId = t.properties.find(({ status }) => status === 1)?.id;
  const broken = await t.post('/api/enquiries', { kind: 'report', listingId, reason: 'Sold' });
  expect(broken.statusCode).toBe(500);
  const counted = () =>
    t.db.selectFrom('day_counts').select('count').where('what', '=', 'serverError').executeTakeFirst();
  while ((await counted()) === undefined) await new Promise((done) => setTimeout(done, 10));
  expect(await counted()).toEqual({ count: 1 });
  // The figures need the table that is gone.
  expect((await askConsole(t.app, 'getFigures', {}, { cookie })).statusCode).toBe(500);
});

it('tells of each of the last thirty days what is known, and of no day before it was counted', async () => {
  const { cookie } = await anOperator(t, 'Ravi');
  await t.db.deleteFrom('day_counts').execute();
  await t.db
    .insertInto('day_counts')
    .values({ day: indianDay(t.clock.now) - 2, what: 'mailSent', count: 4 })
    .execute();
  for (const username of [USER.phone, '9000000999'])
    await t.post('/api/users/signin', { countryCode: '91', username, password: 'wrong' });
  const listingId = t.properties.find(({ status }) => status === 1)?.id;
  await t.post('/api/enquiries', { kind: 'report', listingId, reason: 'Sold' });
  const said = (await askConsole(t.app, 'getFigures', {}, { cookie })).json<Figures>();
  const { days } = said;
  expect(days.listings).toHaveLength(30);
  expect(days.listings.at(-1)?.day).toBe('2026-01-15');
  for (const asked of ['7', '90'])
    expect(
      (await askConsole(t.app, 'getFigures', { days: asked }, { cookie })).json<Figures>().days.listings,
    ).toHaveLength(Number(asked));
  expect((await askConsole(t.app, 'getFigures', { days: '9999' }, { cookie })).statusCode).toBe(400);
  // Every fortieth listing of the world is of the same day.
  const posted = (n: number) => t.properties.filter(({ createdAt }) => createdAt === t.clock.now - n * DAY).length;
  expect(days.listings.map(({ count }) => count)).toEqual(Array.from({ length: 30 }, (_u, n) => posted(29 - n)));
  expect(days.failedLogins.map(({ count }) => count)).toEqual([0, 0, 2]);
  expect(days.mailsSent.map(({ count }) => count)).toEqual([4, 0, 0]);
  expect(days.serverErrors.map(({ count }) => count)).toEqual([0, 0, 0]);
  expect(days.approved).toEqual([]);
  expect(days.reports.at(-1)?.count).toBe(1);
  const count = (status: number) => t.properties.filter((each) => each.status === status).length;
  expect(said.listings).toEqual({ active: count(1), withdrawn: 0, sold: 0, deleted: count(2) });
  expect(said.queue.waiting).toBe(count(0));
  expect(said.queue.oldestAt).toBe(
    new Date(
      Math.min(...t.properties.filter(({ status }) => status === 0).map((each) => each.createdAt)),
    ).toISOString(),
  );
  expect([said.openReports, said.openApplications]).toEqual([1, 0]);
});

it('counts what waits for an operator, page by page [DASH-3]', async () => {
  const { cookie } = await anOperator(t, 'Ravi');
  const waiting = async () => (await askConsole(t.app, 'getWaiting', {}, { cookie })).json<Waiting>();
  const queue = t.properties.filter(({ status }) => status === 0).length;
  expect(await waiting()).toEqual({ queue, reports: 0, reviews: 0, applications: 0, enquiries: 0, problems: 0 });
  const listingId = t.properties.find(({ status }) => status === 1)?.id;
  await t.post('/api/enquiries', { kind: 'report', listingId, reason: 'Sold' });
  await t.post('/api/problems', { words: 'Grey', page: '/', build: 'b' });
  await t.post('/api/enquiries', { kind: 'lead', phone: '9123456780', message: 'Hello', consent: true });
  const id = newId();
  const row = { agent_id: AGENT.id, author_id: USER.id, stars: 1, text: 'Never came.', created_at: t.clock.now };
  await t.db
    .insertInto('agent_reviews')
    .values({ id, ...row })
    .execute();
  for (const user_id of [AGENT.id, USER.id])
    await t.db
      .insertInto('agent_review_reports')
      .values({ review_id: id, user_id, reason: 'Fake', at: t.clock.now })
      .execute();
  expect((await askConsole(t.app, 'getReviews', {}, { cookie })).json()).toMatchObject([
    { agent: { id: AGENT.id }, author: { id: USER.id } },
    { agent: { id: AGENT.id }, author: { id: USER.id } },
  ]);
  expect(await waiting()).toEqual({ queue, reports: 1, reviews: 1, applications: 0, enquiries: 1, problems: 1 });
});

import { runCommand, usage } from '@/server/admin/commands';
import { readConfig } from '@/server/kernel/config';
import { confirmNewsletter } from '@/server/db/queries/newsletter';
import { stored } from '@/server/rules/reviewReasons';
import { openTestDatabase } from '../../support/postgres/databases';
import { keepingMailer } from '../../support/server/accounts';
import { commandLine } from '../../support/server/commandLine';
import { aPayload, postingOf } from '../../support/server/posting';
import { appOfEach } from '../../support/server/testApp';
import { AGENT, NOW, REVIEW, USER } from '../../support/server/world';
import { newFolder } from '../../support/newFolder';

const server = appOfEach({ properties: 0, projects: 0, config: { moderation: 'manual' } });
let agent: ReturnType<typeof postingOf>;
const { sent, state, mailer } = keepingMailer();
beforeEach(async () => {
  agent = postingOf(server, await server.tokenOf(AGENT));
  sent.length = 0;
  state.down = false;
});

const run = commandLine(() => server, mailer);

it('shows what is under review, approves and refuses it [DASH-3]', async () => {
  expect(await run('review')).toBe('No listing waits for an operator.');
  const id = await agent.posted(
    aPayload({ name: 'Sunny\u001b[31m flat'.replace('\u001b', ''), about: 'A bright flat' }),
  );
  expect(await run('review')).toMatch(
    new RegExp(`^${id} .*Sunny.*Alipiri, Tirupati · ₹45 L\n.*Lakshmi, 9000000001, .*; waits for you\n  A bright flat$`),
  );
  expect(await run('refuse', id, 'No pictures.')).toMatch(/under review/);
  expect(await run('refuse', id, 'No pictures.')).toBe(`The listing ${id} was refused with this reason already.`);
  expect(sent).toMatchObject([
    { to: 'agent@example.in', subject: expect.stringMatching(/^Your listing needs changes: /) },
  ]);
  expect(sent[0]?.text).toContain('- No pictures.');
  expect(await run('review')).toBe('No listing waits for an operator.');
  expect(await agent.one(id)).toMatchObject({ status: 0, reviewReason: 'No pictures.' });
  expect(await run('approve', id)).toBe(`The listing ${id} is active.`);
  expect(await run('approve', id)).toBe(`The listing ${id} was active already.`);
  expect(sent.slice(1)).toMatchObject([{ subject: expect.stringMatching(/^Buyers can see your listing now: /) }]);
  expect(await agent.one(id)).toMatchObject({ status: 1, reviewReason: null });
  await agent.remove(id);
  await expect(run('approve', id)).rejects.toThrow('is deleted');
  await expect(run('refuse', 'x', 'y')).rejects.toThrow('There is no listing x.');
});

it('shows what was reported of reviews, hides one and shows it again [AGENT-4]', async () => {
  expect(await run('reviews')).toBe('No review that is shown was reported.');
  const authorization = await server.tokenOf(USER);
  await server.post('/api/reviews/report', { reviewId: REVIEW.id, reason: 'He is a rival' }, { authorization });
  expect(await run('reviews')).toMatch(
    new RegExp(`^${REVIEW.id}  4 of 5 for Lakshmi by Anand\n  ${REVIEW.text}\n  reported by Ravi, .*: He is a rival$`),
  );
  expect(await run('review', 'hide', REVIEW.id, 'By a rival.')).toMatch(/is hidden/);
  expect(await run('reviews')).toBe('No review that is shown was reported.');
  const shown = async () =>
    (await server.get(`/api/reviews?agentId=${AGENT.id}`)).json<readonly { text: string }[]>().length;
  expect(await shown()).toBe(0);
  expect(await run('review', 'show', REVIEW.id)).toMatch(/is shown/);
  expect(await shown()).toBe(1);
  await expect(run('review', 'hide', 'x', 'y')).rejects.toThrow('There is no review x.');
  await expect(run('review', 'hide', REVIEW.id)).rejects.toThrow('takes 2 words');
});

it('shows applications, makes a user an agent and writes to them [API-29]', async () => {
  expect(await run('applications')).toBe('Nobody is waiting to become an agent.');
  const authorization = await server.tokenOf(USER);
  await server.post('/api/enquiries', { kind: 'agentApplication', message: 'Ten years' }, { authorization });
  expect(await run('applications')).toMatch(new RegExp(`^${USER.id}  Ravi, 9000000002, .*\n  Ten years$`));
  expect((await postingOf(server, authorization).post(aPayload({ userId: USER.id }))).statusCode).toBe(403);
  expect(await run('agent', USER.phone)).toBe('Ravi is an agent now.');
  expect(sent).toMatchObject([{ to: 'user@example.in', subject: 'Welcome! You can now post on Gruham' }]);
  await expect(run('agent', USER.id)).rejects.toThrow('This account is an agent already.');
  expect(sent).toHaveLength(1);
  expect(await run('applications')).toBe('Nobody is waiting to become an agent.');
  expect((await postingOf(server, authorization).post(aPayload({ userId: USER.id }))).statusCode).toBe(200);
  await expect(run('agent', '9999999999')).rejects.toThrow('There is no user');
});

it('shows those who confirmed the newsletter alone, each with the link to unsubscribe [SHELL-7]', async () => {
  expect(await run('newsletter')).toBe('Nobody has confirmed the newsletter.');
  for (const email of ['ravi@example.in', 'anita@example.in', 'Ravi@Example.in', 'nobody@example.in']) {
    await server.post('/api/enquiries', { kind: 'newsletter', email });
    server.clock.now += 1000;
  }
  expect(await run('newsletter')).toBe('Nobody has confirmed the newsletter.');
  const readers = await server.db.selectFrom('newsletter_readers').select(['email', 'token']).execute();
  expect(readers).toHaveLength(3);
  const tokenOf = (email: string) => readers.find((reader) => reader.email === email)?.token ?? '';
  for (const email of ['ravi@example.in', 'anita@example.in']) {
    await confirmNewsletter(server.db, tokenOf(email), server.clock.now);
    server.clock.now += 1000;
  }
  const line = (email: string) => `${email}\thttp://localhost:3000/newsletter?t=${tokenOf(email)}`;
  expect(await run('newsletter')).toBe(`${line('ravi@example.in')}\n${line('anita@example.in')}`);
});

it('shows what waits as the console’s queue does, the oldest first, and says how many more there are [DASH-3]', async () => {
  const { db } = server;
  const first = await agent.posted(aPayload({ name: 'Posted first' }));
  const row = await db.selectFrom('properties').selectAll().where('id', '=', first).executeTakeFirstOrThrow();
  const ids = Array.from({ length: 110 }, (_unused, n) => `later-${n}`);
  const later = ids.map((id, n) => ({ ...row, id, order_newest: row.order_newest - n - 1 }));
  await db.insertInto('properties').values(later).execute();
  const reviews = ids.map((listing_id, n) => ({
    listing_id,
    due_at: null,
    reason: stored([{ text: 'No pictures.' }]),
    held: n < 5 ? 1 : 0,
  }));
  await db.insertInto('listing_reviews').values(reviews).execute();
  const said = await run('review');
  expect(said).toMatch(new RegExp(`^${first} `));
  expect(said).not.toContain('later-4 ');
  expect(said.match(/not activated: No pictures\./g)).toHaveLength(99);
  expect(said).toMatch(/\n… and 6 more\.$/);
});

it('shows everyone who asked to become an agent once, however often they did [API-29]', async () => {
  const { db } = server;
  const user = await db.selectFrom('users').selectAll().where('id', '=', USER.id).executeTakeFirstOrThrow();
  const others = Array.from({ length: 100 }, (_unused, n) => ({
    ...user,
    id: `other-${n}`,
    username: `Other ${n}`,
    phone: String(8_000_000_000 + n),
    email: `other${n}@example.in`,
  }));
  await db.insertInto('users').values(others).execute();
  const asked = (userId: string, n: number) => ({
    id: `${userId}:${n}`,
    kind: 'agentApplication',
    listing_id: null,
    listing_kind: null,
    agent_id: null,
    user_id: userId,
    repeat_mark: null,
    created_at: NOW + n,
    doc: JSON.stringify({ message: `Word ${n}` }),
  });
  const often = Array.from({ length: 120 }, (_unused, n) => asked(USER.id, n));
  await db.insertInto('enquiries').values(often).execute();
  const shownFirst = `${USER.id}  Ravi, 9000000002, ${new Date(NOW).toISOString()}\n  Word 119`;
  expect(await run('applications')).toBe(shownFirst);
  await db
    .insertInto('enquiries')
    .values(others.map(({ id }) => asked(id, 500)))
    .execute();
  const said = await run('applications');
  expect(said.startsWith(`${shownFirst}\nother-0  `)).toBe(true);
  expect(said.match(/Word 500/g)).toHaveLength(99);
  expect(said).toMatch(/\n… and 1 more\.$/);
});

it('says so when the message about it could not be sent', async () => {
  const id = await agent.posted(aPayload());
  state.down = true;
  await expect(run('agent', USER.id)).rejects.toThrow('could not be sent');
  await expect(run('refuse', id, 'No pictures.')).rejects.toThrow('could not be sent');
  expect(await agent.one(id)).toMatchObject({ reviewReason: 'No pictures.' });
});

it('explains itself, and refuses words that a command does not take', async () => {
  for (const words of [[], ['help'], ['constructor']]) await expect(run(...words)).rejects.toThrow(usage());
  for (const name of ['review', 'approve', 'refuse', 'applications', 'agent', 'reports', 'newsletter', 'seed'])
    expect(usage()).toContain(name);
  await expect(run('approve')).rejects.toThrow('1 word');
  await expect(run('refuse', 'id')).rejects.toThrow('2 words');
  await expect(run('review', 'all')).rejects.toThrow('0 words');
});

it('fills an empty database alone', async () => {
  await expect(run('seed', 'demo')).rejects.toThrow('not empty');
  await expect(run('seed', 'none')).rejects.toThrow('demo, or a number');
  const dataDir = newFolder();
  const { db, bulkLoad } = await openTestDatabase(dataDir);
  const config = readConfig({ DATA_DIR: dataDir }, '/');
  await expect(
    runCommand({ db, bulkLoad, config, now: () => NOW, mailer, say: () => {} }, ['seed', 'many']),
  ).rejects.toThrow('SEED must be');
  await db.insertInto('meta').values({ key: 'seed', value: 'demo' }).execute();
  await expect(
    runCommand({ db, bulkLoad, config, now: () => NOW, mailer, say: () => {} }, ['seed', 'demo']),
  ).rejects.toThrow('filled before');
  await db.destroy();
});

it('shows who asked for more phone numbers than a day has, by account and by address [QUAL-8]', async () => {
  expect(await run('numbers')).toBe('Nobody reached the daily limit of phone numbers.');
  const { db } = server;
  const reader = await db.selectFrom('users').selectAll().where('id', '=', USER.id).executeTakeFirstOrThrow();
  const others = Array.from({ length: 140 }, (_unused, n) => ({
    ...reader,
    id: `other-${n}`,
    role_code: 'agt',
    created_at: NOW - n * 86_400_000,
    phone: String(8_000_000_000 + n),
    email: `other${n}@example.in`,
  }));
  for (let n = 0; n < others.length; n += 70)
    await db
      .insertInto('users')
      .values(others.slice(n, n + 70))
      .execute();
  const asks = async (who: string, from: number, to: number) => {
    const authorization = await server.tokenOf({ id: who });
    for (let n = from; n < to; n += 1)
      await server.get(`/api/users/getAgentDetailsById?id=other-${n}`, { authorization });
  };
  await asks(USER.id, 0, 11);
  await asks('other-139', 10, 70);
  await asks('other-138', 69, 129);
  const said = await run('numbers');
  expect(said).toMatch(new RegExp(`^${USER.id}  Ravi, 10 phone numbers, .*; account since 2026-01-15`, 'm'));
  expect(said).toMatch(/^network address [0-9a-f]{12}, 120 phone numbers to 3 accounts, .*; last other-138 {2}Ravi$/m);
  expect(said).toMatch(/^ {2}other-139 {2}Ravi, 60 phone numbers$/m);
  expect(said).not.toContain('127.0.0.1');
});

it('confirms a number for its owner and takes it from the others, and sets one free [PROF-1]', async () => {
  const { db } = server;
  const user = await db.selectFrom('users').selectAll().where('id', '=', USER.id).executeTakeFirstOrThrow();
  const later = {
    ...user,
    id: 'later',
    phone: '-later',
    later_phone: USER.phone,
    phone_confirmed_at: null,
    email: 'l@example.in',
  };
  await db.insertInto('users').values(later).execute();
  await expect(run('confirm-number', 'later')).rejects.toThrow(
    `Another account has confirmed ${USER.phone}. Set it free first.`,
  );
  await db.updateTable('users').set({ phone_confirmed_at: null }).where('id', '=', USER.id).execute();
  expect(await run('confirm-number', 'later')).toBe(`${USER.phone} is confirmed; it is Ravi’s.`);
  expect(sent).toMatchObject([{ to: 'user@example.in', subject: 'Your Gruham account needs a mobile number' }]);
  await expect(run('confirm-number', USER.id)).rejects.toThrow('Ravi has no mobile number: name one after the ID.');
  const own = '9812345670';
  for (const words of [['12'], [own, own]] as const)
    await expect(run('confirm-number', USER.id, ...words)).rejects.toThrow();
  expect(await run('confirm-number', USER.id, own)).toBe(`${own} is confirmed; it is Ravi’s.`);
  expect((await server.get('/api/users/current', { authorization: await server.tokenOf(USER) })).json()).toMatchObject([
    { phone: own },
  ]);
  await expect(run('confirm-number', 'later', own)).rejects.toThrow(`Another account has confirmed ${own}.`);
  await expect(run('confirm-number', 'nobody')).rejects.toThrow('There is no user nobody.');
  expect(await run('free-number', USER.phone)).toBe(`${USER.phone} is free: whoever confirms it has it.`);
  expect(sent[1]).toMatchObject({ to: 'l@example.in' });
  expect(await run('free-number', USER.phone)).toBe(`No account has ${USER.phone}.`);
  await expect(run('free-number', '12')).rejects.toThrow('A mobile number has ten digits.');
  state.down = true;
  await expect(run('free-number', AGENT.phone)).rejects.toThrow('could not be sent');
  expect(
    (await db.selectFrom('users').select('phone').where('id', '=', AGENT.id).executeTakeFirstOrThrow()).phone,
  ).toBe(`-${AGENT.id}`);
});

it('notes when somebody was at a listing, and takes it back [PDET-3]', async () => {
  const id = await agent.posted(aPayload());
  const on = async () => (await agent.one(id))['visitedOn'];
  expect([await run('listing', 'visited', id), await on()]).toEqual([
    'The visit is noted; visitors read it on the page.',
    new Date(NOW).toISOString().slice(0, 10),
  ]);
  await run('listing', 'visited', id, '2026-01-02');
  expect(await on()).toBe('2026-01-02');
  await run('listing', 'visited', id, 'never');
  expect(await on()).toBeNull();
  await expect(run('listing', 'visited', id, 'soon')).rejects.toThrow('Say the day as YYYY-MM-DD');
  await expect(run('listing', 'visited', 'unknown')).rejects.toThrow('This listing is no longer there.');
});

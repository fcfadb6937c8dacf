import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand, usage } from '@/server/admin/commands';
import { readConfig } from '@/server/config';
import { dropDatabase, openTestDatabase } from '../../support/postgres/databases';
import { keepingMailer } from '../../support/server/accounts';
import { aPayload, postingOf } from '../../support/server/posting';
import { testApp, type TestApp } from '../../support/server/testApp';
import { AGENT, idOf, NOW, USER } from '../../support/server/world';

let server: TestApp;
let agent: ReturnType<typeof postingOf>;
const { sent, state, mailer } = keepingMailer();
beforeEach(async () => {
  server = await testApp({ properties: 0, projects: 0, config: { moderation: 'manual' } });
  agent = postingOf(server, await server.tokenOf(AGENT));
  sent.length = 0;
  state.down = false;
});
afterEach(() => server.close());

/** What a command says. */
async function run(...words: string[]): Promise<string> {
  const lines: string[] = [];
  const config = readConfig({ DATA_DIR: server.dataDir }, '/');
  const say = (line: string) => lines.push(line);
  const { db } = server;
  const bulkLoad = async (work: (part: typeof db) => Promise<boolean>) => {
    await work(db);
  };
  await runCommand({ db, bulkLoad, config, now: () => NOW, mailer, say }, words);
  return lines.join('\n');
}

it('shows what is under review, approves and refuses it [DASH-3]', async () => {
  expect(await run('review')).toBe('No listing is under review.');
  const id = await agent.posted(
    aPayload({ name: 'Sunny\u001b[31m flat'.replace('\u001b', ''), about: 'A bright flat' }),
  );
  expect(await run('review')).toMatch(
    new RegExp(`^${id} .*Sunny.*Alipiri, Tirupati · ₹45 L\n.*Lakshmi, 9000000001, .*; waits for you\n  A bright flat$`),
  );
  expect(await run('refuse', id, 'No pictures.')).toMatch(/under review/);
  expect(await run('review')).toMatch(/refused: No pictures\./);
  expect(await agent.one(id)).toMatchObject({ status: 0, reviewReason: 'No pictures.' });
  expect(await run('approve', id)).toBe(`The listing ${id} is active.`);
  expect(await run('approve', id)).toBe(`The listing ${id} was active already.`);
  expect(await agent.one(id)).toMatchObject({ status: 1, reviewReason: null });
  await agent.remove(id);
  await expect(run('approve', id)).rejects.toThrow('is deleted');
  await expect(run('refuse', 'x', 'y')).rejects.toThrow('There is no listing x.');
});

it('shows applications, makes a user an agent and writes to them [API-29]', async () => {
  expect(await run('applications')).toBe('Nobody waits to become an agent.');
  const authorization = await server.tokenOf(USER);
  await server.post('/api/enquiries', { kind: 'agentApplication', message: 'Ten years' }, { authorization });
  expect(await run('applications')).toMatch(new RegExp(`^${USER.id}  Ravi, 9000000002, .*\n  Ten years$`));
  expect((await postingOf(server, authorization).post(aPayload({ userId: USER.id }))).statusCode).toBe(403);
  expect(await run('agent', USER.phone)).toBe('Ravi is an agent now.');
  expect(sent).toMatchObject([{ to: 'user@example.in', subject: 'You are an agent at Gruham now' }]);
  expect(await run('agent', USER.id)).toBe('Ravi was an agent already.');
  expect(sent).toHaveLength(1);
  expect(await run('applications')).toBe('Nobody waits to become an agent.');
  expect((await postingOf(server, authorization).post(aPayload({ userId: USER.id }))).statusCode).toBe(200);
  await expect(run('agent', '9999999999')).rejects.toThrow('There is no user');
});

it('shows what was reported, the newest first, until its listing is refused or deleted [PDET-9]', async () => {
  expect(await run('reports')).toBe('No listing that is shown was reported.');
  const [first, second] = [await agent.posted(aPayload()), await agent.posted(aPayload({ name: 'Next door' }))];
  for (const id of [first, second]) await run('approve', id);
  const report = { kind: 'report', reason: 'Sold\u0085already' };
  await server.post('/api/enquiries', { ...report, listingId: first, message: 'I called.\nNobody knows it.' });
  server.clock.now += 1000;
  const authorization = await server.tokenOf(USER);
  await server.post('/api/enquiries', { ...report, listingId: second }, { authorization });
  const said = await run('reports');
  expect(said).toMatch(
    new RegExp(
      `^${second}  Next door\n  Ravi, 9000000002, .*: Sold already\n${first}  Sunny flat\n  a visitor, .*: Sold already\n  I called. Nobody knows it.$`,
    ),
  );
  await run('refuse', second, 'Sold.');
  expect(await run('reports')).toMatch(new RegExp(`^${first} `));
  await agent.remove(first);
  expect(await run('reports')).toBe('No listing that is shown was reported.');
});

it('shows reports of projects too, and says so when there are more than it shows [PDET-9]', async () => {
  await server.close();
  server = await testApp({ properties: 0, projects: 1 });
  const row = {
    kind: 'report',
    listing_id: idOf('project', 0),
    listing_kind: 'project' as const,
    agent_id: null,
    user_id: null,
  };
  const rows = Array.from({ length: 101 }, (_, n) => ({
    ...row,
    id: `r${n}`,
    repeat_mark: null,
    created_at: NOW + n,
    doc: JSON.stringify({ reason: `Reason ${n}.` }),
  }));
  await server.db.insertInto('enquiries').values(rows).execute();
  const said = await run('reports');
  expect(said).toContain('Project 0');
  expect(said).toContain('Reason 100.');
  expect(said).not.toContain('Reason 0.');
  expect(said).toMatch(/Older ones are not shown\.$/);
});

it('shows everybody who asked for the newsletter once, an address a line [SHELL-7]', async () => {
  expect(await run('newsletter')).toBe('Nobody asked for the newsletter.');
  for (const email of ['ravi@example.in', 'anita@example.in', 'Ravi@Example.in']) {
    await server.post('/api/enquiries', { kind: 'newsletter', email });
    server.clock.now += 1000;
  }
  expect(await run('newsletter')).toBe('ravi@example.in\nanita@example.in');
});

it('shows a new listing before a hundred that were refused, and says how many more there are [DASH-3]', async () => {
  const { db } = server;
  const first = await agent.posted(aPayload({ name: 'Refused long ago' }));
  const row = await db.selectFrom('properties').selectAll().where('id', '=', first).executeTakeFirstOrThrow();
  const refused = Array.from({ length: 105 }, (_unused, n) => `refused-${n}`);
  const older = refused.map((id, n) => ({ ...row, id, order_newest: row.order_newest + n + 1 }));
  await db.insertInto('properties').values(older).execute();
  const reviews = refused.map((id) => ({ listing_id: id, due_at: null, reason: 'No pictures.', held: 1 }));
  await db.insertInto('listing_reviews').values(reviews).execute();
  const lines = (await run('review')).split('\n');
  expect(lines[0]).toMatch(new RegExp(`^${first} `));
  expect(lines.filter((line) => line.includes('refused: '))).toHaveLength(99);
  expect(lines.at(-1)).toBe('… and 6 more.');
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
  state.down = true;
  await expect(run('agent', USER.id)).rejects.toThrow('could not be sent');
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
  const dataDir = mkdtempSync(join(tmpdir(), 'gruham-test-'));
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
  await dropDatabase(dataDir);
  rmSync(dataDir, { recursive: true });
});

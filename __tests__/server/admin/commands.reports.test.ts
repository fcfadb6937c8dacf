import { keepingMailer } from '../../support/server/accounts';
import { commandLine } from '../../support/server/commandLine';
import { aPayload, postingOf } from '../../support/server/posting';
import { testApp, type TestApp } from '../../support/server/testApp';
import { AGENT, idOf, NOW, USER } from '../../support/server/world';

/** What the command line says of reports, and what settles them. */
let server: TestApp;
let agent: ReturnType<typeof postingOf>;
const { sent, mailer } = keepingMailer();
beforeEach(async () => {
  server = await testApp({ properties: 0, projects: 0, config: { moderation: 'manual' } });
  agent = postingOf(server, await server.tokenOf(AGENT));
  sent.length = 0;
});
afterEach(() => server.close());

const run = commandLine(() => server, mailer);

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

it('settles what was reported of a listing with a yes and with a no, and notes neither twice [PDET-9, DASH-3]', async () => {
  const id = await agent.posted(aPayload());
  await run('approve', id);
  const reported = async (reason: string) => {
    const answer = await server.post('/api/enquiries', { kind: 'report', reason, listingId: id });
    expect([answer.statusCode, await run('reports')]).toEqual([200, expect.stringContaining(reason)]);
  };
  const audit = async () =>
    (await server.db.selectFrom('operator_actions').select('action').execute()).map(({ action }) => action);
  expect(await audit()).toEqual(['listing.approve']);

  await reported('Sold already');
  await run('refuse', id, 'It is sold.');
  await run('approve', id);
  expect(await run('reports')).toBe('No listing that is shown was reported.');
  expect(await audit()).toHaveLength(3);

  await reported('Wrong price');
  sent.length = 0;
  const settled = `The listing ${id} was active already.\nWhat was reported of it is settled.`;
  expect([await run('approve', id), sent]).toEqual([settled, []]);
  expect(await run('reports')).toBe('No listing that is shown was reported.');
  expect(await audit()).toHaveLength(4);

  expect(await run('approve', id)).toBe(`The listing ${id} was active already.`);
  for (let times = 0; times < 2; times += 1) await run('refuse', id, 'It is sold.');
  expect(await audit()).toHaveLength(5);
});

it('shows reports of projects too, the last ten of each, and says how many more there are [PDET-9]', async () => {
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
  expect(said).not.toContain('Reason 90.');
  expect(said).toMatch(/\n {2}… and 91 more\.$/);
});

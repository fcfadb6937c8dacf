import type { ConsoleAnswers } from '@/contract/consoleShapes';
import { DELETED, UNDER_REVIEW } from '@/domain/listingStatus';
import { mailsTo } from '../../support/server/accounts';
import { anOperator, askConsole, type TestOperator } from '../../support/server/operators';
import { appOfEach } from '../../support/server/testApp';
import { AGENT, USER } from '../../support/server/world';
import { filesIn } from '../../support/server/zip';

const t = appOfEach({ properties: 20, projects: 0, config: { moderation: 'manual' } });
let sita: TestOperator;
beforeEach(async () => {
  sita = await anOperator(t, 'Sita', 'owner');
});

const ask = (name: Parameters<typeof askConsole>[1], asked: object) =>
  askConsole(t.app, name, { ...asked }, { cookie: sita.cookie });
const people = async (asked: object = {}) => (await ask('getPeople', asked)).json<ConsoleAnswers['getPeople']>();
const one = async (id: string) => (await people({ q: id })).people[0];

it('finds people by id, number, e-mail and a part of the name, the newest first, a page at a time, with nothing told that identifies them', async () => {
  const row = await t.db.selectFrom('users').selectAll().where('id', '=', USER.id).executeTakeFirstOrThrow();
  const part = (row.name ?? row.username).slice(1, 5).toUpperCase();
  for (const q of [USER.id, USER.phone, row.email.toUpperCase(), part])
    expect((await people({ q })).people.map(({ id }) => id)).toContain(USER.id);
  expect((await people({ q: '%' })).people).toEqual([]);
  const said = (await ask('getPeople', { q: USER.id })).body;
  expect(said).toContain(`••••••${USER.phone.slice(-4)}`);
  for (const secret of [USER.phone, row.email, row.password_hash]) expect(said).not.toContain(secret);

  for (let n = 0; n < 70; n += 1)
    await t.db
      .insertInto('users')
      .values({
        ...{ ...row, id: `f${String(n).padStart(23, '0')}`, phone: `80000000${10 + n}`, email: `p${n}@mail.in` },
        ...{ username: `Person ${n}`, name: null, created_at: t.clock.now + (n % 3) },
      })
      .execute();
  const ids: string[] = [];
  for (let after: string | null = ''; after !== null;) {
    const page: ConsoleAnswers['getPeople'] = await people({ q: 'person', ...(after && { after }) });
    ids.push(...page.people.map(({ id }) => id));
    expect(page.total).toBe(after === '' ? 70 : null);
    after = page.after;
  }
  expect([ids.length, new Set(ids).size]).toEqual([70, 70]);
});

it('lists agents, those who are none, or who is suspended, and counts them on the first page [DASH-3]', async () => {
  const ids = async (asked: object) => (await people(asked)).people.map(({ id }) => id);
  const rows = await t.db.selectFrom('users').select(['id', 'role_code']).execute();
  const of = (isAgent: boolean) =>
    rows.filter(({ role_code: role }) => (role === 'agt') === isAgent).map(({ id }) => id);
  expect([...(await ids({ who: 'agents' }))].sort()).toEqual(of(true).sort());
  expect([...(await ids({ who: 'users' }))].sort()).toEqual(of(false).sort());
  expect((await people()).total).toBe(rows.length);
  expect(await people({ who: 'suspended' })).toEqual({ people: [], total: 0, after: null });
  await ask('suspendPerson', { id: AGENT.id, reason: 'Sells what is not theirs.' });
  expect(await ids({ who: 'suspended' })).toEqual([AGENT.id]);
  expect(await ids({ who: 'users', q: AGENT.id })).toEqual([]);
});

it('tells number and e-mail only by an act that the audit tells of, without them', async () => {
  const { phone, email } = (await ask('showContact', { id: USER.id })).json<ConsoleAnswers['showContact']>();
  expect([phone, email]).toEqual([USER.phone, expect.stringContaining('@')]);
  const audit = await t.db.selectFrom('operator_actions').selectAll().execute();
  expect(audit).toMatchObject([{ action: 'user.show', subject: `user:${USER.id}`, operator_id: sita.id }]);
  expect(JSON.stringify(audit)).not.toContain(phone);
});

it('tells somebody’s listings, whatever their state but deleted, the newest first, a page at a time', async () => {
  const own = t.db.selectFrom('properties').where('owner_id', '=', AGENT.id).where('status', '!=', DELETED);
  const rows = await own.orderBy('created_at', 'desc').orderBy('id', 'desc').select('id').execute();
  const [deleted, waiting, ...others] = rows.map(({ id }) => id);
  expect(others.length).toBeGreaterThan(0);
  await t.db
    .updateTable('properties')
    .set({ status: DELETED })
    .where('id', '=', deleted ?? '')
    .execute();
  await t.db
    .updateTable('properties')
    .set({ status: UNDER_REVIEW })
    .where('id', '=', waiting ?? '')
    .execute();
  const listingsOf = async (id: string) => (await ask('getListingsOf', { id })).json<ConsoleAnswers['getListingsOf']>();
  const { listings, after } = await listingsOf(AGENT.id);
  expect(listings.map(({ id }) => id)).toEqual([waiting, ...others].slice(0, 20));
  expect(listings.map(({ status }) => status).slice(0, 2)).toEqual(['under review', 'active']);
  expect(listings[0]?.name).not.toBe('');
  if (after === null) expect(others.length).toBeLessThan(20);
  expect(await listingsOf(USER.id)).toEqual({ listings: [], after: null });
});

it('suspends with a reason, lifts it, ends sessions, changes the role, and deletes with a way back', async () => {
  const token = await t.tokenOf(AGENT);
  const isIn = async () => (await t.get('/api/users/standing', { authorization: token })).statusCode !== 401;
  expect((await one(AGENT.id))?.sessions).toBe(1);
  await ask('endSessions', { id: AGENT.id });
  expect([(await one(AGENT.id))?.sessions, await isIn()]).toEqual([0, false]);

  await ask('suspendPerson', { id: AGENT.id, reason: ' Sells what is not theirs. ' });
  expect((await one(AGENT.id))?.suspended?.reason).toBe('Sells what is not theirs.');
  expect((await one(AGENT.id))?.activeListings).toBe(0);
  expect((await ask('suspendPerson', { id: AGENT.id, reason: 'Again.' })).statusCode).toBe(409);
  await ask('resumePerson', { id: AGENT.id });
  expect((await one(AGENT.id))?.suspended).toBeNull();
  expect((await one(AGENT.id))?.activeListings).toBeGreaterThan(0);

  await ask('makePlain', { id: AGENT.id });
  expect((await one(AGENT.id))?.role).toBe('user');
  await ask('makeAgent', { id: AGENT.id });
  expect((await one(AGENT.id))?.role).toBe('agent');
  expect((await ask('makeAgent', { id: AGENT.id })).statusCode).toBe(409);

  await ask('deletePerson', { id: USER.id });
  expect((await one(USER.id))?.leavesAt).not.toBeNull();
  const email = (await ask('showContact', { id: USER.id })).json<{ email: string }>().email;
  const mails = await mailsTo(t, email);
  expect(mails.at(-1)?.subject).toMatch(/will be deleted/);
});

it('hands out all that is held about a person as one file', async () => {
  const answer = await ask('exportPerson', { id: USER.id });
  expect(answer.headers['content-type']).toBe('application/zip');
  expect([...filesIn(answer.rawPayload).keys()]).toContain('data.json');
  expect((await ask('exportPerson', { id: 'nobody' })).statusCode).toBe(404);
});

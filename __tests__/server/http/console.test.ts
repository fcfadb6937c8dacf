import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { CONSOLE_CALLS, type ConsoleAct, type ConsoleCall } from '@/contract/console';
import type { ConsoleAnswers } from '@/contract/consoleShapes';
import { NEWS_HEADLINES } from '@/domain/newsHeadlines';
import { OPERATOR_IDLE } from '@/server/db/queries/operators';
import { act } from '@/server/operations/act';
import { addOperator, demoOperator } from '@/server/operations/operators';
import { isOnPostgres } from '../../support/postgres/databases';
import { everyRow } from '../../support/server/callers';
import { anOperator, ARTICLE, askConsole, type TestOperator } from '../../support/server/operators';
import { testPasskey } from '../../support/server/passkey';
import { appOfEach } from '../../support/server/testApp';
import { AGENT, REVIEW, USER } from '../../support/server/world';

const ORIGIN = 'http://localhost:80';
const CALLS = Object.keys(CONSOLE_CALLS) as ConsoleCall[];

const t = appOfEach({ properties: 20, projects: 0, config: { demo: true, moderation: 'manual' } });
let owner: TestOperator;
let moderator: TestOperator;
beforeEach(async () => {
  owner = await anOperator(t, 'Sita', 'owner');
  moderator = await anOperator(t, 'Ravi');
});

async function aProblem(): Promise<string> {
  const log = gzipSync('{}').toString('base64');
  await t.post('/api/problems', { words: 'The map is grey', page: '/', build: 'b', log });
  const row = await t.db.selectFrom('problems').select('id').executeTakeFirstOrThrow();
  return row.id;
}

const actions = () => t.db.selectFrom('operator_actions').selectAll().execute();

it('answers each call to those alone who may ask it [DASH-3]', async () => {
  const [user, agent] = [await t.tokenOf(USER), await t.tokenOf(AGENT)];
  const old = await anOperator(t, 'Old', 'owner');
  t.clock.now += OPERATOR_IDLE;
  for (const each of [owner, moderator])
    await t.db
      .updateTable('operator_sessions')
      .set({ last_used_at: t.clock.now })
      .where('operator_id', '=', each.id)
      .execute();
  const callers = {
    visitor: {},
    user: { authorization: user, cookie: `__Host-operator=${user}` },
    agent: { authorization: agent, cookie: `__Host-operator=${agent}` },
    expired: { cookie: old.cookie },
    moderator: { cookie: moderator.cookie },
    owner: { cookie: owner.cookie },
  } as const;
  const refusals = { nobody: {}, moderator: { visitor: 401, user: 401, agent: 401, expired: 401 } } as const;
  const refused = { ...refusals, owner: { ...refusals.moderator, moderator: 403 } };
  let rows = await everyRow(t.db);
  // The last one ends the sessions.
  for (const name of [...CALLS].sort((a, b) => Number(a === 'signOut') - Number(b === 'signOut'))) {
    const { needs } = CONSOLE_CALLS[name];
    for (const [who, headers] of Object.entries(callers)) {
      const answer = await askConsole(t.app, name, {}, headers);
      const expected = (refused[needs] as Readonly<Record<string, number>>)[who];
      const allowed = [200, 400, 409].includes(answer.statusCode);
      expect([name, who, expected ?? (allowed ? 'allowed' : answer.statusCode)]).toEqual([
        name,
        who,
        expected === undefined ? 'allowed' : answer.statusCode,
      ]);
      expect(answer.headers['cache-control']).toBe('no-store');
      const after = await everyRow(t.db);
      if (answer.statusCode !== 200) expect(after).toBe(rows);
      rows = after;
    }
  }
});

it('takes what changes something from its own pages alone, as JSON, over a line on which the cookie is safe [DASH-3]', async () => {
  const { cookie } = moderator;
  const url = '/console/api/session/end';
  const send = async (headers: Readonly<Record<string, string>>, remoteAddress = '127.0.0.1') =>
    (await t.app.inject({ method: 'POST', url, payload: '{}', headers: { cookie, ...headers }, remoteAddress }))
      .statusCode;
  const json = { 'content-type': 'application/json' };
  for (const site of ['cross-site', 'same-site', 'none'])
    expect(await send({ ...json, 'sec-fetch-site': site })).toBe(403);
  expect(await send(json)).toBe(403);
  expect(await send({ ...json, origin: 'https://elsewhere.in' })).toBe(403);
  expect(await send({ 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=x' })).toBe(415);
  expect(await send({ ...json, 'sec-fetch-site': 'same-origin' }, '192.168.1.7')).toBe(403);
  expect(await actions()).toEqual([]);
  expect(await send({ ...json, origin: ORIGIN.replace(':80', '') })).toBe(200);
  expect((await askConsole(t.app, 'getSession', {}, { cookie })).statusCode).toBe(401);
});

const PROJECT = { name: 'Seshadri Heights', city: 'Tirupati', propertyType: 'Apartment' };
let guest = 'Meena';
/** How each act is done. A new one is asked for by the compiler. */
const ACTS: Readonly<Record<ConsoleAct, () => Promise<readonly [asked: object, cookie?: string]>>> = {
  signInByPasskey: async () => {
    const token = await linkOf();
    const device = testPasskey('http://localhost');
    const { options } = await answer('openLink', { token });
    await answer('joinByPasskey', { token, passkey: device.made(options?.challenge ?? '') });
    const asked = await answer('askPasskey', {});
    return [{ passkey: device.signed(asked.options.challenge) }];
  },
  signInByPassword: async () => {
    const [token, password] = [await linkOf(), 'a river of tea'];
    const { codes } = await answer('openLink', { token });
    const code = () => generateSync({ secret: codes.secret, epoch: t.clock.now / 1000 });
    await answer('joinByPassword', { token, password, code: code() });
    t.clock.now += 60_000;
    return [{ name: guest.toLowerCase(), password, code: code() }];
  },
  signInToDemo: async () => {
    const now = t.clock.now;
    const made = await act(t.db, { operatorId: null, action: 'operator.link', now }, demoOperator(t.config, now));
    return [{ token: made.answer.link.split('#')[1] }];
  },
  joinByPasskey: async () => {
    const token = await linkOf();
    const { options } = await answer('openLink', { token });
    return [{ token, passkey: testPasskey('http://localhost').made(options?.challenge ?? '') }];
  },
  joinByPassword: async () => {
    const token = await linkOf();
    const { codes } = await answer('openLink', { token });
    const code = generateSync({ secret: codes.secret, epoch: t.clock.now / 1000 });
    return [{ token, password: 'a river of tea', code }];
  },
  signOut: async () => [{}, moderator.cookie],
  approveListing: async () => [await firstListing(), moderator.cookie],
  refuseListing: async () => [{ ...(await firstListing()), reason: 'No pictures.' }, moderator.cookie],
  undoDecision: async () => {
    const seen = await firstListing();
    await answer('approveListing', seen, moderator.cookie);
    t.clock.now += 1000;
    return [{ id: seen.id }, moderator.cookie];
  },
  visitListing: async () => [{ ...(await firstListing()), on: '2026-01-10' }, moderator.cookie],
  hideReported: async () => [{ id: await reported(), reason: 'Sold last year.' }, moderator.cookie],
  warnOwner: async () => [{ id: await reported(), reason: 'Is it sold?' }, moderator.cookie],
  dismissReports: async () => [{ id: await reported(), until: new Date(t.clock.now).toISOString() }, moderator.cookie],
  answerReporter: async () => {
    await reported();
    const { listings } = await answer('getReports', {}, moderator.cookie);
    return [{ id: listings[0]?.reports[0]?.id, reason: 'It is sold by now.' }, moderator.cookie];
  },
  hideReview: async () => [{ id: REVIEW.id, reason: 'It names a neighbour.' }, moderator.cookie],
  showReview: async () => [{ id: REVIEW.id }, moderator.cookie],
  acceptApplication: async () => [{ id: await applied() }, moderator.cookie],
  refuseApplication: async () => [{ id: await applied(), reason: 'Who are you?' }, moderator.cookie],
  showEnquiry: async () => [{ id: await enquiredAt() }, moderator.cookie],
  settleEnquiry: async () => [{ id: await enquiredAt(), done: true }, moderator.cookie],
  openProblemLog: async () => [{ id: await aProblem() }, moderator.cookie],
  settleProblem: async () => [{ id: await aProblem(), done: true }, moderator.cookie],
  removeProblem: async () => [{ id: await aProblem() }, moderator.cookie],
  showContact: async () => [{ id: USER.id }, moderator.cookie],
  suspendPerson: async () => [{ id: AGENT.id, reason: 'Sells what is not theirs.' }, moderator.cookie],
  resumePerson: async () => {
    await answer('suspendPerson', { id: AGENT.id, reason: 'A mistake.' }, moderator.cookie);
    t.clock.now += 1000;
    return [{ id: AGENT.id }, moderator.cookie];
  },
  endSessions: async () => [{ id: AGENT.id }, moderator.cookie],
  makeAgent: async () => [{ id: USER.id }, owner.cookie],
  makePlain: async () => [{ id: AGENT.id }, owner.cookie],
  deletePerson: async () => [{ id: USER.id }, owner.cookie],
  exportPerson: async () => [{ id: USER.id }, owner.cookie],
  addOperator: async () => [{ name: 'Meena', role: 'moderator' }, owner.cookie],
  linkOperator: async () => [{ id: moderator.id }, owner.cookie],
  removeOperator: async () => [{ id: moderator.id }, owner.cookie],
  addPlace: async () => [{ city: 'Nellore', locality: 'Magunta Layout' }, moderator.cookie],
  changePlace: async () => {
    const { seen, facts } = await somePlace();
    return [{ ...seen, name: 'Alipiri Gate', facts }, moderator.cookie];
  },
  mergePlaces: async () => {
    const { seen } = await somePlace();
    return [{ ...seen, into: seen.id + 1 }, moderator.cookie];
  },
  removePlace: async () => {
    await answer('addPlace', { city: 'Nellore' }, moderator.cookie);
    t.clock.now += 1000;
    const { seen } = await somePlace('Nellore');
    return [{ ...seen, kind: 'city' }, moderator.cookie];
  },
  changeHome: async () => {
    const { builders } = await answer('getHome', {}, moderator.cookie);
    return [{ section: 'builders', ids: [], was: builders.map(({ id }) => id) }, moderator.cookie];
  },
  addArticle: async () => [ARTICLE, moderator.cookie],
  changeArticle: async () => {
    const { slug } = NEWS_HEADLINES[0];
    const { mark } = await answer('openArticle', { slug }, moderator.cookie);
    return [{ ...ARTICLE, slug, mark }, moderator.cookie];
  },
  changeSettings: async () => [{ settings: { name: 'Illu' } }, owner.cookie],
  takeRegister: async () => [{ file: 'Registration No,Project Name\nP10150050061,Garuda' }, moderator.cookie],
  importRows: async () => [{ kind: 'builders', file: 'name\nSeshadri Homes' }, moderator.cookie],
  saveBuilder: async () => [{ fields: { name: 'Seshadri Homes' } }, moderator.cookie],
  saveProject: async () => [{ fields: PROJECT }, moderator.cookie],
  removeProject: async () => {
    const { id } = await answer('saveProject', { fields: PROJECT }, moderator.cookie);
    const { mark } = await answer('getProject', { id }, moderator.cookie);
    t.clock.now += 1000;
    return [{ id, mark }, moderator.cookie];
  },
  removeBuilder: async () => {
    const { id } = await answer('saveBuilder', { fields: { name: 'Seshadri Homes' } }, moderator.cookie);
    const { mark } = (await answer('getBuilders', {}, moderator.cookie)).find((each) => each.id === id) ?? {};
    t.clock.now += 1000;
    return [{ id, mark }, moderator.cookie];
  },
};

async function answer<N extends ConsoleCall>(name: N, asked: object, cookie = ''): Promise<ConsoleAnswers[N]> {
  const said = await askConsole(t.app, name, { ...asked }, { cookie });
  expect([name, said.statusCode, said.body]).toEqual([name, 200, said.body]);
  // An export is a file.
  return said.headers['content-type'] === 'application/zip' ? (said.rawPayload as never) : said.json();
}
const enquire = async (enquiry: object) => t.post('/api/enquiries', enquiry, { authorization: await t.tokenOf(USER) });
async function reported(): Promise<string> {
  const listingId = t.properties.find(({ status }) => status === 1)?.id ?? '';
  await enquire({ kind: 'report', listingId, reason: 'Sold already' });
  return listingId;
}
/** An enquiry to the marketplace. */
async function enquiredAt(): Promise<string | undefined> {
  const { id: listingId } = await answer('saveProject', { fields: PROJECT }, moderator.cookie);
  await t.post('/api/enquiries', { kind: 'lead', listingId, phone: '9123456780', consent: true });
  const { enquiries } = await answer('getEnquiries', {}, moderator.cookie);
  t.clock.now += 1000;
  return enquiries[0]?._id;
}
async function applied(): Promise<string> {
  await enquire({ kind: 'agentApplication', message: 'I sell homes.' });
  return USER.id;
}
async function linkOf(): Promise<string> {
  const now = t.clock.now;
  guest += '+';
  const made = await act(
    t.db,
    { operatorId: null, action: 'operator.add', now },
    addOperator(t.config, { name: guest }, now),
  );
  return made.answer.link.split('#')[1] ?? '';
}
async function somePlace(city?: string) {
  const cities = await answer('getPlaces', {}, moderator.cookie);
  const found = city === undefined ? cities[0]?.localities[0] : cities.find(({ name }) => name === city);
  if (found === undefined) throw new Error('no such place');
  return { seen: { kind: 'locality', id: found.id, mark: found.mark }, facts: found.facts };
}
async function firstListing() {
  const { listings } = await answer('getQueue', {}, moderator.cookie);
  return { id: listings[0]?.id ?? '', mark: listings[0]?.mark ?? '' };
}

/** While it holds, nothing comes into the audit. */
async function withBrokenAudit(work: () => Promise<void>): Promise<void> {
  if (isOnPostgres()) {
    await sql`create function no_audit() returns trigger language plpgsql as 'begin raise exception ''no audit''; end'`.execute(
      t.db,
    );
    await sql`create trigger no_audit before insert on operator_actions for each row execute function no_audit()`.execute(
      t.db,
    );
  } else {
    await sql`create trigger no_audit before insert on operator_actions begin select raise(abort, 'no audit'); end`.execute(
      t.db,
    );
  }
  try {
    await work();
  } finally {
    if (isOnPostgres()) await sql`drop function no_audit cascade`.execute(t.db);
    else await sql`drop trigger no_audit`.execute(t.db);
  }
}

it.each(Object.entries(ACTS))(
  '%s is done together with its one row in the audit, or not at all [DASH-3]',
  async (name, made) => {
    const call = name as ConsoleAct;
    const before = await actions();
    let [asked, cookie = ''] = await made();
    const rows = await everyRow(t.db);
    await withBrokenAudit(async () => {
      expect((await askConsole(t.app, call, { ...asked }, { cookie })).statusCode).toBe(500);
    });
    expect(await everyRow(t.db)).toBe(rows);
    // A challenge is good for one answer, whatever came of it.
    if ('passkey' in asked) [asked, cookie = ''] = await made();
    const prepared = (await actions()).length;
    await answer(call, asked, cookie);
    const after = await actions();
    expect(after.length).toBe(prepared + 1);
    const added = after.filter(({ id }) => !before.some((row) => row.id === id)).sort((a, b) => a.at - b.at);
    expect(added.at(-1)).toMatchObject({ action: CONSOLE_CALLS[call].act, operator_id: expect.any(String) });
  },
);

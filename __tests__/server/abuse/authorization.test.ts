import { errorBody } from '@/contract/answers';
import { ENDPOINTS, type EndpointRow } from '@/contract/endpoints';
import { EXTRAS } from '@/contract/extras';
import { addListing } from '@/server/db/queries/listings';
import type { Db } from '@/server/db/schema';
import { outboxFolder, readOutbox } from '@/server/mail/outbox';
import { newId } from '@/server/rules/tokens';
import { jpeg } from '../../support/jpeg';
import { openTestDatabase } from '../../support/postgres/databases';
import { codeIn, type IdAnswer } from '../../support/server/accounts';
import {
  CALLERS,
  CANARY,
  emailOf,
  MATRIX,
  OTHER,
  phoneOf,
  type Asked,
  type Caller,
  type World,
} from '../../support/server/callMatrix';
import { everyRow, openedSession } from '../../support/server/callers';
import { serverProcess, type ServerProcess } from '../../support/server/serverProcess';
import { AGENT, fillWorld, testProjects, testProperties, USER } from '../../support/server/world';
import { patient } from '../../support/patience';
import { newFolder } from '../../support/newFolder';

jest.setTimeout(patient(120_000));

const ROWS: Readonly<Record<string, Omit<EndpointRow, 'id'>>> = { ...ENDPOINTS, ...EXTRAS };

let dataDir: string;
let db: Db;
let server: ServerProcess;
let world: World;
let tokens: Readonly<Record<Caller, string>>;
let code = '';

async function call(name: string, asked: Asked, authorization: string): Promise<Response> {
  const row = ROWS[name];
  if (row === undefined) throw new Error(name);
  const body = asked.form ? new Uint8Array(asked.form.payload) : asked.body ? JSON.stringify(asked.body) : null;
  const type = asked.form?.headers ?? (asked.body ? { 'content-type': 'application/json' } : {});
  return fetch(`${server.origin}/api/${row.path}${asked.query ?? ''}`, {
    method: row.method,
    body,
    headers: { ...type, ...(authorization === '' ? {} : { authorization }) },
  });
}

/** A session that a password reset has ended, all of it over the API. */
async function revokedToken(): Promise<string> {
  const token = await openedSession(db, AGENT.id);
  const asked = await call('forgotPassword', { body: { username: 'agent@example.in' } }, '');
  const { id } = (await asked.json()) as IdAnswer;
  for (let round = 0; code === '' && round < 100; round += 1) {
    const mails = await readOutbox(outboxFolder(dataDir), 10);
    code = codeIn(mails.find(({ to }) => to === 'agent@example.in'));
    if (code === '') await new Promise((done) => setTimeout(done, 50));
  }
  expect((await call('getCurrentUser', {}, token)).status).toBe(200);
  const reset = await call('setPassword', { body: { id, otp: code, password: CANARY.password } }, '');
  expect(reset.status).toBe(200);
  return token;
}

beforeAll(async () => {
  dataDir = newFolder();
  ({ db } = await openTestDatabase(dataDir));
  const properties = testProperties(12);
  const projects = testProjects(4);
  await fillWorld(db, properties, projects);
  server = await serverProcess(dataDir, { env: { MODERATION: 'manual', GRUHAM_DEMO: '1' } });
  const model = await db.selectFrom('properties').selectAll().executeTakeFirstOrThrow();
  world = {
    db,
    shown: properties.find(({ status }) => status === 1)?.id ?? '',
    project: projects[0]?.id ?? '',
    photo: await jpeg(60, 40),
    owned: async () => {
      const id = newId();
      await addListing(db, { ...model, id, owner_id: AGENT.id, status: 0, count_key: null });
      return id;
    },
  };
  const revoked = await revokedToken();
  tokens = {
    visitor: '',
    user: await openedSession(db, USER.id),
    agent: await openedSession(db, OTHER.id),
    owner: await openedSession(db, AGENT.id),
    other: await openedSession(db, OTHER.id),
    expired: await openedSession(db, AGENT.id, { expired: true }),
    revoked,
  };
});
afterAll(async () => {
  await server.end();
  await db.destroy();
});

describe('who may call what', () => {
  it('is said here for every call of the contract, and for no other', () => {
    expect(Object.keys(MATRIX).sort()).toEqual(Object.keys(ROWS).sort());
    expect(Object.keys(ENDPOINTS)).toHaveLength(29);
  });

  describe.each(Object.entries(MATRIX))('%s', (name, { expected, ask }) => {
    it.each(CALLERS)('by %s', async (who) => {
      const asked = (await ask?.(who, world)) ?? {};
      const before = await everyRow(db);
      const answer = await call(name, asked, asked.token ?? tokens[who]);
      const isZip = answer.headers.get('content-type') === 'application/zip';
      const body: unknown = isZip ? (await answer.arrayBuffer()).byteLength : await answer.json();
      expect([answer.status, body]).toEqual([expected[who], body]);
      if (answer.status >= 400) {
        expect(errorBody.safeParse(body).error).toBeUndefined();
        expect(await everyRow(db)).toBe(before);
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
      if (tokens[who] !== '') expect(answer.headers.get('cache-control')).toBe('no-store');
    });
  });

  it('leaves the owner’s profile as it was whatever ids another one’s form names', async () => {
    await call('updateProfile', { body: { name: 'Mine', about: 'first' } }, tokens.owner);
    const form = { _id: AGENT.id, id: AGENT.id, userId: AGENT.id, name: 'Taken over', about: 'second' };
    expect((await call('updateProfile', { body: form }, tokens.other)).status).toBe(200);
    const mine: unknown = await (await call('getProfile', {}, tokens.owner)).json();
    expect(mine).toMatchObject({ name: 'Mine', about: 'first' });
  });
});

describe('the log', () => {
  it('names no token, password, code, Aadhaar number, phone or e-mail of all that was sent', async () => {
    const hostile = [
      ['users/signin', `{"countryCode":"91","username":"${AGENT.phone}","password":"${CANARY.wrong}"}`, 400],
      ['users/signin', `{"username":"${AGENT.phone}","password":"${CANARY.wrong}" broken`, 400],
      ['users/signin', `{"countryCode":"91","username":"${emailOf('user')}","password":"${CANARY.wrong}"}`, 400],
      [`users/${emailOf('user')}/${phoneOf('user')}`, '{}', 404],
      [`users/signin?phone=${phoneOf('user')}&token=${tokens.owner}`, '{}', 400],
      ['users/profile', `{"aadharNumber":"${CANARY.aadhaar}`, 400],
    ] as const;
    for (const [path, body, status] of hostile) {
      const headers = { 'content-type': 'application/json', authorization: tokens.owner };
      const answer = await fetch(`${server.origin}/api/${path}`, { method: 'POST', body, headers });
      expect([path, answer.status]).toEqual([path, status]);
    }
    const secrets = [
      ...Object.values(tokens).filter((token) => token !== ''),
      ...Object.values(CANARY),
      ...CALLERS.flatMap((who) => [phoneOf(who), emailOf(who)]),
      ...[AGENT.phone, AGENT.password, USER.phone, 'agent@example.in', 'user@example.in'],
    ];
    // A time taken can hold a phone's ten digits after its point: 8.900000000139698 ms.
    const said = server.said().replace(/"responseTime":[\d.]+/g, '');
    // Enough was written to tell that silence is no accident.
    expect(said.split('\n').length).toBeGreaterThan(400);
    expect(said).toMatch(/"route":"\/api\/users\/signin"/);
    expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
    expect(code).toMatch(/^\d{6}$/);
    expect(said).not.toMatch(new RegExp(`(?<![\\d.])${code}(?!\\d)`));
  });
});

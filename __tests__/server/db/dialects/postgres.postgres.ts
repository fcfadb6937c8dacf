import type { FastifyInstance } from 'fastify';
import { Kysely, sql } from 'kysely';
import { errorBody } from '@/contract/answers';
import { ConfigError, readConfig } from '@/server/kernel/config';
import { databaseFailure } from '@/server/db/dialects/failures';
import { postgresDialect } from '@/server/db/dialects/postgres';
import { openDatabase } from '@/server/db/open';
import { inTransaction } from '@/server/db/inTransaction';
import type { Db } from '@/server/db/schema';
import { buildApp } from '@/server/http/app';
import { startCluster, type Cluster } from '../../../support/postgres/cluster';
import { aPayload } from '../../../support/server/posting';
import { AGENT, fillWorld, testProjects, testProperties } from '../../../support/server/world';
import { patient } from '../../../support/patience';
import { until } from '../../../support/settle';
import { newFolder } from '../../../support/newFolder';

jest.setTimeout(patient(120_000));

let cluster: Cluster;
let dataDir: string;
let db: Db;
let app: FastifyInstance;
const endings: (() => unknown)[] = [];
beforeAll(async () => {
  cluster = await startCluster();
  endings.push(cluster.remove);
  dataDir = newFolder();
  const url = cluster.url('postgres');
  ({ db } = await openDatabase({ dataDir, databaseUrl: url }));
  endings.push(() => db.destroy());
  await fillWorld(db, testProperties(5), testProjects(2));
  const env = { DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'silent' };
  app = await buildApp({ config: readConfig(env, '/'), db });
  endings.push(() => app.close());
});
afterAll(async () => {
  for (const end of endings.reverse()) await end();
});

const get = (url: string) => app.inject({ method: 'GET', url });
const signIn = () =>
  app.inject({
    method: 'POST',
    url: '/api/users/signin',
    payload: { countryCode: '91', username: AGENT.phone, password: AGENT.password },
  });

/** What an answer says while the database is gone. */
async function expectAway(answer: Promise<Awaited<ReturnType<typeof get>>>): Promise<void> {
  const { statusCode, headers, body } = await answer;
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
  expect(errorBody.parse(JSON.parse(body)).message).toMatch(/^The server cannot answer at the moment/);
  expect(body).not.toMatch(/gruham:|127\.0\.0\.1|ECONN/);
}

describe('a PostgreSQL that goes away', () => {
  it('makes every call a 503 in the one shape, and the server not ready; it comes back by itself', async () => {
    expect((await get('/api/property')).statusCode).toBe(200);
    // Connections that lie idle, and one in the middle of a transaction, are cut.
    const cut = db.transaction().execute(async (part) => {
      await sql`select 1`.execute(part);
      await cluster.halt();
      await new Promise((done) => setTimeout(done, 100));
      await sql`select 1`.execute(part);
    });
    await expect(cut).rejects.toThrow();

    // What nobody has asked yet: kept answers go on for a minute.
    for (const url of [
      '/api/property?minPrice=1',
      '/api/users/getAllCities',
      '/api/property/propertyDetailsByUser?id=x',
    ])
      await expectAway(get(url));
    await expectAway(signIn());
    const ready = await get('/readyz');
    expect(ready.statusCode).toBe(503);
    expect(errorBody.parse(ready.json()).message).toMatch(/database/);
    expect((await get('/healthz')).statusCode).toBe(200);

    await cluster.resume();
    const answers = [];
    for (let n = 0; n < 12; n += 1) answers.push((await get('/api/property')).statusCode);
    expect(answers).toEqual(Array(12).fill(200));
    expect((await get('/readyz')).statusCode).toBe(200);
    expect((await signIn()).statusCode).toBe(200);
  });

  it('is given up when it neither answers nor hangs up; the next question gets another connection', async () => {
    const dialect = postgresDialect(cluster.url('postgres'), { longestUse: 500 });
    const silent = new Kysely<object>({ dialect });
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(silent);
    const pid = rows[0]?.pid ?? 0;
    expect(pid).toBeGreaterThan(1);
    process.kill(pid, 'SIGSTOP');
    try {
      const failure: unknown = await sql`select 1`.execute(silent).catch((error: unknown) => error);
      expect(databaseFailure(failure)).toBe('away');
      expect((await sql`select 2 as two`.execute(silent)).rows).toEqual([{ two: 2 }]);
    } finally {
      process.kill(pid, 'SIGCONT');
      await silent.destroy();
    }
  });

  it('sees from the start, and while nobody asks for anything, that a server is running', async () => {
    const connections = async () => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
        where application_name = 'gruham' and datname = 'quiet'`.execute(db);
      return rows[0]?.n;
    };
    await sql`create database quiet`.execute(db);
    const url = cluster.url('quiet');
    const opened = await openDatabase({ dataDir, databaseUrl: url });
    // The one that held the lock at the start goes in its own time.
    await until(async () => expect(await connections()).toBe(1));
    await opened.db.destroy();
    const quiet = new Kysely<object>({ dialect: postgresDialect(url, { idle: 50 }) });
    let end: () => void = () => undefined;
    const ended = new Promise<void>((done) => (end = done));
    const busy = Promise.all([1, 2, 3].map(() => quiet.connection().execute(() => ended)));
    await until(async () => expect(await connections()).toBe(3));
    end();
    await busy;
    await until(async () => expect(await connections()).toBe(1));
    await quiet.destroy();
  });

  it('is told at the start in one line without the address', async () => {
    const secret = 'hunter2';
    const port = new URL(cluster.url('postgres')).port;
    const urls = [
      `postgres://root:${secret}@127.0.0.1:1/gruham`,
      `postgres://gruham:${secret}@127.0.0.1:${port}/postgres`,
      cluster.url('no_such_database'),
      `postgres://root:${secret}@no-such-host.invalid/gruham`,
    ];
    for (const databaseUrl of urls) {
      const failure: unknown = await openDatabase({ dataDir, databaseUrl }).catch((error: unknown) => error);
      if (!(failure instanceof ConfigError)) throw new Error('it opened');
      expect(failure.message).toMatch(/^DATABASE_URL: The database cannot be reached \([A-Z0-9_]+\)\. [^\n]+$/);
      expect(failure.message).not.toMatch(/hunter2|gruham|127\.0|invalid|no_such/);
    }
  });
});

describe('PostgreSQL', () => {
  it('answers counts and sums as numbers', async () => {
    const { rows } = await sql`select count(*) as n, sum(price) as s, sum(n) as big
      from properties, (values (3000000000)) as v(n)`.execute(db);
    expect(rows).toEqual([{ n: 5, s: expect.any(Number), big: 15_000_000_000 }]);
  });

  it('finishes both of two transactions that wait for each other', async () => {
    const ids = (await db.selectFrom('properties').select('id').orderBy('id').execute()).map(({ id }) => id);
    const [a = '', b = ''] = ids;
    let [runs, holding] = [0, 0];
    let bothHold: () => void = () => undefined;
    const held = new Promise<void>((done) => (bothHold = done));
    const change = (first: string, second: string) =>
      inTransaction(db, async (part) => {
        runs += 1;
        await part.updateTable('properties').set({ bhk: 4 }).where('id', '=', first).execute();
        if ((holding += 1) === 2) bothHold();
        await held;
        await part.updateTable('properties').set({ bhk: 4 }).where('id', '=', second).execute();
      });
    await Promise.all([change(a, b), change(b, a)]);
    // One of them was undone and began anew.
    expect(runs).toBeGreaterThan(2);
  });

  it('ends a statement that takes too long, as a failure of its own', async () => {
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
    expect(rows).toEqual([{ statement_timeout: '15s' }]);
    const late = db.transaction().execute(async (part) => {
      await sql`set local statement_timeout = 50`.execute(part);
      await sql`select pg_sleep(5)`.execute(part);
    });
    expect(databaseFailure(await late.catch((error: unknown) => error))).toBe('away');
  });

  it('takes no text with a NUL: what could hold one is refused or unknown before', async () => {
    for (const [url, status] of [
      [`/api/property?after=${Buffer.from(JSON.stringify(['rank', 1, '\0'])).toString('base64url')}`, 400],
      ['/api/property?city=%00', 400],
      ['/api/property?selectedSubtype=%00', 400],
      ['/api/projects?locality=a%00', 400],
      ['/api/property/propertyDetailsByUser?id=%00', 400],
      ['/api/users/getAgentDetailsById?id=%00', 400],
    ] as const)
      expect([url, (await get(url)).statusCode]).toEqual([url, status]);
    const { user } = (await signIn()).json<{ user: { token: string } }>();
    const post = (path: string, payload: object) =>
      app.inject({ method: 'POST', url: `/api/${path}`, payload, headers: { authorization: user.token } });
    for (const fields of [{ city: 'T\0' }, { selectedSubtype: 'x\0' }, { name: 'a\0' }, { propertyMainImage: '\0' }])
      expect((await post('property/properties', aPayload(fields))).statusCode).toBe(400);
    const flags = { 'roof\0garden': true };
    expect((await post('property/properties', aPayload({ amenities: flags }))).statusCode).toBeLessThan(500);
    expect((await post('users/profile', { name: 'L\0' })).statusCode).toBe(400);
    expect((await get('/api/property/userProperties')).statusCode).toBe(401);
  });
});

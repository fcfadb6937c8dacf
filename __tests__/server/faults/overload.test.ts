import { Agent, request } from 'node:http';
import { errorBody } from '@/contract/answers';
import type { Db } from '@/server/db/schema';
import { openTestDatabase } from '../../support/postgres/databases';
import { openedSession } from '../../support/server/callers';
import { formOf } from '../../support/server/forms';
import { serverProcess, type ServerProcess } from '../../support/server/serverProcess';
import { AGENT, fillWorld, testProjects, testProperties } from '../../support/server/world';
import { patient } from '../../support/patience';
import { newFolder } from '../../support/newFolder';

jest.setTimeout(patient(120_000));

let dataDir: string;
let db: Db;
let server: ServerProcess;
let token: string;
beforeAll(async () => {
  dataDir = newFolder();
  ({ db } = await openTestDatabase(dataDir));
  await fillWorld(db, testProperties(100), testProjects(20));
  token = await openedSession(db, AGENT.id);
  server = await serverProcess(dataDir, {
    env: { MODERATION: 'manual', TRUST_PROXY: '1', PUBLIC_ORIGIN: 'https://gruham.in', LOG_LEVEL: 'error' },
  });
});
afterAll(async () => {
  await server.end();
  await db.destroy();
});

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body: string;
}
interface Flooding {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

const MEGABYTES = 1_048_576;
/** What the server may take beyond what it has at rest: forms, pictures and hashes are its largest pieces. */
const MOST_MEMORY = 900 * MEGABYTES;

const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
/** One request on a connection of its own, as from the address `from`; undefined when the line broke. */
const send = ({ method, path, headers = {}, body }: Flooding, from: string): Promise<Answer | undefined> =>
  new Promise((done) => {
    const asked = request(
      `${server.origin}${path}`,
      {
        agent,
        method,
        headers: { ...headers, 'x-forwarded-for': from, ...(body ? { 'content-length': body.length } : {}) },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', () => done(undefined));
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            retryAfter: answer.headers['retry-after'],
            body: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    asked.on('error', () => done(undefined));
    asked.end(body);
  });

const json = { 'content-type': 'application/json' };
const big = Buffer.from(JSON.stringify({ countryCode: '91', username: '9000000009', password: 'x'.repeat(900_000) }));
const upload = formOf({
  field: 'images',
  bytes: Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(4 * MEGABYTES)]),
});
const login = (n: number) =>
  Buffer.from(JSON.stringify({ countryCode: '91', username: `8${String(n).padStart(9, '0')}`, password: 'wrong' }));
/** What comes in a flood, the n-th of it. */
const kinds = [
  () => ({ method: 'GET', path: '/api/property?sort=priceUp', headers: { 'accept-encoding': 'br' } }),
  () => ({ method: 'GET', path: '/api/projects?propertyType=' }),
  (n: number) => ({ method: 'POST', path: '/api/users/signin', headers: json, body: login(n) }),
  () => ({ method: 'POST', path: '/api/users/signin', headers: json, body: big }),
  () => ({
    method: 'POST',
    path: '/api/property/uploadFiles',
    headers: { ...upload.headers, authorization: token },
    body: upload.payload,
  }),
] as const satisfies readonly ((n: number) => Flooding)[];

describe('far more requests than the server can do', () => {
  it.each([
    ['from one address', () => '10.0.0.1'],
    ['from many addresses', (n: number) => `10.1.${n >> 8}.${n & 255}`],
  ])('%s are answered or refused with 429 and 503, in bounded memory', async (_what, from) => {
    let most = 0;
    const watching = setInterval(() => (most = Math.max(most, server.memory())), 200);
    const all = Array.from({ length: 900 }, (_unused, n) => {
      const kind = kinds[n % kinds.length] ?? kinds[0];
      return send(kind(n), from(n));
    });
    // Whoever watches over the server is answered in the midst of it.
    const health = await send({ method: 'GET', path: '/healthz' }, '10.9.9.9');
    const ready = await send({ method: 'GET', path: '/readyz' }, '10.9.9.9');
    const answers = await Promise.all(all);
    clearInterval(watching);
    expect([health?.status, ready?.status]).toEqual([200, 200]);

    const told = answers.filter((each) => each !== undefined);
    const counts = new Map<number, number>();
    for (const { status } of told) counts.set(status, (counts.get(status) ?? 0) + 1);
    expect([...counts.keys()].filter((status) => ![200, 400, 415, 429, 503].includes(status))).toEqual([]);
    // A refusal during a body can reach the sender as a broken line; most are answered.
    expect(told.length).toBeGreaterThan(all.length * 0.6);
    const refused = told.filter(({ status }) => status === 429 || status === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const { retryAfter, body } of refused) {
      expect(Number(retryAfter)).toBeGreaterThan(0);
      expect(errorBody.safeParse(JSON.parse(body)).error).toBeUndefined();
    }
    expect(counts.get(200) ?? 0).toBeGreaterThan(0);
    expect(most).toBeGreaterThan(50 * MEGABYTES);
    expect(most).toBeLessThan(MOST_MEMORY);
    if (process.env['SHOW_FIGURES'])
      console.log(
        Object.fromEntries(counts),
        `${all.length - told.length} broken`,
        `${Math.round(most / MEGABYTES)} MB`,
      );

    // And it is over when the flood is.
    const after = await send({ method: 'GET', path: '/api/property' }, '10.8.8.8');
    expect(after?.status).toBe(200);
    // What waited too long for one of PostgreSQL's connections was told 503; nothing else failed.
    const failed = server
      .said()
      .split('\n')
      .filter((line) => line !== '' && !line.includes('"type":"DatabaseAway"'));
    expect(failed.filter((line) => /a request failed|heap|uncaught/i.test(line))).toEqual([]);
  });
});

import { errorBody } from '@/contract/answers';
import { openDatabase } from '@/server/db/open';
import { startCluster, type Cluster } from '../../support/postgres/cluster';
import { openedSession } from '../../support/server/callers';
import { aPayload } from '../../support/server/posting';
import { serverProcess, type ServerProcess } from '../../support/server/serverProcess';
import { AGENT, fillWorld, testProjects, testProperties } from '../../support/server/world';
import { patient } from '../../support/patience';
import { newFolder } from '../../support/newFolder';

jest.setTimeout(patient(180_000));

let cluster: Cluster;
let dataDir: string;
let server: ServerProcess;
let token: string;
const endings: (() => unknown)[] = [];
beforeAll(async () => {
  cluster = await startCluster();
  endings.push(cluster.remove);
  dataDir = newFolder();
  const url = cluster.url('postgres');
  const { db } = await openDatabase({ dataDir, databaseUrl: url });
  await fillWorld(db, testProperties(10), testProjects(2));
  token = await openedSession(db, AGENT.id);
  await db.destroy();
  server = await serverProcess(dataDir, { env: { DATABASE_URL: url, MODERATION_DELAY_S: '1' } });
  endings.push(server.end);
});
afterAll(async () => {
  for (const end of endings.reverse()) await end();
});

const get = (path: string) => fetch(`${server.origin}${path}`, { headers: { authorization: token } });
const post = (name: string) =>
  fetch(`${server.origin}/api/property/properties`, {
    method: 'POST',
    body: JSON.stringify(aPayload({ name })),
    headers: { 'content-type': 'application/json', authorization: token },
  });

describe('a server whose PostgreSQL stops', () => {
  it('answers 503 in the midst of its work, twice over, says so, and comes back by itself', async () => {
    for (let round = 1; round <= 2; round += 1) {
      expect((await post(`Before ${round}`)).status).toBe(200);
      // Questions that are under way meet the end of it.
      const under = Array.from({ length: 40 }, () => get('/api/property'));
      await cluster.halt();
      for (const answer of await Promise.all(under)) expect([200, 503]).toContain(answer.status);
      for (const answer of [
        await get('/api/property'),
        await get('/api/users/current'),
        await post('Lost'),
        await get('/readyz'),
      ]) {
        expect(answer.status).toBe(503);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(errorBody.safeParse(await answer.json()).error).toBeUndefined();
      }
      expect((await get('/healthz')).status).toBe(200);
      // Its own clockwork, which looks for listings to check each second, meets it as well.
      await new Promise((done) => setTimeout(done, 2500));
      await cluster.resume();
      for (let n = 0; n < 100 && (await get('/readyz')).status !== 200; n += 1)
        await new Promise((done) => setTimeout(done, 100));
      expect((await get('/readyz')).status).toBe(200);
      expect((await get('/api/property')).status).toBe(200);
    }
    const mine = (await (await get('/api/property/userProperties')).json()) as readonly { name: string }[];
    const names = mine.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Before 1', 'Before 2']));
    expect(names).not.toContain('Lost');
    expect(server.said()).not.toContain(new URL(cluster.url('postgres')).password);
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { errorBody } from '@/contract/answers';
import { readConfig } from '@/server/config';
import { buildApp } from '@/server/http/app';
import type { Bounds } from '@/server/http/bounds';
import { headOf, rawRequest, type RawRequest } from '../../support/server/rawRequest';
import { testApp, type TestApp } from '../../support/server/testApp';

let base: TestApp;
const open: FastifyInstance[] = [];
beforeAll(async () => {
  base = await testApp({ properties: 5, projects: 1 });
});
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});
afterAll(() => base.close());

const QUICK: Partial<Bounds> = { headPatience: 300, bodyPatience: 400, endPatience: 100 };

/** A server with little patience, on a port. */
async function listening(bounds: Partial<Bounds>, trustProxy = false) {
  const env = { DATA_DIR: base.dataDir, CLIENT_DIR: '/nowhere', LOG_LEVEL: 'silent' };
  const app = await buildApp({ config: { ...readConfig(env, '/'), trustProxy }, db: base.db, bounds });
  open.push(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { port, get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) };
}

/** Writes one byte after the other until the server hangs up; answers after how long that was, ms. */
async function trickle({ socket, write }: RawRequest, byte: string): Promise<number> {
  const start = Date.now();
  while (!socket.closed && Date.now() - start < 8000) {
    write(byte);
    await new Promise((done) => setTimeout(done, 20));
  }
  return Date.now() - start;
}

const bodyIn = (said: string): unknown => JSON.parse(said.split('\r\n\r\n')[1] ?? '');

describe('slow senders', () => {
  it('of a request’s head are answered 408 and cut off, while others are served', async () => {
    const { port, get } = await listening(QUICK);
    const slow = await Promise.all(
      Array.from({ length: 50 }, () => rawRequest(port, 'GET /api/property HTTP/1.1\r\n')),
    );
    const cut = Promise.all(slow.map((each) => trickle(each, 'X')));
    expect((await get('/api/property')).status).toBe(200);
    for (const took of await cut) expect(took).toBeLessThan(4000);
    for (const each of slow) {
      expect(await each.status()).toBe(408);
      expect(errorBody.safeParse(bodyIn(each.said())).error).toBeUndefined();
    }
    expect((await get('/api/property')).status).toBe(200);
  });

  it('of a body are answered 408 and cut off, while others are served', async () => {
    const { port, get } = await listening(QUICK);
    const slow = await Promise.all(
      Array.from({ length: 50 }, () => rawRequest(port, `${headOf('users/signin', 1000)}{"a":"`)),
    );
    const cut = Promise.all(slow.map((each) => trickle(each, 'x')));
    expect((await get('/api/property')).status).toBe(200);
    for (const took of await cut) expect(took).toBeLessThan(4000);
    for (const each of slow) {
      expect(await each.status()).toBe(408);
      expect(errorBody.safeParse(bodyIn(each.said())).error).toBeUndefined();
    }
  });

  it('who send nothing at all are cut off', async () => {
    const { port } = await listening({ idlePatience: 600, endPatience: 100 });
    const silent = await rawRequest(port);
    const start = Date.now();
    await silent.status();
    expect(Date.now() - start).toBeLessThan(4000);
  });

  it('may send so many bodies at once from one address: 429; from all of them: 503; then again', async () => {
    const patient = { bodyPatience: 20_000, arriving: 4, arrivingFromOne: 3, endPatience: 100 };
    const { port } = await listening(patient, true);
    const from = (address: string) =>
      rawRequest(port, headOf('users/signin', 10).replace('Host: x', `Host: x\r\nX-Forwarded-For: ${address}`));
    const held = await Promise.all([1, 2, 3].map(() => from('10.0.0.1')));
    await new Promise((done) => setTimeout(done, 200));
    const refused = await from('10.0.0.1');
    expect(await refused.status()).toBe(429);
    expect(refused.said()).toMatch(/\r\nretry-after: \d+\r\n/i);
    held.push(await from('10.0.0.2'));
    await new Promise((done) => setTimeout(done, 200));
    const full = await from('10.0.0.3');
    expect(await full.status()).toBe(503);
    expect(full.said()).toMatch(/\r\nretry-after: \d+\r\n/i);
    // One hangs up in the middle, the others go on: their places are free again.
    held[3]?.socket.destroy();
    for (const each of held.slice(0, 3)) each.write('{"broken..');
    expect(await Promise.all(held.slice(0, 3).map(({ status }) => status()))).toEqual([400, 400, 400]);
    for (let n = 0; n < 10; n += 1) {
      const again = await from('10.0.0.1');
      again.write('0123456789');
      expect(await again.status()).toBe(400);
    }
  });

  it('may open so many connections from one address, and others in their place when those end', async () => {
    const { port, get } = await listening({ connectionsFromOne: 5, headPatience: 20_000, endPatience: 100 });
    const held = await Promise.all(Array.from({ length: 5 }, () => rawRequest(port, 'GET / HTTP/1.1\r\n')));
    await expect(get('/healthz')).rejects.toThrow();
    for (const { socket } of held) socket.destroy();
    await new Promise((done) => setTimeout(done, 100));
    expect((await get('/healthz')).status).toBe(200);
  });
});

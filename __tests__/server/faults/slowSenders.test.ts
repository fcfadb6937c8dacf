import { errorBody } from '@/contract/answers';
import type { Bounds } from '@/server/http/bounds';
import { appsOfATest, listen } from '../../support/server/accounts';
import { headOf, rawRequest, type RawRequest } from '../../support/server/rawRequest';
import { appOfAll } from '../../support/server/testApp';
import { patient } from '../../support/patience';
import { settle, until } from '../../support/settle';

const base = appOfAll({ properties: 5, projects: 1 });
const another = appsOfATest();

const QUICK: Partial<Bounds> = { headPatience: 300, smallBodyPatience: 400, bodyPatience: 400, endPatience: 100 };

/** A server with little patience, on a port. */
async function listening(bounds: Partial<Bounds>, trustProxy = false) {
  const port = await listen(await another({ dataDir: base.dataDir }, { config: { trustProxy }, bounds }));
  return { port, get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) };
}

/** Writes one byte after the other until the server hangs up; answers after how long that was, ms. */
async function trickle({ socket, write }: RawRequest, byte: string): Promise<number> {
  const start = Date.now();
  while (!socket.closed && Date.now() - start < patient(8000)) {
    write(byte);
    await settle(20);
  }
  return Date.now() - start;
}

/** The head of a POST with a body of so many bytes; the proxy in front is this test. */
const headFrom = (address: string, length: number): string =>
  headOf('users/signin', length).replace('Host: x', `Host: x\r\nX-Forwarded-For: ${address}`);

const bodyIn = (said: string): unknown => JSON.parse(said.split('\r\n\r\n')[1] ?? '');

describe('slow senders', () => {
  it('of a request’s head are answered 408 and cut off, while others are served', async () => {
    const { port, get } = await listening(QUICK);
    const slow = await Promise.all(
      Array.from({ length: 50 }, () => rawRequest(port, 'GET /api/property HTTP/1.1\r\n')),
    );
    const cut = Promise.all(slow.map((each) => trickle(each, 'X')));
    expect((await get('/api/property')).status).toBe(200);
    for (const took of await cut) expect(took).toBeLessThan(patient(4000));
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
    for (const took of await cut) expect(took).toBeLessThan(patient(4000));
    for (const each of slow) {
      expect(await each.status()).toBe(408);
      expect(errorBody.safeParse(bodyIn(each.said())).error).toBeUndefined();
    }
  });

  it('who hang up in the middle of a body are no fault of the server’s in the log', async () => {
    const app = await another({ dataDir: base.dataDir });
    const failed = jest.spyOn(app.log, 'error');
    const told: unknown[] = [];
    jest.spyOn(app.log, 'info').mockImplementation((...line: unknown[]) => {
      told.push(line.at(-1));
    });
    const port = await listen(app);
    const { socket } = await rawRequest(port, `${headOf('users/signin', 1000)}{"a":"`);
    await settle(100);
    socket.destroy();
    await until(() => expect(told).toContain('a request broke off'));
    expect(failed.mock.calls).toEqual([]);
  });

  it('who send nothing at all are cut off', async () => {
    const { port } = await listening({ idlePatience: 600, endPatience: 100 });
    const silent = await rawRequest(port);
    const start = Date.now();
    await silent.status();
    expect(Date.now() - start).toBeLessThan(patient(4000));
  });

  it('of small bodies stand in nobody’s way, however many: beyond a few of one address they are told 429', async () => {
    const { port, get } = await listening({ smallBodyPatience: 20_000, slowFromOne: 3, endPatience: 100 }, true);
    const from = (address: string) => rawRequest(port, `${headFrom(address, 10)}{`);
    const slow = await Promise.all(Array.from({ length: 256 }, (_, n) => from(`10.0.0.${n % 4}`)));
    // Those who send theirs in one piece are not among them, at the same addresses and at others.
    for (const address of ['10.0.0.1', '10.0.0.9', '10.0.0.2']) {
      const { status } = await rawRequest(port, `${headFrom(address, 10)}0123456789`);
      expect(await status()).toBe(400);
    }
    const refused = () => slow.filter(({ said }) => said() !== '');
    await until(() => expect(refused()).toHaveLength(256 - 4 * 3));
    // No more of them.
    await settle(1000);
    const told = refused();
    expect(told).toHaveLength(256 - 4 * 3);
    for (const { status, said } of told) {
      expect(await status()).toBe(429);
      expect(said()).toMatch(/\r\nretry-after: \d+\r\n/i);
    }
    const { status } = await rawRequest(port, `${headFrom('10.0.0.1', 10)}0123456789`);
    expect(await status()).toBe(400);
    expect((await get('/api/property')).status).toBe(200);
  });

  it('of a large body must go on sending', async () => {
    const { port } = await listening({ smallBodyPatience: 1000, endPatience: 100 });
    const [stops, goesOn] = await Promise.all([1, 2].map(() => rawRequest(port, `${headOf('users/signin', 60_000)}{`)));
    const timer = setInterval(() => goesOn?.write('x'.repeat(2000)), 100);
    const start = Date.now();
    expect(await stops?.status()).toBe(408);
    // Long before the time that a large body has as a whole.
    expect(Date.now() - start).toBeLessThan(10_000);
    expect(await goesOn?.status()).toBe(400);
    clearInterval(timer);
  });

  it('may send so many large bodies at once from one address: 429; from all of them: 503; then again', async () => {
    const bounds = {
      bodyPatience: 20_000,
      smallBodyPatience: 20_000,
      arriving: 4,
      arrivingFromOne: 3,
      endPatience: 100,
    };
    const { port } = await listening(bounds, true);
    const from = (address: string) => rawRequest(port, headFrom(address, 20_000));
    const held = await Promise.all([1, 2, 3].map(() => from('10.0.0.1')));
    await settle(200);
    const refused = await from('10.0.0.1');
    expect(await refused.status()).toBe(429);
    expect(refused.said()).toMatch(/\r\nretry-after: \d+\r\n/i);
    held.push(await from('10.0.0.2'));
    await settle(200);
    const full = await from('10.0.0.3');
    expect(await full.status()).toBe(503);
    expect(full.said()).toMatch(/\r\nretry-after: \d+\r\n/i);
    // One hangs up in the middle, the others go on: their places are free again.
    held[3]?.socket.destroy();
    for (const each of held.slice(0, 3)) each.write('{"broken..'.padEnd(20_000));
    expect(await Promise.all(held.slice(0, 3).map(({ status }) => status()))).toEqual([400, 400, 400]);
    for (let n = 0; n < 10; n += 1) {
      const again = await from('10.0.0.1');
      again.write('0123456789'.padEnd(20_000));
      expect(await again.status()).toBe(400);
    }
  });

  it('may open so many connections from one address, and others in their place when those end', async () => {
    const { port, get } = await listening({ connectionsFromOne: 5, headPatience: 20_000, endPatience: 100 });
    const held = await Promise.all(Array.from({ length: 5 }, () => rawRequest(port, 'GET / HTTP/1.1\r\n')));
    await expect(get('/healthz')).rejects.toThrow();
    for (const { socket } of held) socket.destroy();
    await until(async () => expect((await get('/healthz')).status).toBe(200));
  });
});

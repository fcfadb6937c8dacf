import type { Bounds } from '@/server/http/bounds';
import { appsOfATest, listen } from '../../support/server/accounts';
import { closed, headOf, rawRequest } from '../../support/server/rawRequest';
import { appOfAll } from '../../support/server/testApp';
import { settle } from '../../support/settle';

const base = appOfAll({ properties: 5, projects: 1 });
const another = appsOfATest();

/** A server on a port, and how many requests were begun at once at most. */
async function listening(bounds: Partial<Bounds> = {}) {
  const app = await another(
    { dataDir: base.dataDir },
    { config: { trustProxy: true }, bounds: { endPatience: 100, ...bounds } },
  );
  const seen = { inWork: 0, most: 0, begun: 0 };
  app.addHook('preValidation', (_request, _reply, next) => {
    seen.begun += 1;
    seen.inWork += 1;
    seen.most = Math.max(seen.most, seen.inWork);
    next();
  });
  app.addHook('onSend', (_request, _reply, _payload, next) => {
    seen.inWork -= 1;
    next();
  });
  return { port: await listen(app), seen };
}

const GET = 'GET /api/property HTTP/1.1\r\nHost: x\r\n\r\n';
async function until(isSo: () => boolean): Promise<void> {
  for (let n = 0; n < 500 && !isSo(); n += 1) await settle(10);
}

describe('requests that are sent on one connection at once', () => {
  it('are answered in their order, all of them, one in work at a time [API-1]', async () => {
    const { port, seen } = await listening();
    const ids = ['a', 'b', 'c'];
    const body = (id: string) => JSON.stringify({ id });
    const mixed = ids.map((id) => GET + headOf('users/signin', body(id).length) + body(id)).join('');
    const { said } = await rawRequest(port, mixed);
    const statuses = () => [...said().matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    await until(() => statuses().length === 6);
    expect(statuses()).toEqual(['200', '400', '200', '400', '200', '400']);
    expect(seen.most).toBe(1);
  });

  it('begin no work any more when nobody is there, and keep no place of others [API-1]', async () => {
    const { port, seen } = await listening({ workingFromOne: 3 });
    for (let n = 0; n < 10; n += 1) {
      const { socket } = await rawRequest(port, GET.repeat(20));
      socket.destroy();
      await closed(socket);
    }
    await settle(300);
    expect(seen.begun).toBeLessThanOrEqual(20);
    const after = await Promise.all(
      Array.from({ length: 3 }, () => fetch(`http://127.0.0.1:${port}/api/property`).then(({ status }) => status)),
    );
    expect(after).toEqual([200, 200, 200]);
  });

  it('are cut off when they are very many [API-1]', async () => {
    const { port, seen } = await listening();
    const { socket } = await rawRequest(port, GET.repeat(200));
    await closed(socket);
    expect(seen.begun).toBeLessThan(30);
  });
});

describe('requests of one address', () => {
  it('wait in that line also when they say that a form is coming, and send none [API-1]', async () => {
    const { port, seen } = await listening({ turnsOfOne: 2 });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const asked = Array.from({ length: 30 }, () => fetch(`http://127.0.0.1:${port}/api/property`, { headers }));
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(seen.most).toBeLessThanOrEqual(2);
  });

  it('wait in a line of their own when they are many, none is refused, and others are served meanwhile [API-1]', async () => {
    const { port, seen } = await listening({ turnsOfOne: 2 });
    const order: string[] = [];
    const ask = async (address: string) => {
      const headers = { 'x-forwarded-for': address };
      const { status } = await fetch(`http://127.0.0.1:${port}/api/property`, { headers });
      order.push(address);
      return status;
    };
    const crowd = Array.from({ length: 300 }, () => ask('10.0.0.1'));
    await until(() => seen.begun > 5);
    expect(await ask('10.0.0.2')).toBe(200);
    expect(new Set(await Promise.all(crowd))).toEqual(new Set([200]));
    expect(order.indexOf('10.0.0.2')).toBeLessThan(200);
    expect(seen.most).toBeLessThanOrEqual(3);
  });
});

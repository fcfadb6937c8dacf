import type { Db } from '@/server/db/schema';
import { outboxFolder, readOutbox } from '@/server/mail/outbox';
import { jpeg } from '../../support/jpeg';
import { openTestDatabase } from '../../support/postgres/databases';
import { appsOfATest, listen } from '../../support/server/accounts';
import { openedSession } from '../../support/server/callers';
import { formOf } from '../../support/server/forms';
import { aPayload } from '../../support/server/posting';
import { headOf, rawRequest } from '../../support/server/rawRequest';
import { serverProcess, type ServerProcess } from '../../support/server/serverProcess';
import { AGENT, fillWorld } from '../../support/server/world';
import { patient } from '../../support/patience';
import { settle, until } from '../../support/settle';
import { newFolder } from '../../support/newFolder';

jest.setTimeout(patient(90_000));

let dataDir: string;
let db: Db;
let server: ServerProcess | null = null;
let authorization: string;
beforeAll(async () => {
  dataDir = newFolder();
  ({ db } = await openTestDatabase(dataDir));
  await fillWorld(db, [], []);
  authorization = await openedSession(db, AGENT.id);
});
afterAll(async () => {
  await server?.end();
  await db.destroy();
});

const another = appsOfATest();

describe('the end of the server', () => {
  it('by SIGTERM drops nothing that is under way, takes nothing new, and ends with 0', async () => {
    server = await serverProcess(dataDir, { env: { MODERATION: 'manual' } });
    const { origin, port } = server;
    const photo = await jpeg(1600, 1200);
    const form = formOf({ field: 'profilePic', bytes: photo });
    const body = Buffer.from(JSON.stringify(aPayload({ name: 'Posted at the last moment' })));
    const signUp = Buffer.from(
      JSON.stringify({
        countryCode: '91',
        username: 'Late',
        password: 'Late@2026',
        email: 'late@example.in',
        phone: '9111111111',
      }),
    );
    const head = (path: string, bytes: Buffer, type?: string) =>
      headOf(path, bytes.length, { authorization, ...(type === undefined ? {} : { type }) });
    const sends = [
      { head: head('users/image', form.payload, form.headers['content-type']), bytes: form.payload },
      { head: head('property/properties', body), bytes: body },
      { head: head('users', signUp), bytes: signUp },
    ];
    const kept = await rawRequest(port, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await kept.status()).toBe(200);
    const open = await Promise.all(
      sends.map(async (each) => {
        const request = await rawRequest(port, each.head);
        request.write(each.bytes.subarray(0, each.bytes.length >> 1));
        return { request, rest: each.bytes.subarray(each.bytes.length >> 1) };
      }),
    );
    const { said } = server;
    await until(() => expect(said().match(/"method":"POST"[^\n]*"incoming request"/g)).toHaveLength(sends.length));
    const asked = Date.now();
    const ended = server.end('SIGTERM');
    await until(() => expect(fetch(`${origin}/healthz`)).rejects.toThrow());
    for (const { request, rest } of open) request.write(rest);
    for (const { request } of open) {
      expect(await request.status()).toBe(200);
      expect(request.said()).toMatch(/\r\nconnection: close\r\n/i);
    }
    expect(await ended).toBe(0);
    expect(Date.now() - asked).toBeLessThan(patient(10_000));

    const listings = await db.selectFrom('properties').select('doc').execute();
    expect(listings.map(({ doc }) => (JSON.parse(doc) as { name: string }).name)).toEqual([
      'Posted at the last moment',
    ]);
    expect(await db.selectFrom('uploads').select('user_id').execute()).toEqual([{ user_id: AGENT.id }]);
    const mails = await readOutbox(outboxFolder(dataDir), 10);
    expect(mails.map(({ to }) => to)).toEqual(['late@example.in']);
  });

  it('answers those too whose connection had come and was not taken yet', async () => {
    const app = await another({ dataDir });
    const port = await listen(app);
    const asked = Array.from({ length: 60 }, () => rawRequest(port, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'));
    // The connections are made now; this process has not looked for any yet.
    await new Promise<void>((done) => process.nextTick(done));
    const closing = app.close();
    const statuses = await Promise.all(asked.map(async (each) => (await each.catch(() => null))?.status()));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    await closing;
  });

  it('waits for whoever sends slowly no longer than it is told to', async () => {
    const app = await another({ dataDir }, { bounds: { endPatience: 500 } });
    const stuck = await rawRequest(await listen(app), headOf('users/signin', 1000));
    await settle(200);
    const start = Date.now();
    await app.close();
    const took = Date.now() - start;
    expect(took).toBeGreaterThan(400);
    expect(took).toBeLessThan(patient(4000));
    expect(await stuck.status()).toBe(0);
  });
});

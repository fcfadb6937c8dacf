import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { s3Store, type StoreFailure } from '@/server/media/s3Store';
import { StoreAway } from '@/server/media/uploadStore';
import { sweepUploads } from '@/server/operations/sweepUploads';
import { jpeg } from '../../support/jpeg';
import { formOf } from '../../support/server/forms';
import { aPayload, postingOf } from '../../support/server/posting';
import { startBucket, type Bucket } from '../../support/server/stores';
import { testApp, type TestApp } from '../../support/server/testApp';
import { AGENT, NOW } from '../../support/server/world';
import { patient } from '../../support/patience';

// A store that is away is asked twice, with a pause.
jest.setTimeout(patient(30_000));

const DAY = 24 * 60 * 60 * 1000;
let bucket: Bucket;
let server: TestApp;
let authorization: string;
beforeEach(async () => {
  bucket = await startBucket();
  server = await testApp({ properties: 1, projects: 0, config: { s3: bucket.place } });
  authorization = await server.tokenOf(AGENT);
});
afterEach(async () => {
  await server.close();
  await bucket.close();
});

async function send() {
  const bytes = await jpeg(700, 40, '#abc');
  const { payload, headers } = formOf({ field: 'image', bytes });
  return server.app.inject({
    method: 'POST',
    url: '/api/property/image',
    payload,
    headers: { ...headers, authorization },
  });
}

const KIND = 'Pictures cannot be stored or shown at the moment. Please try again in a little while.';

describe('a bucket that is away', () => {
  it('is answered with 503 and a kind sentence, everything else goes on, and it comes back by itself', async () => {
    const { file } = (await send()).json<{ file: string }>();
    await bucket.halt();
    const failed = [
      await send(),
      await server.get(file),
      await server.app.inject({ method: 'GET', url: file, headers: { range: 'bytes=0-1' } }),
      await postingOf(server, authorization).post(aPayload({ propertyMainImage: [file] })),
    ];
    for (const { statusCode, body, headers } of failed) {
      expect([statusCode, JSON.parse(body)]).toMatchObject([503, { message: KIND, errors: { message: KIND } }]);
      expect([headers['retry-after'], headers['cache-control']]).toEqual(['10', 'no-store']);
    }
    expect((await server.get('/api/property')).statusCode).toBe(200);
    expect((await server.get('/readyz')).statusCode).toBe(200);
    await bucket.resume();
    expect((await server.get(file)).statusCode).toBe(200);
    expect((await send()).statusCode).toBe(200);
  });

  it('does not hinder a change of a listing without new pictures, nor the answer to invented ones [API-18, API-23]', async () => {
    const { file } = (await send()).json<{ file: string }>();
    const agent = postingOf(server, authorization);
    const id = await agent.posted(aPayload({ propertyMainImage: [file] }));
    await bucket.halt();
    const dearer = aPayload({ propertyMainImage: [file], expectedPrice: 4_600_000 });
    expect((await agent.update({ _id: id, ...dearer })).statusCode).toBe(200);
    const invented = [`/uploads/${id}-80x60.jpg`];
    expect((await agent.update({ _id: id, ...aPayload({ kitchen: invented }) })).statusCode).toBe(400);
    expect((await agent.post(aPayload({ kitchen: invented }))).statusCode).toBe(400);
  });

  it('keeps the note of a picture that may have arrived, so that the sweep finds it; a failed sweep is done again', async () => {
    await send();
    await bucket.halt();
    expect((await send()).statusCode).toBe(503);
    const rows = () => server.db.selectFrom('uploads').select('id').execute();
    expect(await rows()).toHaveLength(2);
    const store = s3Store(bucket.place, () => undefined);
    await expect(sweepUploads(server.db, store, NOW + DAY)).rejects.toThrow(StoreAway);
    expect(await rows()).toHaveLength(2);
    await bucket.resume();
    const late = (await rows()).find(({ id }) => !bucket.names().some((name) => name.startsWith(id)))?.id ?? '';
    await store.write(`${late}-320.webp`, Buffer.from('came late'));
    // The failed sweep may have begun on what the first note names.
    expect(bucket.names()).toContain(`${late}-320.webp`);
    await sweepUploads(server.db, store, NOW + DAY);
    store.close();
    expect([await rows(), bucket.names()]).toEqual([[], []]);
  });

  it('is given up when it takes a call and says nothing', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const failures: StoreFailure[] = [];
    const store = s3Store(
      { ...bucket.place, endpoint: `http://127.0.0.1:${port}` },
      (failure) => failures.push(failure),
      300,
    );
    const start = Date.now();
    await expect(store.has('a.jpg')).rejects.toThrow(StoreAway);
    await expect(store.write('a.jpg', Buffer.alloc(10))).rejects.toThrow(StoreAway);
    expect(Date.now() - start).toBeLessThan(patient(3000));
    expect(failures.map(({ call, status }) => [call, status])).toEqual([
      ['head', null],
      ['write', null],
    ]);
    store.close();
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  it.each([
    ['another bucket', { bucket: 'not-there' }, 404],
    ['an unknown account', { account: { accessKeyId: 'NOBODY', secretAccessKey: 'S3RVER' } }, 403],
  ])('is also one with %s; the log names neither address nor account', async (_name, change, status) => {
    const failures: StoreFailure[] = [];
    const store = s3Store({ ...bucket.place, ...change }, (failure) => failures.push(failure));
    await expect(store.write('a.jpg', Buffer.alloc(10))).rejects.toThrow(StoreAway);
    expect(failures).toEqual([{ call: 'write', name: expect.stringMatching(/^[A-Za-z]+$/) as string, status }]);
    expect(JSON.stringify(failures)).not.toMatch(/NOBODY|127\.0\.0\.1|not-there/);
    store.close();
  });

  it('is also one that answers a bare 404 to what it is given, or asked to list', async () => {
    const bare = createHttpServer((request, response) => {
      request.resume();
      response.writeHead(404).end();
    }).listen(0, '127.0.0.1');
    await once(bare, 'listening');
    const { port } = bare.address() as AddressInfo;
    const failures: StoreFailure[] = [];
    const place = { ...bucket.place, endpoint: `http://127.0.0.1:${port}` };
    const store = s3Store(place, (failure) => failures.push(failure));
    await expect(store.write('a.jpg', Buffer.alloc(10))).rejects.toThrow(StoreAway);
    await expect(store.remove(new Set(['a']))).rejects.toThrow(StoreAway);
    expect(await store.has('a.jpg')).toBe(false);
    expect(failures.map(({ call, status }) => [call, status])).toEqual([
      ['write', 404],
      ['list', 404],
    ]);
    store.close();
    bare.close();
  });
});

import { randomBytes } from 'node:crypto';
import { get as httpGet, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { jpeg } from '../../support/jpeg';
import { aPayload, postingOf, wordsOf } from '../../support/server/posting';
import { STORED_APPS, type StoredApp } from '../../support/server/storedApp';
import { AGENT, idOf, NOW, REVIEW, USER } from '../../support/server/world';
import { filesIn } from '../../support/server/zip';
import { patient } from '../../support/patience';

jest.setTimeout(patient(60_000));

const HOUR = 60 * 60 * 1000;
let server: StoredApp;
afterEach(() => server.close());

const data = (authorization: string) => server.get('/api/users/data', { authorization });
interface Told {
  readonly account: Readonly<Record<string, unknown>>;
  readonly profile: Readonly<Record<string, unknown>>;
  readonly aadhaarNumber: string | null;
  readonly listings: readonly Readonly<Record<string, unknown>>[];
  readonly priceChanges: readonly object[];
  readonly savedListings: readonly object[];
  readonly enquiriesSent: readonly object[];
  readonly enquiriesReceived: readonly object[];
  readonly sessions: readonly object[];
  readonly reviewsWritten: readonly object[];
  readonly reviewsReceived: readonly object[];
  readonly reviewReports: readonly object[];
}

describe.each(STORED_APPS)('my data, with pictures in %s [DASH-1]', (_store, begin) => {
  it('is one archive of everything that is held, with the pictures, and nothing that opens anything', async () => {
    server = await begin({ properties: 9, projects: 0 });
    const authorization = await server.tokenOf(AGENT);
    const agent = postingOf(server, authorization);
    const photo = await jpeg(60, 40);
    const { images } = (await agent.send('uploadFiles', 'images', photo)).json<{ images: [string] }>();
    const id = await agent.posted(aPayload({ kitchen: images, flatNumber: '3-B' }));
    await server.post('/api/users/profile', { about: 'Homes', aadharNumber: '234123412346' }, { authorization });
    const theirs = server.properties[1]?.id ?? '';
    const mine = server.properties[0]?.id ?? '';
    const prices = { price_from: 5_800_000, price_to: 5_500_000 };
    const changes = [mine, theirs].map((listing_id) => ({ ...prices, listing_id, at: NOW }));
    await server.db.insertInto('price_changes').values(changes).execute();
    await server.db.updateTable('properties').set({ renewed_at: NOW }).where('id', '=', mine).execute();
    await server.post('/api/saved', { listingId: theirs, kind: 'property', saved: true }, { authorization });
    const lead = { kind: 'lead', consent: true, name: 'Meena', phone: '9123456780' };
    await server.post('/api/enquiries', { ...lead, listingId: mine });
    await server.post('/api/enquiries', { ...lead, name: 'Lakshmi', listingId: theirs }, { authorization });
    await server.post('/api/enquiries', { kind: 'report', listingId: mine, reason: 'Sold', message: 'Not hers' });

    const review = { stars: 5, text: 'Anand knows the papers well.' };
    await server.post('/api/reviews', { agentId: idOf('user', 3), review }, { authorization });
    await server.post('/api/reviews/report', { reviewId: REVIEW.id, reason: 'Not true' }, { authorization });
    await server.post('/api/reviews/answer', { reviewId: REVIEW.id, answer: 'Thank you.' }, { authorization });

    await server.db.updateTable('sessions').set({ device: 'Chrome on Android' }).execute();
    await server.db.updateTable('users').set({ language: 'te' }).where('id', '=', AGENT.id).execute();
    const answer = await data(authorization);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/zip',
      'no-store',
    ]);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="gruham-my-data.zip"');
    const files = filesIn(answer.rawPayload);
    const name = basename(images[0]);
    expect([...files.keys()].sort()).toEqual(['data.json', `pictures/${name}`]);
    const file = await server.uploads.open(name);
    expect(files.get(`pictures/${name}`)?.equals(Buffer.concat((await file?.toArray()) ?? []))).toBe(true);

    const json = files.get('data.json')?.toString() ?? '';
    const told = JSON.parse(json) as Told;
    expect(told.account).toMatchObject({
      name: 'Lakshmi Naidu',
      mobileNumber: AGENT.phone,
      email: 'agent@example.in',
      language: 'te',
    });
    expect(told.profile).toMatchObject({ about: 'Homes', currentAddress: 'A street' });
    expect(told.aadhaarNumber).toBe('XXXX XXXX 2346');
    const own = server.properties.filter((_each, n) => n % 3 === 0);
    expect(told.listings.map((listing) => listing['id'])).toEqual([...own.map((each) => each.id), id].sort());
    expect(told.listings.find((listing) => listing['id'] === id)).toMatchObject({
      status: 'under review',
      flatNumber: '3-B',
      kitchen: images,
    });
    const renewals = told.listings.flatMap((listing) => (listing['renewedAt'] === undefined ? [] : [listing]));
    expect(renewals).toMatchObject([{ id: mine, renewedAt: new Date(NOW).toISOString() }]);
    expect(told.priceChanges).toEqual([
      { listingId: mine, from: 5_800_000, to: 5_500_000, changedAt: new Date(NOW).toISOString() },
    ]);
    expect(told.savedListings).toMatchObject([{ listingId: theirs, kind: 'property', priceThen: expect.any(Number) }]);
    expect(told.enquiriesReceived).toMatchObject([
      { kind: 'lead', name: 'Meena', phone: '9123456780', state: 'new', note: null },
    ]);
    expect(told.enquiriesReceived[0]).toHaveProperty('nextOn', null);
    expect(told.enquiriesSent).toMatchObject([{ kind: 'lead', listingId: theirs, name: 'Lakshmi' }]);
    expect(told.reviewsWritten).toMatchObject([{ agentId: idOf('user', 3), ...review, hiddenReason: null }]);
    expect(told.reviewsReceived).toMatchObject([{ stars: REVIEW.stars, text: REVIEW.text, answer: 'Thank you.' }]);
    expect(told.reviewReports).toMatchObject([{ reviewId: REVIEW.id, reason: 'Not true' }]);
    expect(told.sessions).toMatchObject([{ device: 'Chrome on Android' }]);
    // Readable by a person, and of use to no thief; what a visitor reported is for the operator alone.
    expect(json.split('\n').length).toBeGreaterThan(50);
    const { token_hash } = await server.db.selectFrom('sessions').select('token_hash').executeTakeFirstOrThrow();
    for (const secret of ['argon2', authorization, token_hash, '234123412346', '2341 2341', 'Not hers', 'repeat'])
      expect([secret, json.includes(secret)]).toEqual([secret, false]);
  });

  it('is whole where a picture is gone, and holds nothing of others', async () => {
    server = await begin({ properties: 9, projects: 0 });
    const authorization = await server.tokenOf(USER);
    const lost = '/uploads/11111111-1111-4111-8111-111111111111-60x40.jpg';
    await server.db
      .updateTable('users')
      .set({ doc: JSON.stringify({ profilePic: lost }) })
      .where('id', '=', USER.id)
      .execute();
    const files = filesIn((await data(authorization)).rawPayload);
    expect([...files.keys()]).toEqual(['data.json']);
    const json = files.get('data.json')?.toString() ?? '';
    const told = JSON.parse(json) as Told;
    expect([told.listings, told.enquiriesReceived, told.aadhaarNumber]).toEqual([[], [], null]);
    expect(json).not.toContain(AGENT.phone);
  });
});

describe('how often my data is given', () => {
  beforeEach(async () => {
    const [begin] = STORED_APPS.map(([, start]) => start);
    if (begin === undefined) throw new Error('no store');
    server = await begin({ properties: 3, projects: 0 });
  });

  it('is three times at once, then one in eight hours, for an account', async () => {
    const authorization = await server.tokenOf(AGENT);
    for (let times = 0; times < 3; times += 1) expect((await data(authorization)).statusCode).toBe(200);
    const refused = await data(authorization);
    expect([refused.statusCode, wordsOf(refused), refused.headers['retry-after']]).toEqual([
      429,
      'You have downloaded your data a few times today. Please wait 8 hours and try again.',
      String(8 * 3600),
    ]);
    expect((await data(await server.tokenOf(USER))).statusCode).toBe(200);
    server.clock.now += 8 * HOUR;
    expect((await data(authorization)).statusCode).toBe(200);
  });

  it('is not spent by a question for the head alone, which no call of somebody’s own answers', async () => {
    const authorization = await server.tokenOf(AGENT);
    const headers = { authorization };
    for (let times = 0; times < 4; times += 1)
      expect((await server.app.inject({ method: 'HEAD', url: '/api/users/data', headers })).statusCode).toBe(404);
    expect((await server.app.inject({ method: 'HEAD', url: '/api/property' })).statusCode).toBe(200);
    expect((await data(authorization)).statusCode).toBe(200);
  });

  it('is one at a time, and a download that is broken off gives its place back', async () => {
    const authorization = await server.tokenOf(AGENT);
    // Far more than a connection holds, so that the archive waits for its reader.
    const model = await server.db
      .selectFrom('properties')
      .selectAll()
      .where('owner_id', '=', AGENT.id)
      .executeTakeFirstOrThrow();
    for (let n = 0; n < 4000; n += 500)
      await server.db
        .insertInto('properties')
        .values(
          Array.from({ length: 500 }, (_unused, k) => ({
            ...model,
            id: `e${String(n + k).padStart(23, '0')}`,
            status: 0,
            count_key: null,
            doc: JSON.stringify({ about: randomBytes(3000).toString('base64') }),
          })),
        )
        .execute();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const slow = await new Promise<IncomingMessage>((done, failed) => {
      httpGet({ port, path: '/api/users/data', headers: { authorization } }, done).on('error', failed);
    });
    expect(slow.statusCode).toBe(200);
    const second = await data(authorization);
    expect([second.statusCode, wordsOf(second)]).toEqual([429, 'Your archive is already being downloaded.']);
    slow.destroy();
    let again = second;
    for (let round = 0; round < 100 && again.statusCode === 429; round += 1) {
      await new Promise((next) => setTimeout(next, 50));
      again = await data(authorization);
    }
    expect(again.statusCode).toBe(200);
    const { listings } = JSON.parse(filesIn(again.rawPayload).get('data.json')?.toString() ?? '') as Told;
    expect(listings).toHaveLength(4001);
  });
});

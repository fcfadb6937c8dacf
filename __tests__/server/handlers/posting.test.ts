import { answers } from '@/contract/answers';
import { patient } from '../../support/patience';
import { aPayload, wordsOf } from '../../support/server/posting';
import { race } from '../../support/server/race';
import type { TestApp } from '../../support/server/testApp';
import { OTHER, twoAgents, type Poster } from '../../support/server/twoAgents';
import { AGENT, NOW, USER } from '../../support/server/world';

jest.setTimeout(patient(60_000));

const MINUTE = 60_000;
let server: TestApp;
let agent: Poster;
let other: Poster;
let rowOf: Awaited<ReturnType<typeof twoAgents>>['rowOf'];
beforeEach(async () => {
  ({ server, agent, other, rowOf } = await twoAgents());
});
afterEach(() => server.close());

const count = async () => (await server.db.selectFrom('properties').select('id').execute()).length;

describe('posting a property [API-18, WIZ-16]', () => {
  it('stores it under review and answers a message', async () => {
    const answer = await agent.post(aPayload());
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Your property is posted and under review.' }]);
    const own = answers.getMyProperties.parse(await agent.mine()).find(({ name }) => name === 'Sunny flat');
    expect(own).toMatchObject({
      status: 0,
      name: 'Sunny flat',
      propertyType: 'Residential',
      selectedSubtype: 'Flat/Apartment',
      type: 'Sell',
      saleType: 'Resale',
      transactionType: 'Resale',
      reviewReason: null,
    });
    const list = await server.get('/api/property');
    expect(list.body).not.toContain(own?._id);
    expect((await server.get(`/api/property/propertyDetailsByUser?id=${own?._id ?? ''}`)).json()).toEqual([]);
  });

  it('keeps numbers that came as text as numbers, and counts as they are', async () => {
    const id = await agent.posted(
      aPayload({ expectedPrice: '4500000.50', plotArea: '', age: '7', bathroom: '3+', projectExtentArea: '12 acres' }),
    );
    const doc = JSON.parse((await rowOf(id)).doc) as object;
    expect(doc).toMatchObject({ expectedPrice: 4_500_000.5, age: 7, bathroom: '3+', projectExtentArea: '12 acres' });
    expect(doc).not.toHaveProperty('plotArea');
    expect(await rowOf(id)).toMatchObject({ price: 4_500_000.5, bhk: 3, sale_type: 'resale', status: 0 });
  });

  it('takes numbers that make no sense, and leaves the listing to a person [WIZ-18]', async () => {
    const odd = { expectedPrice: 999_999_999_999_999, age: 9999, noOfUnits: 1e9, brokerage: 150 };
    const id = await agent.posted(aPayload({ ...odd, brokerChargesType: 'percentage', chargeBrokerage: true }));
    expect(await agent.one(id)).toMatchObject({ ...odd, status: 0 });
    const change = await agent.update({ _id: id, ...aPayload(odd) });
    expect(wordsOf(change)).toBe(
      'Your property is updated and under review. Please check “Age of the property”, “Total units”, “Expected price” and “Brokerage”. They are far from what is usual.',
    );
    expect(await agent.one(id)).toMatchObject({ status: 0 });
  });

  it('writes amenities under their one name and keeps custom ones [FMT-5]', async () => {
    const amenities = { bankNatm: true, lift: true, vaastuCompliant: false, vaastuComplaint: true, roofGarden: true };
    const id = await agent.posted(aPayload({ amenities, customAmenities: ['Temple', ' temple ', ''] }));
    const own = await agent.one(id);
    expect(own['amenities']).toEqual({ bankATM: true, lift: true, vaastuCompliant: true, roofGarden: true });
    expect(own['customAmenities']).toEqual(['Temple']);
  });

  it('drops role, status, rating and _id, and refuses somebody else’s userId: 403', async () => {
    const extras = { role: 'admin', status: 1, rating: 5, _id: 'mine', rank: -9, createdAt: 'x', viewCount: 9 };
    const id = await agent.posted({ ...aPayload(), ...extras });
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: 0, owner_id: AGENT.id, created_at: NOW });
    for (const field of Object.keys(extras)) expect(JSON.parse(row.doc)).not.toHaveProperty(field);
    expect(id).not.toBe('mine');
    const before = await count();
    expect((await agent.post(aPayload({ userId: OTHER.id }))).statusCode).toBe(403);
    expect(await count()).toBe(before);
  });

  it('names the field that is wrong, and stores nothing [WIZ-18]', async () => {
    const wrong: readonly Record<string, unknown>[] = [
      { city: '   ' },
      { city: undefined },
      { city: null },
      { city: '\ud800' },
      { locality: 'Ali\udc00piri' },
      { expectedPrice: -1 },
      { expectedPrice: 'NaN' },
      { expectedPrice: 1e15 },
      { name: { $ne: 1 } },
      { amenities: { lift: 'yes' } },
      { amenities: Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`a${n}`, true])) },
      { termsAccepted: false },
      { video: 'https://evil.example/watch?v=abcdefghijk' },
      { video: 'javascript:alert(1)' },
      { projectBrochure: 'https://evil.example/a.pdf' },
      { projectBrochure: '/uploads/somebodys.pdf' },
      { locationMap: 'https://evil.example/map' },
      { propertyMainImage: 'https://evil.example/a.jpg' },
      { kitchen: ['/uploads/../../etc/passwd'] },
      { others: ['/uploads/12345678-1234-1234-1234-123456789abc-80x60.jpg'] },
    ];
    const before = await count();
    for (const fields of wrong) {
      const answer = await agent.post({ ...aPayload(), ...fields });
      const [field = ''] = Object.keys(fields);
      expect([field, answer.statusCode, wordsOf(answer)]).toEqual([field, 400, expect.stringMatching(`^${field}`)]);
    }
    expect(await count()).toBe(before);
    expect(await server.db.selectFrom('posting_marks').selectAll().execute()).toEqual([]);
  });

  it('takes videos, brochures and maps from known hosts', async () => {
    const links = {
      video: 'https://youtu.be/abcdefghijk',
      projectBrochure: 'https://drive.google.com/file/d/1234567890abc/view',
      locationMap: 'https://www.google.com/maps/embed?pb=1',
    };
    expect(await agent.one(await agent.posted(aPayload(links)))).toMatchObject(links);
  });

  it('finds its place among the known ones, and leaves an unknown town unknown until it is active', async () => {
    const known = await rowOf(await agent.posted(aPayload({ city: ' tirupati ', locality: 'ALIPIRI' })));
    expect(known).toMatchObject({ city_id: 1, locality_id: 1 });
    expect(JSON.parse(known.doc)).toMatchObject({ city: 'Tirupati', locality: 'Alipiri' });
    const id = await agent.posted(aPayload({ city: 'Kalikiri', locality: 'Bazaar' }));
    expect(await rowOf(id)).toMatchObject({ city_id: null, locality_id: null });
    expect((await server.get('/api/users/getAllCities')).body).not.toContain('Kalikiri');
  });

  it('makes one listing of twenty parallel sends, and a second one after ten minutes', async () => {
    const before = await count();
    const { city, ...rest } = aPayload();
    // The order of the fields says nothing.
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) => agent.post(n % 3 ? { ...rest, city } : { city, ...rest })),
    );
    expect(new Set(all.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(all[0]?.statusCode).toBe(200);
    expect(await count()).toBe(before + 1);
    server.clock.now = NOW + 9 * MINUTE;
    await agent.post(aPayload());
    await agent.post(aPayload({ name: 'Another flat' }));
    await other.post(aPayload({ userId: OTHER.id }));
    expect(await count()).toBe(before + 3);
    server.clock.now = NOW + 10 * MINUTE;
    await agent.post(aPayload());
    expect(await count()).toBe(before + 4);
  });

  it('makes one listing of twenty sends to two processes at once', async () => {
    const before = await count();
    const said = await race(
      server.dataDir,
      String(NOW),
      'post',
      await server.tokenOf(AGENT),
      JSON.stringify(aPayload()),
    );
    expect(said.flat()).toHaveLength(20);
    expect(new Set(said.flat())).toEqual(new Set(['200 {"message":"Your property is posted and under review."}']));
    expect(await count()).toBe(before + 1);
  });

  it('bounds how often one user posts and edits, and says when to come again', async () => {
    const id = await agent.posted(aPayload());
    // As if all but one of what an hour allows were used up.
    await server.db
      .updateTable('limits')
      .set({ free_at: NOW + 119 * 30_000 })
      .execute();
    expect((await agent.post(aPayload({ name: 'The last' }))).statusCode).toBe(200);
    const refused = await agent.post(aPayload({ name: 'One too many' }));
    expect([refused.statusCode, refused.headers['retry-after'], wordsOf(refused)]).toEqual([
      429,
      '30',
      'Too many tries. Please wait 30 seconds and try again.',
    ]);
    expect((await other.post(aPayload({ userId: OTHER.id }))).statusCode).toBe(200);

    const edit = () => agent.update({ _id: id, ...aPayload({ name: 'Sunnier flat' }) });
    expect((await edit()).statusCode).toBe(200);
    await server.db
      .updateTable('limits')
      .set({ free_at: NOW + 600 * 6000 })
      .execute();
    const later = await edit();
    expect([later.statusCode, later.headers['retry-after']]).toEqual([429, '6']);
    expect((await agent.remove(id)).statusCode).toBe(200);
    server.clock.now = NOW + 30_000;
    expect((await agent.post(aPayload({ name: 'One too many' }))).statusCode).toBe(200);
  });

  it('posts the same again once it was deleted', async () => {
    const id = await agent.posted(aPayload());
    await agent.remove(id);
    expect(await agent.posted(aPayload())).not.toBe(id);
  });
});

describe('who may do it [WIZ-20, DASH-11]', () => {
  it.each(['properties', 'update', 'delete'])(
    'property/%s: nobody without a session (401), no user who is no agent (403), the owner',
    async (path) => {
      const id = await agent.posted(aPayload());
      const before = await rowOf(id);
      const ask = async (authorization: string, userId: string) => {
        const body = path === 'delete' ? { _id: id } : { ...aPayload({ userId, name: 'Changed' }), _id: id };
        return (await server.post(`/api/property/${path}`, body, { authorization })).statusCode;
      };
      expect(await ask('', AGENT.id)).toBe(401);
      expect(await ask('made up', AGENT.id)).toBe(401);
      expect(await ask(await server.tokenOf(USER), USER.id)).toBe(403);
      expect(await rowOf(id)).toEqual(before);
      expect(await ask(await server.tokenOf(AGENT), AGENT.id)).toBe(200);
    },
  );

  it('leaves an owner who is no agent any longer the change and the deletion of what is theirs', async () => {
    const id = await agent.posted(aPayload());
    const setRole = (role_code: string) =>
      server.db.updateTable('users').set({ role_code }).where('id', '=', AGENT.id).execute();
    await setRole('usr');
    try {
      expect((await agent.post(aPayload({ name: 'Another' }))).statusCode).toBe(403);
      expect((await agent.update({ _id: id, ...aPayload({ name: 'Corrected' }) })).statusCode).toBe(200);
      expect(await agent.one(id)).toMatchObject({ name: 'Corrected' });
      expect((await agent.remove(id)).statusCode).toBe(200);
    } finally {
      await setRole('agt');
    }
  });
});

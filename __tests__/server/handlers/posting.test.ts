import sharp from 'sharp';
import { answers } from '@/contract/answers';
import { aPayload, postingOf, wordsOf } from '../../support/server/posting';
import { race } from '../../support/server/race';
import { testApp, type TestApp } from '../../support/server/testApp';
import { AGENT, idOf, NOW, USER } from '../../support/server/world';

const MINUTE = 60_000;
const OTHER = { id: idOf('user', 3) };
let server: TestApp;
let agent: ReturnType<typeof postingOf>;
let other: ReturnType<typeof postingOf>;
let photo: Buffer;
beforeAll(async () => {
  photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#3a6' } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  server = await testApp({ properties: 6, projects: 1 });
  agent = postingOf(server, await server.tokenOf(AGENT));
  other = postingOf(server, await server.tokenOf(OTHER));
});
afterEach(() => server.close());

const rowOf = (id: string) =>
  server.db.selectFrom('properties').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const count = async () => (await server.db.selectFrom('properties').select('id').execute()).length;
const upload = async (by = agent) => (await by.send('image', 'image', photo)).json<{ file: string }>().file;

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
  }, 60_000);

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

describe('pictures of a listing [API-19, API-20, WIZ-12]', () => {
  it('are taken one by one or several, and shown by the listing', async () => {
    const main = answers.uploadMainPicture.parse((await agent.send('image', 'image', photo)).json()).file ?? '';
    const { images } = answers.uploadPictures.parse((await agent.send('uploadFiles', 'images', photo, photo)).json());
    expect(images).toHaveLength(2);
    for (const url of [main, ...images]) expect((await server.get(url)).statusCode).toBe(200);
    const id = await agent.posted(aPayload({ propertyMainImage: main, kitchen: images }));
    expect(await agent.one(id)).toMatchObject({ propertyMainImage: main, kitchen: images });
    const uses = await server.db.selectFrom('upload_uses').selectAll().where('listing_id', '=', id).execute();
    expect(uses).toHaveLength(3);
  });

  it('refuse a form without pictures, what is no picture, and a caller without a session', async () => {
    expect((await agent.send('image', 'images', photo)).statusCode).toBe(400);
    expect(wordsOf(await agent.send('uploadFiles', 'image', photo))).toMatch(/^images/);
    expect((await agent.send('uploadFiles', 'images', photo, Buffer.from('<svg/>'))).statusCode).toBe(415);
    for (const path of ['image', 'uploadFiles'])
      expect((await postingOf(server, 'made up').send(path, 'images', photo)).statusCode).toBe(401);
  });

  it('are the sender’s own, and really there', async () => {
    const theirs = await upload(other);
    expect((await agent.post(aPayload({ propertyMainImage: theirs }))).statusCode).toBe(400);
    const mine = await upload();
    const wrong = mine.replace('80x60', '9000x9000');
    expect((await agent.post(aPayload({ propertyMainImage: wrong }))).statusCode).toBe(400);
    expect((await agent.post(aPayload({ propertyMainImage: ` ${wrong} ` }))).statusCode).toBe(400);
    const id = await agent.posted(aPayload({ propertyMainImage: ` ${mine} ` }));
    expect((await agent.one(id))['propertyMainImage']).toBe(mine);
    expect((await agent.update(aPayload({ _id: id, kitchen: [` ${wrong}`] } as object))).statusCode).toBe(400);
  });
});

describe('changing a property [API-23, EDIT-2, EDIT-6]', () => {
  it('changes what is named, removes what is null or empty, and keeps the rest', async () => {
    const main = await upload();
    const full = aPayload({ propertyMainImage: [main], facing: 'East', kitchenFloor: 'Marble', age: 3, about: 'Old' });
    const id = await agent.posted(full);
    const { created_at, rank } = await rowOf(id);
    server.clock.now = NOW + MINUTE;
    const change = { facing: null, about: '', expectedPrice: '5000000', transactionType: 'New', saleType: 'Resale' };
    const answer = await agent.update({ _id: id, userId: AGENT.id, city: 'Renigunta', locality: null, ...change });
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Your property is updated.' }]);
    const own = await agent.one(id);
    expect(own).toMatchObject({
      _id: id,
      city: 'Renigunta',
      expectedPrice: 5_000_000,
      saleType: 'New',
      kitchenFloor: 'Marble',
      age: 3,
      propertyMainImage: [main],
    });
    for (const gone of ['facing', 'about', 'locality']) expect(own).not.toHaveProperty(gone);
    expect(await rowOf(id)).toMatchObject({ created_at, rank, city_id: 2, locality_id: null, price: 5_000_000 });
  });

  it('keeps pictures and links that were there before, whoever sent them', async () => {
    const id = idOf('property', 0);
    const before = await agent.one(id);
    expect(before['propertyMainImage']).toBe('/uploads/one-1280x960.jpg');
    const same = { propertyMainImage: ['/uploads/one-1280x960.jpg'], kitchen: before['kitchen'] as string[] };
    expect((await agent.update({ _id: id, ...aPayload(same) })).statusCode).toBe(200);
    expect((await agent.update({ _id: id, ...aPayload({ others: ['/uploads/p1-1-1280x960.jpg'] }) })).statusCode).toBe(
      400,
    );
  });

  it('is the owner’s alone: 403 and the row unchanged; unknown 404; deleted 409', async () => {
    const id = await agent.posted(aPayload());
    const before = await rowOf(id);
    expect((await other.update({ _id: id, ...aPayload({ userId: OTHER.id, name: 'Mine' }) })).statusCode).toBe(403);
    expect((await other.update({ _id: id, ...aPayload({ name: 'Mine' }) })).statusCode).toBe(403);
    expect((await other.remove(id)).statusCode).toBe(403);
    expect(await rowOf(id)).toEqual(before);
    expect((await agent.update({ _id: 'unknown', ...aPayload() })).statusCode).toBe(404);
    await agent.remove(id);
    const deleted = await rowOf(id);
    expect((await agent.update({ _id: id, ...aPayload({ name: 'Back' }) })).statusCode).toBe(409);
    expect(await rowOf(id)).toEqual(deleted);
  });

  it('drops role, status, rating and a new owner', async () => {
    const id = await agent.posted(aPayload());
    await agent.update({ _id: id, ...aPayload({ expectedPrice: 0 }), status: 1, role: 'admin', owner_id: OTHER.id });
    expect(await rowOf(id)).toMatchObject({ status: 0, owner_id: AGENT.id });
    expect(JSON.parse((await rowOf(id)).doc)).not.toHaveProperty('role');
  });

  it('counts both of two edits at once, each in its own fields', async () => {
    const id = await agent.posted(aPayload());
    const base = { _id: id, userId: AGENT.id, city: 'Tirupati' };
    await Promise.all([agent.update({ ...base, facing: 'West' }), agent.update({ ...base, view: 'Hills' })]);
    expect(await agent.one(id)).toMatchObject({ facing: 'West', view: 'Hills' });
  });
});

describe('deleting a property [API-14, DASH-5, DASH-10]', () => {
  it('keeps it for its owner with status 2, hides it from everybody else, and may be done again', async () => {
    const id = server.properties.find(({ status }, n) => status === 1 && n % 3 === 0)?.id ?? '';
    for (let round = 0; round < 2; round += 1) {
      const answer = await agent.remove(id);
      expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Property deleted successfully' }]);
    }
    expect(await agent.one(id)).toMatchObject({ status: 2 });
    expect((await server.get('/api/property')).body).not.toContain(id);
    expect((await server.get(`/api/property/propertyDetailsByUser?id=${id}`)).json()).toEqual([]);
    expect((await agent.remove('unknown')).statusCode).toBe(404);
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

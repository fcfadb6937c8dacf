import { answers } from '@/contract/answers';
import { patient } from '../../support/patience';
import { aPayload } from '../../support/server/posting';
import type { TestApp } from '../../support/server/testApp';
import { OTHER, twoAgents, uploadBy, type Poster } from '../../support/server/twoAgents';
import { AGENT, idOf, NOW } from '../../support/server/world';

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

const upload = () => uploadBy(agent);

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

  it('keeps each price at which it was shown, for everybody to read, until the listing goes [PDET-8]', async () => {
    const id = await agent.posted(aPayload({ expectedPrice: 5_900_000 }));
    server.clock.now += MINUTE;
    await agent.update({ _id: id, ...aPayload({ expectedPrice: 5_800_000 }) });
    const told = async () =>
      answers.getProperty.parse((await server.get(`/api/property/propertyDetailsByUser?id=${id}`)).json())[0]
        ?.priceChanges;
    // Nobody was shown the first price.
    expect(await told()).toEqual([]);
    const change = async (expectedPrice: number | null, name = 'Sunny flat') => {
      server.clock.now += MINUTE;
      expect((await agent.update({ _id: id, ...aPayload({ expectedPrice, name }) })).statusCode).toBe(200);
    };
    await change(5_500_000);
    const first = { from: 5_800_000, to: 5_500_000, at: new Date(NOW + 2 * MINUTE).toISOString() };
    expect(await told()).toEqual([first]);
    await change(5_500_000, 'Sunnier flat');
    // Under review it is not shown; what buyers read afterwards begins where they left off.
    await change(5_300_000, 'Flat, call 98480 22338');
    expect(await told()).toBeUndefined();
    await change(5_400_000);
    expect(await told()).toMatchObject([{ from: 5_300_000, to: 5_400_000 }, { from: 5_500_000, to: 5_300_000 }, first]);
    await server.db.deleteFrom('properties').where('id', '=', id).execute();
    expect(await server.db.selectFrom('price_changes').selectAll().execute()).toEqual([]);
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

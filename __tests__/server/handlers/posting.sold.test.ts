import { approveListing, refuseListing, restoreStanding, standingOf } from '@/server/operations/reviews';
import { patient } from '../../support/patience';
import { aPayload, wordsOf } from '../../support/server/posting';
import type { TestApp } from '../../support/server/testApp';
import { twoAgents, type Poster } from '../../support/server/twoAgents';
import { AGENT } from '../../support/server/world';

jest.setTimeout(patient(60_000));

let server: TestApp;
let agent: Poster;
let rowOf: Awaited<ReturnType<typeof twoAgents>>['rowOf'];
let token: string;
beforeEach(async () => {
  ({ server, agent, rowOf } = await twoAgents());
  token = await server.tokenOf(AGENT);
});
afterEach(() => server.close());

const setSold = (_id: string, sold: boolean) =>
  server.post('/api/property/sold', { _id, sold }, { authorization: token });
const shownTo = async (id: string) =>
  (await server.get(`/api/property/propertyDetailsByUser?id=${id}`)).json<readonly object[]>().length;
const isListed = async (id: string) => (await server.get('/api/property')).body.includes(id);
/** One that buyers see. */
const active = async () => {
  const id = await agent.posted(aPayload());
  await agent.update({ _id: id, ...aPayload() });
  await server.db.updateTable('listing_reviews').set({ due_at: null }).where('listing_id', '=', id).execute();
  await agent.update({ _id: id, ...aPayload() });
  expect((await rowOf(id)).status).toBe(1);
  return id;
};

describe('a listing that is sold [DASH-2]', () => {
  it('is not found any longer, says so to its owner alone, and comes back on sale', async () => {
    const id = await active();
    expect([await isListed(id), await shownTo(id)]).toEqual([true, 1]);
    expect(wordsOf(await setSold(id, true))).toBe('Your property is marked as sold.');
    expect([await isListed(id), await shownTo(id)]).toEqual([false, 0]);
    expect(await agent.one(id)).toMatchObject({ status: 0, sold: true, reviewReason: null });
    expect(wordsOf(await setSold(id, true))).toBe('This property is sold.');
    expect(wordsOf(await setSold(id, false))).toBe('Your property is back on sale.');
    expect([await isListed(id), await shownTo(id)]).toEqual([true, 1]);
    expect(await agent.one(id)).toMatchObject({ status: 1, sold: false });
  });

  it('cannot be changed as long as it is sold, and can be deleted [DASH-5]', async () => {
    const id = await active();
    await setSold(id, true);
    expect((await agent.update({ _id: id, ...aPayload({ name: 'Another' }) })).statusCode).toBe(409);
    expect(await agent.one(id)).toMatchObject({ name: 'Sunny flat', sold: true });
    await server.post('/api/property/delete', { _id: id }, { authorization: token });
    expect((await rowOf(id)).status).toBe(2);
  });

  it('is shown to nobody, not even as sold, once an operator refused it, also while its owner is away [PDET-3, DASH-3]', async () => {
    const id = await active();
    await server.post('/api/saved', { listingId: id, kind: 'property', saved: true }, { authorization: token });
    await setSold(id, true);
    const told = async () => [
      (await server.get(`/api/property/sold?id=${id}`)).statusCode,
      (await server.get('/api/saved', { authorization: token })).body.includes('"sold"'),
    ];
    expect(await told()).toEqual([200, true]);
    const before = await standingOf(server.db, await rowOf(id));
    const away = (since: number | null) =>
      server.db.updateTable('users').set({ away_since: since }).where('id', '=', AGENT.id).execute();
    await away(1);
    expect(await refuseListing(server.db, id, [{ text: 'Call 98480 00000' }])).toMatchObject({ outcome: 'done' });
    await away(null);
    expect(await told()).toEqual([404, false]);
    expect(await agent.one(id)).toMatchObject({ status: 0, sold: false, reviewReason: 'Call 98480 00000' });
    expect((await setSold(id, true)).statusCode).toBe(409);
    // Who refused it takes that back.
    await restoreStanding(server.db, await rowOf(id), before);
    expect(await told()).toEqual([200, true]);
    expect(await approveListing(server.db, id)).toMatchObject({ outcome: 'sold' });
  });

  it('comes back under review with the reason when its text may not be shown', async () => {
    const id = await active();
    await setSold(id, true);
    const doc = JSON.stringify({ ...(JSON.parse((await rowOf(id)).doc) as object), age: 900 });
    await server.db.updateTable('properties').set({ doc }).where('id', '=', id).execute();
    expect(wordsOf(await setSold(id, false))).toMatch(/under review\. Please check “Age of the property”/);
    expect(await agent.one(id)).toMatchObject({ status: 0, reviewReason: expect.stringMatching(/Age/) as string });
    expect((await setSold(id, true)).statusCode).toBe(409);
  });
});

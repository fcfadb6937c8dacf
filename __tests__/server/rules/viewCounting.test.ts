import { viewCounter } from '@/server/rules/viewCounting';
import { postingOf } from '../../support/server/posting';
import { testApp, type TestApp } from '../../support/server/testApp';
import { AGENT, idOf, NOW, USER } from '../../support/server/world';

const DAY = 24 * 60 * 60 * 1000;
const OTHER = { id: idOf('user', 3) };
let server: TestApp;
beforeEach(async () => {
  server = await testApp({ properties: 7, projects: 0 });
});
afterEach(() => server.close());

/** An active listing of Lakshmi's. */
const ID = idOf('property', 0);
const look = async (address: string, token?: string) =>
  server.app.inject({
    method: 'GET',
    url: `/api/property/propertyDetailsByUser?id=${ID}`,
    headers: token === undefined ? {} : { authorization: token },
    remoteAddress: address,
  });
const counts = async () => {
  const { viewCount, phoneViewCount, enquiryCount, viewsByDay } = await postingOf(
    server,
    await server.tokenOf(AGENT),
  ).one(ID);
  return { viewCount, phoneViewCount, enquiryCount, viewsByDay };
};

describe('how often a listing is seen [API-13]', () => {
  it('counts strangers’ views and those that showed the phone, a visitor’s several asks within seconds once', async () => {
    await look('10.0.0.1');
    await look('10.0.0.1');
    await look('10.0.0.2');
    const user = await server.tokenOf(USER);
    await look('10.0.0.3');
    await look('10.0.0.3', user);
    expect(await counts()).toMatchObject({ viewCount: 3, phoneViewCount: 1 });
    await look('10.0.0.1');
    expect(await counts()).toMatchObject({ viewCount: 4, phoneViewCount: 1 });
  });

  it('never counts the owner, nor what the owner’s browser asked for before it knew who reads', async () => {
    const owner = await server.tokenOf(AGENT);
    await look('10.0.0.1');
    await look('10.0.0.1', owner);
    await look('10.0.0.2', owner);
    expect(await counts()).toMatchObject({ viewCount: 0, phoneViewCount: 0 });
  });

  it('tells the last thirty days one by one, and all of them together', async () => {
    for (const [days, views] of [
      [0, 1],
      [10, 2],
      [11, 1],
      [40, 1],
    ] as const) {
      server.clock.now = NOW + days * DAY;
      for (let n = 0; n < views; n += 1) await look(`10.0.${days}.${n}`);
      await counts();
    }
    const { viewCount, viewsByDay } = await counts();
    expect(viewCount).toBe(5);
    expect(viewsByDay).toHaveLength(30);
    expect(viewsByDay.at(-1)).toBe(1);
    expect(viewsByDay.at(-30)).toBe(1);
    expect(viewsByDay.reduce((sum, each) => sum + each, 0)).toBe(2);
  });

  it('counts leads and call-backs of the listing, and says none of it to others', async () => {
    const lead = { kind: 'lead', phone: '9123456780', consent: true, listingId: ID };
    await server.post('/api/enquiries', lead);
    await server.post('/api/enquiries', { ...lead, phone: '9123456781' });
    await server.post('/api/enquiries', { kind: 'report', listingId: ID, reason: 'Sold' });
    expect(await counts()).toMatchObject({ enquiryCount: 2 });
    const seen = (await look('10.0.0.9', await server.tokenOf(OTHER))).body + (await server.get('/api/property')).body;
    expect(seen).toContain(ID);
    expect(seen).not.toMatch(/viewCount|phoneViewCount|enquiryCount|viewsByDay|reviewReason/);
  });

  it('does not count what is not shown', async () => {
    await server.db.updateTable('properties').set({ status: 0 }).where('id', '=', ID).execute();
    expect((await look('10.0.0.1')).json()).toEqual([]);
    expect(await counts()).toMatchObject({ viewCount: 0 });
  });

  it('writes what waits at its end, and survives a database that fails', async () => {
    const lost: unknown[] = [];
    const counter = viewCounter(
      server.db,
      () => NOW,
      (error) => lost.push(error),
    );
    counter.seen({ listingId: ID, address: '10.0.0.1', withPhone: true });
    await counter.close();
    expect(await counts()).toMatchObject({ viewCount: 1, phoneViewCount: 1 });
    counter.seen({ listingId: 'no such listing', address: '10.0.0.1', withPhone: false });
    await counter.flush();
    expect(lost).toHaveLength(1);
  });
});

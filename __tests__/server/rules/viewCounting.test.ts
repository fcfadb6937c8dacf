import { viewCounter } from '@/server/rules/viewCounting';
import { anotherApp } from '../../support/server/accounts';
import { postingOf } from '../../support/server/posting';
import { appOfEach } from '../../support/server/testApp';
import { AGENT, idOf, NOW, USER } from '../../support/server/world';

const DAY = 24 * 60 * 60 * 1000;
const OTHER = { id: idOf('user', 3) };
const server = appOfEach({ properties: 7, projects: 0 });

/** An active listing of Lakshmi's. */
const ID = idOf('property', 0);
interface Who {
  readonly from?: string;
  readonly token?: string;
}
const headersOf = ({ token }: Who) => (token === undefined ? {} : { authorization: token });
const tell = (seen: 'page' | 'phone', who: Who, app = server.app, listingId = ID) =>
  app.inject({
    method: 'POST',
    url: '/api/property/views',
    payload: { listingId, seen },
    headers: headersOf(who),
    remoteAddress: who.from ?? '10.0.0.1',
  });
const ask = (who: Who) =>
  server.app.inject({
    method: 'GET',
    url: `/api/property/propertyDetailsByUser?id=${ID}`,
    headers: headersOf(who),
    remoteAddress: who.from ?? '10.0.0.1',
  });
const counts = async () => {
  const { viewCount, phoneViewCount, enquiryCount, viewsByDay } = await postingOf(
    server,
    await server.tokenOf(AGENT),
  ).one(ID);
  return { viewCount, phoneViewCount, enquiryCount, viewsByDay };
};

describe('how many persons saw a listing [API-13, DASH-2]', () => {
  it('counts a user once a day, however often and from wherever, and anew on the next', async () => {
    const [user, other] = [await server.tokenOf(USER), await server.tokenOf(OTHER)];
    await tell('page', { token: user });
    await tell('page', { token: user });
    expect(await counts()).toMatchObject({ viewCount: 1 });
    // Written already: that it was counted stands in the database.
    await tell('page', { token: user, from: '10.0.0.2' });
    await tell('page', { token: await server.tokenOf(USER), from: '10.0.0.3' });
    expect(await counts()).toMatchObject({ viewCount: 1 });
    await tell('page', { token: other });
    expect(await counts()).toMatchObject({ viewCount: 2 });
    server.clock.now = NOW + DAY;
    await tell('page', { token: user });
    expect(await counts()).toMatchObject({ viewCount: 3 });
  });

  it('counts the visitors of one address once a day', async () => {
    for (const from of ['10.0.0.1', '10.0.0.1', '10.0.0.2', '::ffff:10.0.0.2']) await tell('page', { from });
    expect(await counts()).toMatchObject({ viewCount: 2 });
    await tell('page', { from: '10.0.0.1' });
    expect(await counts()).toMatchObject({ viewCount: 2 });
    server.clock.now = NOW + DAY;
    await tell('page', { from: '10.0.0.1' });
    expect(await counts()).toMatchObject({ viewCount: 3 });
  });

  it('counts a person once through two servers on one database', async () => {
    const second = await anotherApp(server);
    const token = await server.tokenOf(USER);
    await Promise.all([tell('page', { token }), tell('page', { token }, second.app)]);
    await second.close();
    expect(await counts()).toMatchObject({ viewCount: 1 });
  });

  it('counts a phone view when a user says that the number was used, not when it came along with the page [PDET-6]', async () => {
    const token = await server.tokenOf(USER);
    expect((await ask({ token })).body).toContain('"phone"');
    await tell('page', { token });
    expect(await counts()).toMatchObject({ viewCount: 1, phoneViewCount: 0 });
    await tell('phone', { token });
    await tell('phone', { token });
    expect(await counts()).toMatchObject({ viewCount: 1, phoneViewCount: 1 });
    // Nobody gave a visitor a number.
    await tell('phone', { from: '10.0.0.9' });
    expect(await counts()).toMatchObject({ viewCount: 1, phoneViewCount: 1 });
  });

  it('counts nothing when a listing is asked for: only a page that was shown is a view [ROUTE-5]', async () => {
    await ask({});
    await ask({ token: await server.tokenOf(USER) });
    expect(await counts()).toMatchObject({ viewCount: 0, phoneViewCount: 0 });
  });

  it('never counts the owner', async () => {
    const token = await server.tokenOf(AGENT);
    await tell('page', { token });
    await tell('phone', { token });
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
      for (let n = 0; n < views; n += 1) await tell('page', { from: `10.0.${days}.${n}` });
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
    const seen = (await ask({ token: await server.tokenOf(OTHER) })).body + (await server.get('/api/property')).body;
    expect(seen).toContain(ID);
    expect(seen).not.toMatch(/viewCount|phoneViewCount|enquiryCount|viewsByDay|reviewReason/);
  });

  it('does not count what is not shown, and answers as if it did', async () => {
    const told = (await tell('page', {})).json<unknown>();
    expect(await counts()).toMatchObject({ viewCount: 1 });
    await server.db.updateTable('properties').set({ status: 0 }).where('id', '=', ID).execute();
    expect((await tell('page', { from: '10.0.0.2' })).json()).toEqual(told);
    expect((await tell('page', {}, server.app, 'unknown')).json()).toEqual(told);
    expect(await counts()).toMatchObject({ viewCount: 1 });
  });

  it('writes what waits at its end, also beside a listing that is gone, and survives a database that fails', async () => {
    const lost: unknown[] = [];
    const counterOn = (db: typeof server.db) =>
      viewCounter(
        db,
        () => NOW,
        (error) => lost.push(error),
      );
    const counter = counterOn(server.db);
    const view = { listingId: ID, seen: 'page', session: null, address: '10.0.0.1' } as const;
    counter.viewed({ ...view, listingId: 'no such listing' });
    counter.viewed(view);
    await counter.close();
    expect(await counts()).toMatchObject({ viewCount: 1 });
    expect(lost).toEqual([]);
    const failing = counterOn(server.db.withSchema('nowhere'));
    failing.viewed({ ...view, address: '10.0.0.9' });
    await failing.close();
    expect(lost).toHaveLength(1);
  });
});

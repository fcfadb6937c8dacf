import { noteActivations } from '../../support/server/activations';
import { anotherApp } from '../../support/server/accounts';
import { aPayload, postingOf, wordsOf } from '../../support/server/posting';
import { race } from '../../support/server/race';
import { testApp, type TestApp } from '../../support/server/testApp';
import { AGENT, NOW } from '../../support/server/world';
import { approveListing, checkDueListings, refuseListing } from '@/server/rules/reviews';

const SECOND = 1000;
let server: TestApp;
let agent: ReturnType<typeof postingOf>;
async function start(config: Parameters<typeof testApp>[0] = {}): Promise<void> {
  server = await testApp({ properties: 3, projects: 0, ...config });
  agent = postingOf(server, await server.tokenOf(AGENT));
}
afterEach(() => server.close());

/** What the server does each second, at a time after the start. */
const checkAt = (seconds: number) => {
  server.clock.now = NOW + seconds * SECOND;
  return checkDueListings(server.db, server.clock.now);
};
const listed = async (query = '') => (await server.get(`/api/property${query}`)).body;

describe('automatic moderation [DASH-3]', () => {
  beforeEach(() => start());

  it('activates a listing after the delay, not before', async () => {
    const id = await agent.posted(aPayload());
    await checkAt(19);
    expect(await agent.one(id)).toMatchObject({ status: 0, reviewReason: null });
    await checkAt(20);
    expect(await agent.one(id)).toMatchObject({ status: 1, reviewReason: null });
    expect(await listed('?city=tirupati&bhkType=3&minPrice=4500000&maxPrice=4500000')).toContain(id);
  });

  it('checks what comes after a listing that cannot be read', async () => {
    const [broken, whole] = [await agent.posted(aPayload()), await agent.posted(aPayload({ name: 'Next door' }))];
    await server.db.updateTable('properties').set({ doc: '{' }).where('id', '=', broken).execute();
    await expect(checkAt(20)).rejects.toThrow();
    expect(await listed('?city=tirupati')).toContain(whole);
  });

  it('asks again for a listing that could not be checked after ten minutes, not every second', async () => {
    const id = await agent.posted(aPayload());
    const { doc } = await server.db
      .selectFrom('properties')
      .select('doc')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const write = (text: string) =>
      server.db.updateTable('properties').set({ doc: text }).where('id', '=', id).execute();
    await write('{');
    await expect(checkAt(20)).rejects.toThrow();
    await checkAt(21);
    await write(doc);
    await checkAt(20 + 599);
    expect(await agent.one(id)).toMatchObject({ status: 0 });
    await checkAt(20 + 600);
    expect(await agent.one(id)).toMatchObject({ status: 1 });
  });

  it('makes a new town known together with its first listing', async () => {
    const id = await agent.posted(aPayload({ city: 'Kalikiri', locality: 'Bazaar' }));
    await agent.posted(aPayload({ city: 'kalikiri', locality: 'BAZAAR', name: 'Next door' }));
    await checkAt(20);
    const cities = (await server.get('/api/users/getAllCities')).json<{ citieslist: { name: string }[] }>().citieslist;
    expect(cities.filter(({ name }) => /kalikiri/i.test(name))).toEqual([
      { name: 'Kalikiri', localities: [{ name: 'Bazaar' }] },
    ]);
    expect(await listed('?city=Kalikiri&locality=bazaar')).toContain(id);
    expect((await server.get('/api/property?city=Kalikiri')).headers['x-total-count']).toBe('2');
  });

  it('leaves it under review with the reason, and an edit that mends it activates it at once', async () => {
    const id = await agent.posted(aPayload({ about: 'Call 9849012345', city: 'Spamville' }));
    await checkAt(20);
    expect(await agent.one(id)).toMatchObject({
      status: 0,
      reviewReason: 'Please remove the phone number from the description. Buyers see the one of your account.',
    });
    expect((await server.get('/api/users/getAllCities')).body).not.toContain('Spamville');
    expect(wordsOf(await agent.update({ _id: id, ...aPayload({ about: 'A bright flat' }) }))).toBe(
      'Your property is updated.',
    );
    expect(await agent.one(id)).toMatchObject({ status: 1, reviewReason: null });
  });

  it('checks an edit at once: it stays active, or goes back under review with the reason', async () => {
    const id = await agent.posted(aPayload());
    await checkAt(20);
    await agent.update({ _id: id, ...aPayload({ name: 'Sunnier flat' }) });
    expect(await agent.one(id)).toMatchObject({ status: 1, name: 'Sunnier flat' });
    const answer = await agent.update({ _id: id, ...aPayload({ name: 'www.example.in' }) });
    expect(wordsOf(answer)).toMatch(/^Your property is updated and under review\. Please remove the link/);
    expect(await agent.one(id)).toMatchObject({ status: 0 });
    expect(await listed()).not.toContain(id);
  });

  it('leaves a listing alone that was deleted before its time', async () => {
    const id = await agent.posted(aPayload());
    await agent.remove(id);
    await checkAt(60);
    expect(await agent.one(id)).toMatchObject({ status: 2 });
  });

  it('lets an operator refuse for good: no edit activates it, the operator does', async () => {
    const id = await agent.posted(aPayload());
    await checkAt(20);
    expect(await refuseListing(server.db, id, 'The pictures show another house.')).toBe('done');
    expect(await agent.one(id)).toMatchObject({ status: 0, reviewReason: 'The pictures show another house.' });
    await agent.update({ _id: id, ...aPayload({ name: 'Again' }) });
    await checkAt(90);
    expect(await agent.one(id)).toMatchObject({ status: 0, name: 'Again' });
    expect(await approveListing(server.db, id)).toBe('done');
    expect(await approveListing(server.db, id)).toBe('active already');
    expect(await agent.one(id)).toMatchObject({ status: 1, reviewReason: null });
  });

  it('is done once for each listing by two processes on one database', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 40; n += 1) ids.push(await agent.posted(aPayload({ name: `Flat ${n}` })));
    const activated = await noteActivations(server.db);
    await race(server.dataDir, String(NOW + 20 * SECOND), 'check');
    expect([...(await activated())].sort()).toEqual(ids.sort());
    for (const id of ids) expect(await agent.one(id)).toMatchObject({ status: 1 });
  }, 60_000);

  it('runs by itself on every server, and none runs on after its end', async () => {
    const id = await agent.posted(aPayload());
    await server.app.close();
    server.clock.now = NOW + 25 * SECOND;
    await new Promise((done) => setTimeout(done, 1300));
    const status = async () =>
      (await server.db.selectFrom('properties').select('status').where('id', '=', id).executeTakeFirst())?.status;
    expect(await status()).toBe(0);
    const next = await anotherApp(server);
    const second = await anotherApp(server);
    for (let round = 0; round < 60 && (await status()) === 0; round += 1)
      await new Promise((done) => setTimeout(done, 100));
    expect(await status()).toBe(1);
    await next.close();
    await second.close();
  });
});

describe('manual moderation', () => {
  beforeEach(() => start({ config: { moderation: 'manual' } }));

  it('waits for the operator, also after an edit', async () => {
    const id = await agent.posted(aPayload());
    await checkAt(3600);
    expect(await agent.one(id)).toMatchObject({ status: 0, reviewReason: null });
    await approveListing(server.db, id);
    expect(await agent.one(id)).toMatchObject({ status: 1 });
    expect(wordsOf(await agent.update({ _id: id, ...aPayload({ name: 'Changed' }) }))).toBe(
      'Your property is updated and under review.',
    );
    expect(await agent.one(id)).toMatchObject({ status: 0, reviewReason: null, name: 'Changed' });
    expect(await approveListing(server.db, 'unknown')).toBe('unknown');
    await agent.remove(id);
    expect(await approveListing(server.db, id)).toBe('deleted');
    expect(await refuseListing(server.db, id, 'x')).toBe('deleted');
  });
});

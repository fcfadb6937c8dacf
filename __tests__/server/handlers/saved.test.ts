import { extraAnswers } from '@/contract/extraShapes';
import { writeListing } from '@/server/db/queries/listings';
import { appOfEach } from '../../support/server/testApp';
import { AGENT, idOf, NOW, USER } from '../../support/server/world';

const server = appOfEach({ properties: 40, projects: 2 });
let user: string;
beforeEach(async () => {
  user = await server.tokenOf(USER);
});

const list = async (authorization = user) =>
  extraAnswers.getSaved.parse((await server.get('/api/saved', { authorization })).json());
const save = (listingId: string, saved = true, kind = 'property', authorization = user) => {
  server.clock.now += 1000;
  return server.post('/api/saved', { listingId, kind, saved }, { authorization });
};
/** What was kept, without its price. */
const kept = async () =>
  (await list()).map(({ listingId, kind, gone }) => ({ listingId, kind, ...(gone && { gone }) }));
const idWith = (status: number) => server.properties.find((each) => each.status === status)?.id ?? '';

describe('saved listings [PDET-2, DASH-6]', () => {
  it('are the user’s own, the newest first, of both kinds', async () => {
    const project = idOf('project', 0);
    const property = idWith(1);
    expect((await save(property)).json()).toEqual({ message: 'Saved' });
    await save(project, true, 'project');
    await save(property);
    expect(await kept()).toEqual([
      { listingId: project, kind: 'project' },
      { listingId: property, kind: 'property' },
    ]);
    expect(await list(await server.tokenOf(AGENT))).toEqual([]);
  });

  it('go one by one, and by the user’s own hand alone', async () => {
    await save(idWith(1));
    await save(idWith(1), false, 'property', await server.tokenOf(AGENT));
    expect(await list()).toHaveLength(1);
    expect((await save(idWith(1), false)).statusCode).toBe(200);
    expect((await save('unknown', false)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
  });

  it.each([
    ['under review', 0],
    ['deleted', 2],
    ['withdrawn', 3],
  ])('tell of a listing that is %s no more than that it is gone, without forgetting it', async (_state, status) => {
    const id = idWith(1);
    await save(id);
    const become = (next: number) => writeListing(server.db, id, { status: next });
    await become(status);
    expect(await list()).toEqual([{ listingId: id, kind: 'property', savedAt: expect.any(String), gone: true }]);
    await become(1);
    expect(await kept()).toEqual([{ listingId: id, kind: 'property' }]);
  });

  it('tell of a listing that was sold what everybody could read: what it was, where, and for how much', async () => {
    const id = idWith(1);
    await writeListing(server.db, id, { price: 6_000_000 });
    await save(id);
    await writeListing(server.db, id, { status: 4 });
    const place = { city: 'Tirupati', locality: 'Alipiri' };
    const was = { name: 'Sunny flat', selectedSubtype: 'Flat/Apartment', propertyType: 'Residential', ...place };
    const doc = JSON.stringify({
      ...was,
      bedroom: '2 BHK',
      builtUpArea: 1200,
      expectedPrice: 6_000_000,
      about: 'Call me',
      flatNumber: '3-B',
    });
    await writeListing(server.db, id, { doc });
    const areas = { builtUpArea: 1200, carpetArea: null, plotArea: null };
    const sold = { ...was, bhk: 2, expectedPrice: 6_000_000, ...areas };
    expect(await list()).toMatchObject([
      { listingId: id, kind: 'property', gone: true, sold, priceThen: expect.any(Number) },
    ]);
    // Its own page says the same to everybody (PDET-3), and no more of it than of one that never was.
    const page = () => server.get(`/api/property/sold?id=${id}`);
    expect(extraAnswers.getSold.parse((await page()).json())).toEqual(sold);
    const { owner_id } = await server.db
      .selectFrom('properties')
      .select('owner_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await server.db.updateTable('users').set({ away_since: NOW }).where('id', '=', owner_id).execute();
    expect(await list()).toEqual([{ listingId: id, kind: 'property', savedAt: expect.any(String), gone: true }]);
    expect((await page()).statusCode).toBe(404);
  });

  it.each([0, 1, 2, 3])('are not called sold in status %i [PDET-3]', async (status) => {
    const id = idWith(1);
    await writeListing(server.db, id, { status });
    expect((await server.get(`/api/property/sold?id=${id}`)).statusCode).toBe(404);
  });

  it('tell what each cost when it was saved, whatever it costs since; nothing of what was saved before that was kept', async () => {
    const id = idWith(1);
    await writeListing(server.db, id, { price: 6_000_000 });
    await save(id);
    const savedAt = new Date(server.clock.now).toISOString();
    await writeListing(server.db, id, { price: 5_800_000 });
    await save(id);
    const one = { listingId: id, kind: 'property', savedAt, price: 5_800_000 };
    expect(await list()).toEqual([{ ...one, priceThen: 6_000_000 }]);
    await server.db.updateTable('saved_listings').set({ price: null }).execute();
    expect(await list()).toEqual([one]);
  });

  it('stand again where they stood, with their price of then, once they are put back; never in the future', async () => {
    const [first, second] = server.properties.filter(({ status }) => status === 1).map(({ id }) => id);
    if (first === undefined || second === undefined) throw new Error('two listings');
    await writeListing(server.db, first, { price: 6_000_000 });
    await save(first);
    const savedAt = new Date(server.clock.now).toISOString();
    await save(second);
    await save(first, false);
    const putBack = (at: string) => {
      const back = { listingId: first, kind: 'property', saved: true, priceThen: 7_000_000, savedAt: at };
      return server.post('/api/saved', back, { authorization: user });
    };
    expect((await putBack(savedAt)).statusCode).toBe(200);
    expect(await list()).toMatchObject([{ listingId: second }, { listingId: first, savedAt, priceThen: 7_000_000 }]);
    await save(first, false);
    await putBack('2999-01-01T00:00:00.000Z');
    expect((await list())[0]).toMatchObject({ listingId: first, savedAt: new Date(server.clock.now).toISOString() });
    expect((await putBack('yesterday')).statusCode).toBe(400);
  });

  it('tell no price of what has none', async () => {
    const id = idWith(1);
    await writeListing(server.db, id, { price: 0 });
    await save(id);
    expect(await list()).toEqual([{ listingId: id, kind: 'property', savedAt: expect.any(String) }]);
  });

  it('tell of a project what it costs at least', async () => {
    const id = idOf('project', 0);
    await server.db
      .updateTable('projects')
      .set({ price_from: 4_000_000, price_to: 9_000_000 })
      .where('id', '=', id)
      .execute();
    await save(id, true, 'project');
    expect(await list()).toMatchObject([{ listingId: id, price: 4_000_000 }]);
  });

  it('show owners their own while it is looked at', async () => {
    const mine = idWith(1);
    await server.db.updateTable('properties').set({ status: 0, owner_id: USER.id }).where('id', '=', mine).execute();
    await save(mine);
    expect(await kept()).toEqual([{ listingId: mine, kind: 'property' }]);
  });

  it('tell that a listing is gone of which nothing is kept any longer', async () => {
    const row = { user_id: USER.id, listing_id: 'erased', kind: 'property' as const, at: NOW };
    await server.db.insertInto('saved_listings').values(row).execute();
    expect(await list()).toEqual([{ listingId: 'erased', kind: 'property', savedAt: expect.any(String), gone: true }]);
  });

  it('take again one that was sold, of which everybody may know', async () => {
    const id = idWith(1);
    await writeListing(server.db, id, { status: 4 });
    expect((await save(id)).statusCode).toBe(200);
    expect(await list()).toMatchObject([{ listingId: id, gone: true, sold: expect.any(Object) }]);
    // Of whoever is away nothing is told, as of what never was.
    const owned = server.db.selectFrom('properties').select('owner_id').where('id', '=', id);
    const { owner_id } = await owned.executeTakeFirstOrThrow();
    await save(id, false);
    await server.db.updateTable('users').set({ away_since: NOW }).where('id', '=', owner_id).execute();
    expect((await save(id)).statusCode).toBe(404);
  });

  it('take no listing that is not shown', async () => {
    for (const id of ['unknown', idWith(0), idWith(2)]) expect((await save(id)).statusCode).toBe(404);
    expect((await save(idWith(1), true, 'project')).statusCode).toBe(404);
  });

  it.each([
    [{ listingId: 'x', kind: 'house', saved: true }, /kind/],
    [{ listingId: 'x', kind: 'property' }, /saved/],
    [{ kind: 'property', saved: true }, /listingId/],
    [{ listingId: 'x', kind: 'property', saved: true, userId: AGENT.id }, /userId/],
  ])('refuse %j', async (body, words) => {
    const answer = await server.post('/api/saved', body, { authorization: user });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ message: string }>().message).toMatch(words);
  });

  it('are at most 500', async () => {
    const rows = Array.from({ length: 500 }, (_unused, n) => ({
      user_id: USER.id,
      listing_id: `l${n}`,
      kind: 'property' as const,
      at: NOW,
    }));
    await server.db.insertInto('saved_listings').values(rows).execute();
    expect((await save(idWith(1))).statusCode).toBe(400);
  });

  it('need a session: 401', async () => {
    expect((await server.get('/api/saved')).statusCode).toBe(401);
    expect((await server.post('/api/saved', { listingId: 'x', kind: 'property', saved: true })).statusCode).toBe(401);
  });
});

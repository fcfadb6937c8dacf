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
const idWith = (status: number) => server.properties.find((each) => each.status === status)?.id ?? '';

describe('saved listings [PDET-2, DASH-6]', () => {
  it('are the user’s own, the newest first, of both kinds', async () => {
    const project = idOf('project', 0);
    const property = idWith(1);
    expect((await save(property)).json()).toEqual({ message: 'Saved' });
    await save(project, true, 'project');
    await save(property);
    expect(await list()).toEqual([
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
    ['sold', 4],
  ])('tell of a listing that is %s no more than that it is gone, without forgetting it', async (_state, status) => {
    const id = idWith(1);
    await save(id);
    const become = (next: number) => writeListing(server.db, id, { status: next });
    await become(status);
    expect(await list()).toEqual([{ listingId: id, kind: 'property', gone: true }]);
    await become(1);
    expect(await list()).toEqual([{ listingId: id, kind: 'property' }]);
  });

  it('show owners their own while it is looked at', async () => {
    const mine = idWith(1);
    await server.db.updateTable('properties').set({ status: 0, owner_id: USER.id }).where('id', '=', mine).execute();
    await save(mine);
    expect(await list()).toEqual([{ listingId: mine, kind: 'property' }]);
  });

  it('tell that a listing is gone of which nothing is kept any longer', async () => {
    const row = { user_id: USER.id, listing_id: 'erased', kind: 'property' as const, at: NOW };
    await server.db.insertInto('saved_listings').values(row).execute();
    expect(await list()).toEqual([{ listingId: 'erased', kind: 'property', gone: true }]);
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

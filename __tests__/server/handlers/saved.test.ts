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

  it('leave out a listing that is gone, without forgetting it', async () => {
    const id = idWith(1);
    await save(id);
    const become = (status: number) => writeListing(server.db, id, { status });
    await become(2);
    expect(await list()).toEqual([]);
    await become(1);
    expect(await list()).toHaveLength(1);
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

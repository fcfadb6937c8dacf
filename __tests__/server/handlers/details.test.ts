import { answers } from '@/contract/answers';
import type { Property } from '@/contract/entities';
import { appOfAll } from '../../support/server/testApp';
import { AGENT, idOf, USER } from '../../support/server/world';

// In the demo numbers can be proven.
const server = appOfAll({ config: { demo: true } });
let token: string;
beforeAll(async () => {
  token = await server.tokenOf(USER);
});

const detail = (id: string) => `/api/property/propertyDetailsByUser?id=${id}`;
const withStatus = (status: number, ownedByAgent = false) => {
  const found = server.properties.find((each, n) => each.status === status && (!ownedByAgent || n % 3 === 0));
  if (found === undefined) throw new Error('no such listing');
  return found.id;
};

describe('details', () => {
  it('answers a listing as a list of one, with everything but where exactly it is [API-10]', async () => {
    const [row, ...more] = answers.getProperty.parse((await server.get(detail(withStatus(1)))).json());
    expect(more).toEqual([]);
    expect(row?.amenities).toEqual({ lift: true });
    expect(row?.kitchen).toHaveLength(1);
    expect(row?.about?.length).toBeGreaterThan(300);
    expect(row?.address).toBeUndefined();
  });

  it('tells what is near the locality [PDET-7]', async () => {
    const { id } = await server.db
      .selectFrom('properties')
      .select('id')
      .where('status', '=', 1)
      .where('doc', 'like', '%"locality":"Alipiri"%')
      .executeTakeFirstOrThrow();
    const [row] = answers.getProperty.parse((await server.get(detail(id))).json());
    expect(row?.landmarks?.map(({ name }) => name)).toContain('SVIMS hospital');
  });

  it('answers an empty list for an unknown listing, and for one that is not active [API-10]', async () => {
    for (const id of ['unknown', withStatus(0), withStatus(2)]) {
      expect((await server.get(detail(id))).json()).toEqual([]);
      expect((await server.get(detail(id), { authorization: token })).json()).toEqual([]);
    }
  });

  it('shows an owner the own listing under review', async () => {
    const id = withStatus(0, true);
    const own = await server.get(detail(id), { authorization: await server.tokenOf(AGENT) });
    expect(own.json()).toMatchObject([{ _id: id, status: 0 }]);
  });

  it('answers a project in full, and an unknown one with an empty list [API-11]', async () => {
    const answer = await server.get(`/api/projects/propertyDetailsByUser?id=${idOf('project', 0)}`);
    const [row] = answers.getProject.parse(answer.json());
    expect(row?.floorPlan3Bhk).toEqual(['/uploads/plan-1280x960.jpg']);
    expect((await server.get('/api/projects/propertyDetailsByUser?id=x')).json()).toEqual([]);
  });

  it('answers an agent with reviews and active listings [API-8, AGENT-4]', async () => {
    const answer = await server.get(`/api/users/getAgentDetailsById?id=${AGENT.id}`);
    const agent = answers.getAgent.parse(answer.json());
    expect(agent.reviews).toHaveLength(1);
    expect(agent.properties?.length).toBe(agent.propertyListings);
    expect(agent.properties?.every(({ status }) => status === 1)).toBe(true);
    expect(answer.body).not.toMatch(/aadhar|currentAddress|@example/);
  });

  it('answers 404 for an agent that is none, be it unknown or another user [API-8]', async () => {
    for (const id of ['unknown', USER.id]) {
      const answer = await server.get(`/api/users/getAgentDetailsById?id=${id}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({
        message: expect.any(String) as string,
        errors: { message: answer.json<{ message: string }>().message },
      });
    }
  });

  it('gives phones to the logged-in alone', async () => {
    const calls = [
      detail(withStatus(1)),
      `/api/projects/propertyDetailsByUser?id=${idOf('project', 0)}`,
      `/api/users/getAgentDetailsById?id=${AGENT.id}`,
    ];
    for (const call of calls) {
      const stranger = await server.get(call);
      expect(stranger.body).not.toMatch(/90000000|"phone"/);
      expect(stranger.headers['cache-control']).toBe('no-cache');
      const reader = await server.get(call, { authorization: token });
      expect(reader.body).toMatch(/"phone":"90000000/);
      expect(reader.headers['cache-control']).toBe('no-store');
      expect((await server.get(call, { authorization: 'made up' })).body).not.toMatch(/"phone"/);
    }
  });

  it('answer a look in full but for the phone, and it is none of the numbers that a reader is given [API-10, API-11, DASH-6]', async () => {
    const given = async () => (await server.db.selectFrom('phone_views').select('owner_id').execute()).length;
    await server.db.deleteFrom('phone_views').execute();
    for (const call of [detail(withStatus(1)), `/api/projects/propertyDetailsByUser?id=${idOf('project', 0)}`]) {
      const looked = (await server.get(`${call}&look=1`, { authorization: token })).json<readonly Property[]>();
      expect(await given()).toBe(0);
      const whole = (await server.get(call, { authorization: token })).json<readonly Property[]>();
      expect(await given()).toBe(1);
      await server.db.deleteFrom('phone_views').execute();
      const withoutPhone = (rows: readonly Property[]) =>
        rows.map(({ userId, ...rest }) => ({
          ...rest,
          userId: { ...(userId as object), phone: undefined, numberConfirmed: undefined },
        }));
      expect(JSON.stringify(looked)).not.toMatch(/"phone/);
      expect(looked).toEqual(JSON.parse(JSON.stringify(withoutPhone(whole))));
    }
    expect((await server.get(`${detail(withStatus(1))}&look=yes`)).statusCode).toBe(400);
  });

  it('come without the phone once the reader was given sixty owners’ within a day; one’s own is always there [PDET-6]', async () => {
    const owners = Array.from({ length: 60 }, (_unused, n) => `owner${n}`);
    const [row] = await server.db.selectFrom('users').selectAll().where('id', '=', USER.id).execute();
    if (row === undefined) throw new Error('no user');
    await server.db
      .insertInto('users')
      .values(owners.map((id, n) => ({ ...row, id, phone: String(8_000_000_000 + n), email: `${id}@example.in` })))
      .execute();
    const reader = await server.tokenOf({ id: 'owner0' });
    const seen = owners.slice(1).concat(USER.id);
    await server.db
      .insertInto('phone_views')
      .values(seen.map((owner_id) => ({ user_id: 'owner0', owner_id, at: server.clock.now - 60_000 })))
      .execute();
    const url = `/api/users/getAgentDetailsById?id=${AGENT.id}`;
    const beyond = await server.get(url, { authorization: reader });
    expect([beyond.statusCode, beyond.json<{ phone?: string }>().phone]).toEqual([200, undefined]);
    expect((await server.get(detail(withStatus(1)), { authorization: reader })).body).not.toMatch(/"phone"/);
    const own = await server.get(url, { authorization: await server.tokenOf(AGENT) });
    expect(own.json<{ phone?: string }>().phone).toBe(AGENT.phone);
    server.clock.now += 24 * 60 * 60_000;
    const nextDay = { authorization: await server.tokenOf({ id: 'owner0' }) };
    expect((await server.get(url, nextDay)).json<{ phone?: string }>().phone).toBe(AGENT.phone);
  });

  it('name the numbers that the account was given within a day, which cost it nothing again, and no other [PDET-6]', async () => {
    await server.db.deleteFrom('phone_views').execute();
    const authorization = await server.tokenOf(USER);
    const given = async () => (await server.get('/api/users/numbers', { authorization })).json<unknown>();
    expect(await given()).toEqual([]);
    const { owner_id } = await server.db
      .selectFrom('properties')
      .select('owner_id')
      .where('id', '=', withStatus(1))
      .executeTakeFirstOrThrow();
    const { phone } = await server.db
      .selectFrom('users')
      .select('phone')
      .where('id', '=', owner_id)
      .executeTakeFirstOrThrow();
    await server.get(detail(withStatus(1)), { authorization });
    // Nobody else's: not what another reader was given, nor whose number waits to be proven, nor who shows nothing.
    const [idle, held, shown] = [{ role_code: 'usr' }, { role_code: 'agt' }, { role_code: 'agt' }].map((change, n) => ({
      ...change,
      id: `given${n}`,
      phone: String(7_000_000_000 + n),
      email: `given${n}@example.in`,
    }));
    if (idle === undefined || held === undefined || shown === undefined) throw new Error('too few');
    const row = await server.db.selectFrom('users').selectAll().where('id', '=', USER.id).executeTakeFirstOrThrow();
    await server.db
      .insertInto('users')
      .values([
        { ...row, ...idle },
        { ...row, ...held, must_confirm_phone: 1, phone_confirmed_at: null },
        { ...row, ...shown },
      ])
      .execute();
    const at = server.clock.now;
    const others = [
      { user_id: AGENT.id, owner_id: shown.id, at },
      ...[idle, held].map(({ id }) => ({ user_id: USER.id, owner_id: id, at })),
    ];
    await server.db.insertInto('phone_views').values(others).execute();
    const views = await server.db.selectFrom('phone_views').selectAll().execute();
    expect(await given()).toEqual([{ ownerId: owner_id, phone }]);
    expect(await server.db.selectFrom('phone_views').selectAll().execute()).toEqual(views);
    const owner = server.db.updateTable('users').where('id', '=', owner_id);
    await owner.set({ away_since: 1 }).execute();
    expect(await given()).toEqual([]);
    await owner.set({ away_since: null }).execute();
    await server.db
      .updateTable('phone_views')
      .set((eb) => ({ at: eb('at', '-', 24 * 60 * 60 * 1000) }))
      .execute();
    expect(await given()).toEqual([]);
  });
});

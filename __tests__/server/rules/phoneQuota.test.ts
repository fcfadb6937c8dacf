import type { FastifyInstance } from 'fastify';
import { OWNERS_A_DAY, OWNERS_AN_ADDRESS, OWNERS_ON_FIRST_DAY } from '@/server/rules/phoneQuota';
import { anotherApp } from '../../support/server/accounts';
import { race } from '../../support/server/race';
import { appOfEach } from '../../support/server/testApp';
import { NOW } from '../../support/server/world';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const OWNERS = 150;
const ownerIds = Array.from({ length: OWNERS }, (_unused, n) => `owner${n}`);

interface AgentAnswer {
  readonly phone?: string;
  readonly numbersFrom?: string;
  readonly numbersSeen?: number;
}

const t = appOfEach({ properties: 0, projects: 0 });
const person = (id: string, n: number, createdAt: number) => ({
  id,
  role_code: 'agt',
  username: `Person ${n}`,
  name: null,
  phone: String(8_000_000_000 + n),
  country_code: '91',
  email: `${id}@example.in`,
  password_hash: '!',
  rank: null,
  doc: '{}',
  created_at: createdAt,
});
beforeEach(async () => {
  await t.db
    .insertInto('users')
    .values(ownerIds.map((id, n) => person(id, n, NOW - 9 * DAY)))
    .execute();
});

/** Accounts made at a time, each with a session. */
async function accounts(count: number, createdAt: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, (_unused, n) => `reader${createdAt}-${n}`);
  await t.db
    .insertInto('users')
    .values(ids.map((id, n) => person(id, 10_000 + n + (createdAt % 89) * 100, createdAt)))
    .execute();
  return Promise.all(ids.map((id) => t.tokenOf({ id })));
}
async function asks(token: string, ownerId: string, from = '10.0.0.1', app: FastifyInstance = t.app) {
  const answer = await app.inject({
    method: 'GET',
    url: `/api/users/getAgentDetailsById?id=${ownerId}`,
    headers: { authorization: token },
    remoteAddress: from,
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<AgentAnswer>();
}
const given = (all: readonly AgentAnswer[]): number => all.filter(({ phone }) => phone !== undefined).length;
const distinct = (all: readonly AgentAnswer[]): number => new Set(all.flatMap(({ phone }) => phone ?? [])).size;

describe('phone numbers', () => {
  it('go to 60 owners a day, again and again and from anywhere, and no further [PDET-6]', async () => {
    expect([OWNERS_A_DAY, OWNERS_ON_FIRST_DAY, OWNERS_AN_ADDRESS]).toEqual([60, 10, 120]);
    const [token = ''] = await accounts(1, NOW - 2 * DAY);
    for (const id of ownerIds.slice(0, 60)) expect((await asks(token, id)).phone).toBeDefined();
    expect((await asks(token, 'owner60')).phone).toBeUndefined();
    expect((await asks(token, 'owner60', '10.9.9.9')).phone).toBeUndefined();
    expect((await asks(token, 'owner0', '10.9.9.9')).phone).toBe('8000000000');
    t.clock.now += 23 * HOUR;
    expect((await asks(token, 'owner60')).phone).toBeUndefined();
    t.clock.now += 2 * HOUR;
    const again = await t.tokenOf({ id: `reader${NOW - 2 * DAY}-0` });
    expect((await asks(again, 'owner60')).phone).toBe('8000000060');
  });

  it('come again at the time that the answer says, to the moment [PDET-6]', async () => {
    const [token = ''] = await accounts(1, NOW - 2 * DAY);
    for (const id of ownerIds.slice(0, 60)) {
      await asks(token, id);
      t.clock.now += 60_000;
    }
    const { phone, numbersSeen, numbersFrom } = await asks(token, 'owner60');
    expect([phone, numbersSeen, numbersFrom]).toEqual([undefined, 60, new Date(NOW + DAY).toISOString()]);
    const late = await t.tokenOf({ id: `reader${NOW - 2 * DAY}-0` });
    t.clock.now = NOW + DAY - 1;
    expect((await asks(late, 'owner60')).phone).toBeUndefined();
    t.clock.now = NOW + DAY;
    expect((await asks(late, 'owner60')).phone).toBeDefined();
    expect((await asks(late, 'owner61')).numbersFrom).toBe(new Date(NOW + DAY + 60_000).toISOString());
  });

  it('are ten on an account’s first day, and sixty from the next one on [PDET-6]', async () => {
    const [token = ''] = await accounts(1, NOW - 3 * HOUR);
    for (const id of ownerIds.slice(0, 10)) expect((await asks(token, id)).phone).toBeDefined();
    const beyond = await asks(token, 'owner10');
    expect(beyond).toMatchObject({ numbersSeen: 10, numbersFrom: new Date(NOW + 21 * HOUR).toISOString() });
    expect(beyond.phone).toBeUndefined();
    t.clock.now += 21 * HOUR;
    const all = await Promise.all(ownerIds.slice(10, 70).map((id) => asks(token, id)));
    expect(given(all)).toBe(50);
  });

  it('never go to strangers; one’s own is always there, and counts nothing', async () => {
    const url = '/api/users/getAgentDetailsById?id=owner0';
    expect((await t.get(url)).body).not.toMatch(/"phone/);
    expect((await asks(await t.tokenOf({ id: 'owner0' }), 'owner0')).phone).toBe('8000000000');
    expect(await t.db.selectFrom('phone_views').selectAll().execute()).toEqual([]);
  });
});

describe('whoever gathers phone numbers', () => {
  it('gets 60 with one account that asks all at once, over two servers [PDET-6]', async () => {
    const other = await anotherApp(t);
    const [token = ''] = await accounts(1, NOW - 2 * DAY);
    const all = await Promise.all(
      ownerIds.slice(0, 75).map((id, n) => asks(token, id, `10.0.0.${n}`, n % 2 === 0 ? t.app : other.app)),
    );
    expect(given(all)).toBe(60);
    await other.close();
  });

  it('gets ten with each account of the day, and 120 at one address, whatever the mixture, over two servers [PDET-6]', async () => {
    const other = await anotherApp(t);
    const fresh = await accounts(20, NOW - HOUR);
    const older = await accounts(9, NOW - 5 * DAY);
    const everybody = [...fresh, ...older];
    // Each account begins elsewhere in the list, so that together they would come to all of them.
    const questions = everybody.flatMap((token, who) =>
      Array.from({ length: 25 }, (_unused, n) => ({ who, token, id: ownerIds[(who * 7 + n) % OWNERS] ?? '' })),
    );
    const answers: (AgentAnswer & { readonly who: number })[] = [];
    // A server takes on so much at once from one address.
    for (let n = 0; n < questions.length; n += 20) {
      const wave = questions.slice(n, n + 20).map(async ({ who, token, id }, at) => ({
        who,
        ...(await asks(token, id, `2001:db8:1:1::${at}`, at % 2 === 0 ? t.app : other.app)),
      }));
      answers.push(...(await Promise.all(wave)));
    }
    expect(distinct(answers)).toBe(OWNERS_AN_ADDRESS);
    for (const [who] of fresh.entries())
      expect(given(answers.filter((each) => each.who === who))).toBeLessThanOrEqual(OWNERS_ON_FIRST_DAY);
    const refused = answers.find(
      ({ numbersFrom, numbersSeen }) => numbersFrom !== undefined && numbersSeen === undefined,
    );
    expect(refused?.numbersFrom).toBe(new Date(NOW + DAY).toISOString());
    // Another address has its own.
    const [late = ''] = await accounts(1, NOW - 2 * HOUR);
    expect((await asks(late, 'owner149', '2001:db8:1:2::1')).phone).toBeDefined();
    await other.close();
  }, 120_000);

  it('gets no more from two processes at the same moment [PDET-6]', async () => {
    const [token = ''] = await accounts(1, NOW - 2 * DAY);
    const said = await race(t.dataDir, String(t.clock.now), 'numbers', token, '120');
    const all = said.flat().map((line) => JSON.parse(line.slice(4)) as AgentAnswer);
    expect(all).toHaveLength(240);
    expect(distinct(all)).toBe(60);
  }, 120_000);

  it('is told of once a day to the operator, by account and by address, without the address [QUAL-8]', async () => {
    const lines: object[] = [];
    const told = jest.spyOn(t.app.log, 'warn').mockImplementation((facts: unknown) => {
      lines.push(facts as object);
    });
    const [token = ''] = await accounts(1, NOW - HOUR);
    const id = `reader${NOW - HOUR}-0`;
    for (const owner of ownerIds.slice(0, 15)) await asks(token, owner, '10.7.7.7');
    expect(lines).toEqual([{ userId: id, kind: 'account', owners: 10, accounts: 1 }]);
    const more = await accounts(2, NOW - 4 * DAY);
    for (const [n, each] of more.entries())
      for (const owner of ownerIds.slice(10 + n * 60, 70 + n * 60)) await asks(each, owner, '10.7.7.7');
    expect(lines.slice(1)).toEqual([
      { userId: expect.stringMatching(/^reader/) as string, kind: 'address', owners: 120, accounts: 3 },
    ]);
    t.clock.now += DAY;
    const next = await t.tokenOf({ id });
    for (const owner of ownerIds.slice(0, 62)) await asks(next, owner, '10.7.7.8');
    expect(lines.slice(2)).toEqual([{ userId: id, kind: 'account', owners: 60, accounts: 1 }]);
    expect(JSON.stringify(lines)).not.toContain('10.7');
    expect(JSON.stringify(await t.db.selectFrom('phone_measures').selectAll().execute())).not.toContain('10.7');
    told.mockRestore();
  });
});

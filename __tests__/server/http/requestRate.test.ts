import type { InjectOptions } from 'fastify';
import { errorBody } from '@/contract/answers';
import { appsOfATest } from '../../support/server/accounts';
import { appOfAll } from '../../support/server/testApp';
import { AGENT, USER } from '../../support/server/world';
import { until } from '../../support/settle';

/** A second for one address; thirty times as many at once, and a tenth of it for an account. */
const RATE = 10;
const AT_ONCE = 300;
const OF_ACCOUNT = 30;
/** Two in a hundred: so many are given before the database is told. */
const UNTOLD = 6;
const DAY = 24 * 3_600_000;

const base = appOfAll({ properties: 3, projects: 1 });
const another = appsOfATest();
afterEach(async () => {
  await base.db.deleteFrom('limits').execute();
});

/** A server over the same database, as another process would be. */
async function server(rateLimit = RATE) {
  const app = await another(base, { config: { rateLimit }, bounds: { refusalDelay: 0 } });
  const ask = (url: string, remoteAddress: string, more: InjectOptions = {}) =>
    app.inject({ method: 'GET', url, remoteAddress, ...more });
  /** How many of so many calls are answered otherwise than 429. */
  const answered = async (count: number, ...how: Parameters<typeof ask>) => {
    let most = 0;
    for (let n = 0; n < count; n += 1) most += Number((await ask(...how)).statusCode !== 429);
    return most;
  };
  return { ask, answered };
}

/** Until when the only measure in the database is spent, ms since 1970. */
const told = async () => (await base.db.selectFrom('limits').select('free_at').executeTakeFirst())?.free_at;

describe('the rate of requests', () => {
  it('is bounded for each address, also for reads, and before anything is looked at [API-25]', async () => {
    const { ask, answered } = await server();
    expect(await answered(AT_ONCE + 20, '/api/users/getAllCities', '10.0.0.1')).toBe(AT_ONCE);
    const refused = await ask('/api/users/getAllCities', '10.0.0.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('1');
    expect(errorBody.parse(refused.json()).message).toMatch(/too many requests.*wait a moment/);
    const broken = { method: 'POST', payload: '{broken', headers: { 'content-type': 'application/json' } } as const;
    expect((await ask('/api/users/signin', '10.0.0.1', broken)).statusCode).toBe(429);
    expect((await ask('/api/none', '10.0.0.1')).statusCode).toBe(429);
    // Others are served, and those who watch over the server.
    expect((await ask('/api/users/getAllCities', '10.0.0.2')).statusCode).toBe(200);
    for (const path of ['/healthz', '/readyz']) expect((await ask(path, '10.0.0.1')).statusCode).toBe(200);
    base.clock.now += 1000;
    expect(await answered(RATE + 5, '/api/users/getAllCities', '10.0.0.1')).toBe(RATE);
  });

  it('counts ten files as one call [API-25]', async () => {
    const { ask, answered } = await server();
    expect(await answered(1000, '/uploads/none.jpg', '10.0.1.1')).toBe(1000);
    expect(await answered(AT_ONCE, '/api/users/getAllCities', '10.0.1.1')).toBe(AT_ONCE - 100);
    expect((await ask('/uploads/none.jpg', '10.0.1.1')).statusCode).toBe(429);
  });

  it('is an account’s own: a flood from a shared address leaves who is logged in there alone [API-25]', async () => {
    const { ask, answered } = await server();
    const logged = async (user: { readonly id: string }) => ({ headers: { authorization: await base.tokenOf(user) } });
    const [agent, user] = [await logged(AGENT), await logged(USER)];
    for (const who of [agent, user]) expect((await ask('/api/users/current', '10.0.2.1', who)).statusCode).toBe(200);
    await answered(AT_ONCE, '/api/users/getAllCities', '10.0.2.1');
    expect((await ask('/api/users/getAllCities', '10.0.2.1')).statusCode).toBe(429);
    expect(await answered(OF_ACCOUNT + 5, '/api/users/current', '10.0.2.1', agent)).toBe(OF_ACCOUNT);
    // At another address it is the same account; another account is not.
    expect((await ask('/api/users/current', '10.0.2.2', agent)).statusCode).toBe(429);
    expect((await ask('/api/users/current', '10.0.2.1', user)).statusCode).toBe(200);
    // A token that nobody has is no account.
    const nobody = { headers: { authorization: 'nobody' } };
    expect((await ask('/api/users/current', '10.0.2.1', nobody)).statusCode).toBe(429);
  });

  it('is shared by processes on one database, but for two in a hundred [API-25]', async () => {
    const [first, second] = [await server(), await server()];
    const whole = base.clock.now + AT_ONCE * (1000 / RATE);
    // Each time the database has been told before more is asked: it may be slow.
    for (let n = UNTOLD; n <= AT_ONCE; n += UNTOLD) {
      expect(await first.answered(UNTOLD, '/api/users/getAllCities', '10.0.3.1')).toBe(UNTOLD);
      await until(async () => expect(await told()).toBe(base.clock.now + n * (1000 / RATE)));
    }
    // By a little less, so that it shows when the second has told what it gave.
    await base.db
      .updateTable('limits')
      .set({ free_at: whole - 1 })
      .execute();
    let more = await second.answered(UNTOLD, '/api/users/getAllCities', '10.0.3.1');
    expect(more).toBe(UNTOLD);
    await until(async () => expect(await told()).toBe(whole));
    await until(async () => {
      const given = await second.answered(1, '/api/users/getAllCities', '10.0.3.1');
      more += given;
      expect(given).toBe(0);
    });
    expect(more).toBeLessThan(AT_ONCE * 0.1);
  });

  it('is told to the database also when it was spent while the database was being told [API-25]', async () => {
    const { ask } = await server();
    const all = 3 * UNTOLD;
    await Promise.all(Array.from({ length: all }, () => ask('/api/users/getAllCities', '10.0.6.1')));
    await until(async () => expect(await told()).toBe(base.clock.now + all * (1000 / RATE)));
  });

  it('is not bounded for longer than it may by a clock that was wrong [API-25]', async () => {
    const { ask, answered } = await server();
    base.clock.now += 2 * DAY;
    await answered(AT_ONCE, '/api/users/getAllCities', '10.0.4.1');
    expect((await ask('/api/users/getAllCities', '10.0.4.1')).statusCode).toBe(429);
    base.clock.now -= 2 * DAY;
    expect(await answered(AT_ONCE + 5, '/api/users/getAllCities', '10.0.4.1')).toBe(AT_ONCE);
  });

  it('can be left to who bounds it in front of the server: RATE_LIMIT=0 [API-25]', async () => {
    const { answered } = await server(0);
    expect(await answered(AT_ONCE * 2, '/healthz', '10.0.5.1')).toBe(AT_ONCE * 2);
    expect(await answered(AT_ONCE * 2, '/api/users/getAllCities', '10.0.5.1')).toBe(AT_ONCE * 2);
  });
});

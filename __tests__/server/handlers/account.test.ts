import { answers } from '@/contract/answers';
import { appOfAll } from '../../support/server/testApp';
import { AGENT, NOW, USER } from '../../support/server/world';

const HOUR = 3_600_000;
const server = appOfAll();
beforeEach(() => {
  server.clock.now = NOW;
});

let caller = 0;
/** Each from an address of its own: how often one may try is another test's matter. */
const signIn = (username: string, password: string) => {
  caller += 1;
  return server.app.inject({
    method: 'POST',
    url: '/api/users/signin',
    payload: { countryCode: '91', username, password },
    remoteAddress: `10.0.${caller >> 8}.${caller & 255}`,
  });
};

describe('sign-in and what is one’s own', () => {
  it('answers a token and who it is [API-25, AUTH-2]', async () => {
    const answer = await signIn(AGENT.phone, AGENT.password);
    expect(answer.statusCode).toBe(200);
    const { message, user } = answers.signIn.parse(answer.json());
    expect(message).toBe('Logged in');
    expect(user).toMatchObject({
      _id: AGENT.id,
      username: 'Lakshmi',
      role: { roleCode: 'agt' },
      countryCode: '91',
      phone: AGENT.phone,
    });
    expect(Buffer.from(user.token ?? '', 'base64url')).toHaveLength(32);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('stores tokens hashed alone', async () => {
    const { user } = answers.signIn.parse((await signIn(AGENT.phone, AGENT.password)).json());
    const rows = await server.db.selectFrom('sessions').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(user.token);
  });

  it('answers a wrong password, an unknown account and one without a password alike: 400 [AUTH-8]', async () => {
    const all = [
      await signIn(AGENT.phone, 'wrong'),
      await signIn('9123456789', 'wrong'),
      await signIn('9000000003', '!'),
    ];
    expect(all.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    expect(new Set(all.map(({ body }) => body)).size).toBe(1);
  });

  it('does as much work where the account does not exist', async () => {
    await signIn('9123456789', 'wrong');
    // What the process computes, its threads included: time on the clock also counts the tests beside it.
    const work = async (username: string) => {
      const before = process.cpuUsage();
      await signIn(username, 'wrong');
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      known.push(await work(AGENT.phone));
      unknown.push(await work('9123456789'));
    }
    const [least, leastUnknown] = [Math.min(...known), Math.min(...unknown)];
    expect(leastUnknown).toBeGreaterThan(least / 3);
    expect(least).toBeGreaterThan(leastUnknown / 3);
  });

  it('answers who is logged in as the first item of a list [API-12, AUTH-11]', async () => {
    const token = await server.tokenOf(USER);
    const answer = await server.get('/api/users/current', { authorization: token });
    expect(answers.getCurrentUser.parse(answer.json())).toMatchObject([{ _id: USER.id, role: { roleCode: 'usr' } }]);
    expect(answer.body).not.toContain(token);
  });

  it('answers the own profile [API-15]', async () => {
    const answer = await server.get('/api/users/profile', { authorization: await server.tokenOf(AGENT) });
    expect(answers.getProfile.parse(answer.json())).toMatchObject({
      name: 'Lakshmi Naidu',
      phone: AGENT.phone,
      countryCode: '91',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('answers all of the own listings, whatever their status, with every field [API-13, DASH-3]', async () => {
    const answer = await server.get('/api/property/userProperties', { authorization: await server.tokenOf(AGENT) });
    const rows = answers.getMyProperties.parse(answer.json());
    expect(rows).toHaveLength(server.properties.filter((_each, n) => n % 3 === 0).length);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([0, 1, 2]));
    expect(rows[0]?.address).toMatch(/^House/);
  });

  it.each(['/api/users/current', '/api/users/profile', '/api/property/userProperties'])(
    '%s needs a session: 401',
    async (url) => {
      for (const headers of [
        {},
        { authorization: '' },
        { authorization: 'made up' },
        { authorization: `Bearer ${await server.tokenOf(USER)}` },
      ]) {
        const answer = await server.get(url, headers);
        expect(answer.statusCode).toBe(401);
        expect(answer.json()).toMatchObject({
          message: 'Please log in to continue.',
          errors: { message: 'Please log in to continue.' },
        });
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    },
  );

  it('ends a session that lay unused for a day, and any after a week', async () => {
    const current = async (authorization: string) =>
      (await server.get('/api/users/current', { authorization })).statusCode;
    const idle = await server.tokenOf(USER);
    server.clock.now = NOW + 23 * HOUR;
    const used = idle;
    expect(await current(used)).toBe(200);
    server.clock.now = NOW + 46 * HOUR;
    expect(await current(used)).toBe(200);
    server.clock.now = NOW + 70 * HOUR + 1;
    expect(await current(used)).toBe(401);

    server.clock.now = NOW;
    const busy = await server.tokenOf(USER);
    for (let hours = 20; hours < 168; hours += 20) {
      server.clock.now = NOW + hours * HOUR;
      expect(await current(busy)).toBe(200);
    }
    server.clock.now = NOW + 168 * HOUR;
    expect(await current(busy)).toBe(401);
  });

  it.each([
    [{ countryCode: '91', username: '12345', password: 'x' }, /^The mobile number has 10 digits\.$/],
    [{ countryCode: '91', username: AGENT.phone }, /password/],
    [{ countryCode: '44', username: AGENT.phone, password: 'x' }, /countryCode/],
    [{ countryCode: '91', username: { $ne: '' }, password: 'x' }, /username/],
    [{ countryCode: '91', username: AGENT.phone, password: 'a\u0000b' }, /password/],
    [{ countryCode: '91', username: AGENT.phone, password: 'x', admin: true }, /admin/],
  ])('names the field that is wrong: %j', async (body, named) => {
    const answer = await server.post('/api/users/signin', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: { message: string } }>().errors.message).toMatch(named);
  });
});

import { hashing, hashPassword } from '@/server/rules/passwords';
import { anotherApp, ask, codeIn, mailsTo, type IdAnswer } from '../../support/server/accounts';
import { wordsOf } from '../../support/server/posting';
import { appOfEach } from '../../support/server/testApp';
import { AGENT, USER } from '../../support/server/world';
import { patient } from '../../support/patience';

jest.setTimeout(patient(60_000));

const t = appOfEach({ properties: 3, projects: 1 });

const login = (username: string, password: string, address?: string, app = t.app) =>
  ask(app, 'users/signin', { countryCode: '91', username, password }, address);
const statuses = async (list: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(list)).map((each) => each.statusCode);
const many = (count: number) => Array.from({ length: count }, (_, n) => n);

describe('POST users/signin', () => {
  it('answers an unknown number as a wrong password, and hashes for both [API-25]', async () => {
    const before = hashing.begun;
    const [wrong, unknown] = [await login(AGENT.phone, 'x'), await login('9555555555', 'x')];
    expect([unknown.statusCode, unknown.json()]).toEqual([wrong.statusCode, wrong.json()]);
    expect(wrong.statusCode).toBe(400);
    expect(hashing.begun - before).toBe(2);
  });

  it('leads who never entered the code of a sign-up back to it, in the words of any wrong login [API-25, AUTH-8]', async () => {
    const someone = { countryCode: '91', username: 'Ravi', phone: '9555555555', email: 'ravi@example.com' };
    const signUp = () => ask(t.app, 'users', { ...someone, password: 'seven hills' });
    await signUp();
    const [unfinished, wrong] = [await login(someone.phone, 'seven hills'), await login(AGENT.phone, 'x')];
    expect([unfinished.statusCode, unfinished.json()]).toEqual([wrong.statusCode, wrong.json()]);
    expect(wordsOf(unfinished)).toContain('please sign up again');
    await signUp();
    expect(await mailsTo(t, someone.email, 2)).toHaveLength(2);
  });

  it('tells the picture of who logs in, for the user menu [API-25, SHELL-3]', async () => {
    const { user } = (await login(AGENT.phone, AGENT.password)).json<{ user: object }>();
    expect(user).toHaveProperty('profilePic', '/uploads/portrait-1-640x640.jpg');
    expect((await login(USER.phone, USER.password)).json<{ user: object }>().user).not.toHaveProperty('profilePic');
  });

  it('lets the wait grow for an account from one address, known or not, and ends it by success [API-25]', async () => {
    for (const phone of [AGENT.phone, '9555555555']) {
      const from = `10.0.0.${phone.slice(-1)}`;
      const waits: number[] = [];
      for (let failed = 0; failed < 9;) {
        const answer = await login(phone, 'x', from);
        if (answer.statusCode === 400) {
          failed += 1;
          continue;
        }
        expect(answer.statusCode).toBe(429);
        waits.push(Number(answer.headers['retry-after']));
        t.clock.now += 1000 * Number(answer.headers['retry-after']);
      }
      expect(waits).toEqual([2, 4, 8, 16]);
    }
    expect((await login(AGENT.phone, AGENT.password, '10.0.0.1')).statusCode).toBe(429);
    expect((await login(AGENT.phone, AGENT.password, '10.0.0.99')).statusCode).toBe(200);
    t.clock.now += 32_000;
    expect((await login(AGENT.phone, AGENT.password, '10.0.0.1')).statusCode).toBe(200);
    expect(await statuses(many(5).map(() => login(AGENT.phone, 'x', '10.0.0.1')))).toEqual(Array(5).fill(400));
  });

  it('takes ten wrong passwords a minute from one address, whatever the accounts; right ones do not count [API-25]', async () => {
    for (const n of many(15)) expect([n, (await login(USER.phone, USER.password)).statusCode]).toEqual([n, 200]);
    const all = await Promise.all(many(14).map((n) => login(`95555555${10 + n}`, 'x')));
    expect(all.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10);
    const refused = all.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(4);
    expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(Array(4).fill('6'));
    expect(refused[0]?.json()).toMatchObject({
      message: 'Too many tries. Please wait 6 seconds and try again.',
      errors: { message: 'Too many tries. Please wait 6 seconds and try again.' },
    });
    t.clock.now += 6000;
    expect((await login(USER.phone, USER.password)).statusCode).toBe(200);
  });

  it('keeps nobody out who logged in from a shared address before, whatever others try there [API-25]', async () => {
    expect((await login(USER.phone, USER.password)).statusCode).toBe(200);
    const wrong = await statuses(many(12).map((n) => login(`95555556${10 + n}`, 'x')));
    expect(wrong.filter((status) => status === 429)).toHaveLength(2);
    expect((await login(USER.phone, USER.password)).statusCode).toBe(200);
    // A wrong password of such an account has the growing wait of its own.
    expect(await statuses(many(6).map(() => login(USER.phone, 'x')))).toContain(400);
    expect((await login(USER.phone, 'x')).statusCode).toBe(429);
  });

  it('hashes for at most 100 of 1,000 wrong passwords over two servers and many addresses; the owner gets in [API-25]', async () => {
    const other = await anotherApp(t);
    expect((await login(AGENT.phone, AGENT.password, '10.9.9.9')).statusCode).toBe(200);
    const before = hashing.begun;
    for (const round of many(20)) {
      await Promise.all(many(50).map((n) => login(AGENT.phone, 'x', `10.1.${round}.${n}`, n % 2 ? t.app : other.app)));
      t.clock.now += 1000;
    }
    expect(hashing.begun - before).toBeLessThanOrEqual(100);
    // At home at once; elsewhere after the wait that is told; with a code from anywhere.
    expect((await login(AGENT.phone, AGENT.password, '10.9.9.9')).statusCode).toBe(200);
    const away = await login(AGENT.phone, AGENT.password, '10.8.8.8', other.app);
    expect(away.statusCode).toBe(429);
    const { id } = (
      await ask(t.app, 'users/forgotPassword', { username: 'agent@example.in' }, '10.7.7.7')
    ).json<IdAnswer>();
    const otp = codeIn((await mailsTo(t, 'agent@example.in'))[0]);
    const reset = await ask(t.app, 'users/setPassword', { id, otp, password: AGENT.password }, '10.7.7.7');
    expect(reset.statusCode).toBe(200);
    expect((await login(AGENT.phone, AGENT.password, '10.7.7.7')).statusCode).toBe(200);
    t.clock.now += 1000 * Number(away.headers['retry-after']);
    expect((await login(AGENT.phone, AGENT.password, '10.8.8.8', other.app)).statusCode).toBe(200);
    await other.close();
  });

  it('counts no try whose password nobody could look at, because too many logged in [API-25]', async () => {
    await statuses(many(4).map(() => login(USER.phone, 'x')));
    let open = () => {};
    const opened = new Promise<void>((done) => {
      open = done;
    });
    const crowd = many(64).map(() => hashing.run(() => opened));
    const told: number[] = [];
    for (let n = 0; n < 12; n += 1) told.push((await login(USER.phone, USER.password)).statusCode);
    open();
    await Promise.all(crowd);
    expect(told).toEqual(Array(12).fill(503));
    expect((await login(USER.phone, 'x')).statusCode).toBe(400);
    expect((await login(USER.phone, USER.password)).statusCode).toBe(429);
  });

  it('opens an account whose password is shorter than a new one may be [API-25]', async () => {
    const password_hash = await hashPassword('pw7');
    await t.db.updateTable('users').set({ password_hash }).where('id', '=', AGENT.id).execute();
    expect((await login(AGENT.phone, 'pw7')).statusCode).toBe(200);
  });

  it('takes the address from the one proxy in front, never what a caller claims before it [API-25]', async () => {
    const proxied = await anotherApp(t, { config: { trustProxy: true } });
    const answers = await Promise.all(
      many(12).map((n) =>
        proxied.app.inject({
          method: 'POST',
          url: '/api/users/signin',
          payload: { countryCode: '91', username: `95555555${10 + n}`, password: 'x' },
          headers: { 'x-forwarded-for': `10.5.5.${n}, 10.6.6.6` },
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
    await proxied.close();
  });
});

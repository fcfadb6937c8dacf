import type { LightMyRequestResponse } from 'fastify';
import { anotherApp, ask, codeIn, longCodeIn, mailsTo, notThe, type IdAnswer } from '../../support/server/accounts';
import { appOfEach } from '../../support/server/testApp';
import { AGENT } from '../../support/server/world';
import { patient } from '../../support/patience';

jest.setTimeout(patient(120_000));

const MAILBOX = 'agent@example.in';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const many = (count: number) => Array.from({ length: count }, (_, n) => n);

const t = appOfEach({ properties: 1, projects: 1 });

const login = (
  password: string,
  address: string,
  { phone = AGENT.phone, cookie = '' }: { readonly phone?: string; readonly cookie?: string } = {},
) =>
  t.app.inject({
    method: 'POST',
    url: '/api/users/signin',
    payload: { countryCode: '91', username: phone, password },
    headers: cookie === '' ? {} : { cookie },
    remoteAddress: address,
  });
const forgot = async (remoteAddress: string, username = MAILBOX, cookie = '') => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/users/forgotPassword',
    payload: { username },
    headers: cookie === '' ? {} : { cookie },
    remoteAddress,
  });
  return { status: answer.statusCode, id: answer.json<IdAnswer>().id };
};
const reset = (id: string, otp: string, address: string, password = 'a new password') =>
  ask(t.app, 'users/setPassword', { id, otp, password }, address);
const codes = async () =>
  (await mailsTo(t, MAILBOX, 1)).filter(({ subject }) => subject.endsWith('password reset code'));

const isOfNow = (mail: object): boolean => 'at' in mail && Date.parse(String(mail.at)) >= t.clock.now;
/** The message that was asked for just now: it goes out a moment after the answer. */
async function nextMail() {
  for (let round = 0; round < 200; round += 1) {
    const mail = (await codes()).find(isOfNow);
    if (mail) return mail;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error('no message came');
}

/** Until no message is on its way any more. */
async function untilSent(): Promise<void> {
  for (let before = -1, count = 0; before !== count;) {
    before = count;
    await new Promise((done) => setTimeout(done, 300));
    count = (await mailsTo(t, MAILBOX, 0)).length;
  }
}
/** What comes next is of a later moment than all messages. */
async function quiet(): Promise<void> {
  await untilSent();
  t.clock.now += MINUTE;
}

/** The cookie that a browser sends back after an answer. */
const cookieOf = ({ headers }: LightMyRequestResponse): string =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? '';

/** Wrong logins and requests for codes from 60 addresses, until nothing is left for an address that is new. */
async function flood(): Promise<void> {
  await Promise.all(many(60).map((n) => login('wrong', `10.1.0.${n}`)));
  await Promise.all(many(12).map((n) => forgot(`10.1.1.${n}`)));
}
/** Goes on for as many minutes: what becomes free is used up at once. */
async function trickle(minutes: number): Promise<void> {
  for (const n of many(minutes)) {
    t.clock.now += MINUTE;
    await login('wrong', `10.2.0.${n}`);
    if (n % 10 !== 9) continue;
    await forgot(`10.2.1.${n}`);
    // A message bears the moment at which it goes out.
    await untilSent();
  }
}

describe('a flood of wrong logins and requests for codes against one account', () => {
  it('keeps nobody out on a device where they logged in before, at whatever address [API-25]', async () => {
    const cookie = cookieOf(await login(AGENT.password, '10.9.0.1'));
    expect(cookie).toMatch(/^gruham_device=[\w-]{43}$/);
    await flood();
    const told: number[] = [];
    for (const n of many(8)) {
      await trickle(3);
      told.push((await login(AGENT.password, `10.9.9.${n}`, { cookie })).statusCode);
    }
    expect(told).toEqual(Array(8).fill(200));
    expect((await login(AGENT.password, '10.9.8.1')).statusCode).toBe(429);
  });

  it('keeps nobody out on a new device: any message of the last hour lets its reader in [API-27]', async () => {
    await flood();
    await trickle(45);
    const away = await login(AGENT.password, '10.9.9.1');
    expect([away.statusCode, away.json<{ message: string }>().message]).toEqual([
      429,
      expect.stringMatching(/or choose “Forgot password”, which lets you in at once\.$/) as string,
    ]);
    const mine = await forgot('10.9.9.1');
    await new Promise((done) => setTimeout(done, 100));
    const mails = await codes();
    expect([mine.status, mails.filter(isOfNow)]).toEqual([200, []]);
    // The six digits belong to the strangers' requests; they are worth nothing here.
    expect((await reset(mine.id, codeIn(mails[0]), '10.9.9.1')).statusCode).toBe(400);
    const done = await reset(mine.id, longCodeIn(mails[0]), '10.9.9.1');
    expect(done.statusCode).toBe(200);
    // From now on this device is known.
    expect((await login('a new password', '10.9.9.77', { cookie: cookieOf(done) })).statusCode).toBe(200);
    for (const mail of mails) {
      expect((await reset(mine.id, longCodeIn(mail), '10.9.9.1', 'once more, please')).statusCode).toBe(400);
    }
  });

  it('leaves a neighbour behind the same address the device that is known [API-25]', async () => {
    const cookie = cookieOf(await login(AGENT.password, '10.3.0.1'));
    for (const n of many(12)) await login('wrong', '10.3.0.1', { phone: `95555555${10 + n}` });
    await Promise.all(many(9).map(() => login('wrong', '10.3.0.1')));
    expect((await login(AGENT.password, '10.3.0.1')).statusCode).toBe(429);
    expect((await login(AGENT.password, '10.3.0.1', { cookie })).statusCode).toBe(200);
    for (const n of many(32)) await forgot('10.3.0.1', `n${n}@example.in`);
    expect((await forgot('10.3.0.1')).status).toBe(429);
    expect((await forgot('10.3.0.1', MAILBOX, cookie)).status).toBe(200);
  });

  it('has no use for a mark of its own, or of another account [API-25]', async () => {
    const marked = await login(AGENT.password, '10.9.0.1');
    await t.db.deleteFrom('login_places').execute();
    await flood();
    for (const cookie of [
      cookieOf(marked),
      `gruham_device=${'A'.repeat(43)}`,
      'gruham_device=x',
      'a=b; gruham_device=',
    ]) {
      expect((await login(AGENT.password, '10.9.7.1', { cookie })).statusCode).toBe(429);
    }
  });

  it('has no use over https for a mark that plain http could have set [AUTH-5]', async () => {
    const { app, close } = await anotherApp(t, { config: { trustProxy: true } });
    const over = (password: string, address: string, cookie = '') =>
      app.inject({
        method: 'POST',
        url: '/api/users/signin',
        payload: { countryCode: '91', username: AGENT.phone, password },
        headers: { cookie, 'x-forwarded-proto': 'https', 'x-forwarded-for': address },
      });
    const cookie = cookieOf(await over(AGENT.password, '10.9.0.1'));
    expect(cookie).toMatch(/^__Secure-gruham_device=/);
    await flood();
    expect((await over(AGENT.password, '10.9.7.1', cookie.replace('__Secure-', ''))).statusCode).toBe(429);
    expect((await over(AGENT.password, '10.9.7.1', cookie)).statusCode).toBe(200);
    await close();
  });

  it('finds a growing wait on a known device too [API-25]', async () => {
    const cookie = cookieOf(await login(AGENT.password, '10.9.0.1'));
    const all = await Promise.all(many(9).map((n) => login('wrong', `10.9.1.${n}`, { cookie })));
    expect(all.filter(({ statusCode }) => statusCode === 400).length).toBeLessThanOrEqual(6);
    expect((await login(AGENT.password, '10.9.1.20', { cookie })).statusCode).toBe(429);
    expect((await login(AGENT.password, '10.9.1.20')).statusCode).toBe(200);
  });
});

describe('the mark of a device', () => {
  it('is no way in, is read by no script, and goes to the account calls alone [API-25]', async () => {
    const answer = await login(AGENT.password, '10.9.0.1');
    const whole = String(answer.headers['set-cookie']);
    expect(whole).toMatch(/; Path=\/api\/users; Max-Age=15552000; HttpOnly; SameSite=Strict$/);
    const cookie = cookieOf(answer);
    expect((await t.get('/api/users/current', { cookie })).statusCode).toBe(401);
    const mark = cookie.split('=')[1] ?? '';
    expect((await t.get('/api/users/current', { authorization: mark })).statusCode).toBe(401);
    for (const table of ['login_places', 'limits', 'sessions'] as const) {
      expect(JSON.stringify(await t.db.selectFrom(table).selectAll().execute())).not.toContain(mark);
    }
    // The device keeps its mark, whoever logs in there.
    expect(cookieOf(await login(AGENT.password, '10.9.0.1', { cookie }))).toBe(cookie);
    expect((await login('wrong', '10.9.0.1')).headers['set-cookie']).toBeUndefined();
  });

  it('is remembered of a bounded number of devices [API-25]', async () => {
    for (const n of many(24)) expect([n, (await login(AGENT.password, '10.9.0.1')).statusCode]).toEqual([n, 200]);
    // The address itself is one of them.
    expect(await t.db.selectFrom('login_places').select('key').execute()).toHaveLength(21);
  });
});

describe('guesses at the six digits', () => {
  /** Guesses at new codes from ever new addresses for some days; answers how many were compared. */
  async function guesses(username: string, days: number): Promise<readonly string[]> {
    const told: string[] = [];
    for (const n of many(days * 8)) {
      for (const turn of many(3)) {
        const from = `10.${turn}.${n}.7`;
        const { id } = await forgot(from, username);
        const code = username === MAILBOX ? codeIn((await codes())[0]) : '';
        for (let guess = 0; guess < 5; guess += 1) {
          const answer = await reset(id, notThe(code === '' ? '000000' : code), from);
          told.push(`${answer.statusCode} ${answer.json<{ message: string }>().message}`);
        }
      }
      t.clock.now += DAY / 8;
    }
    await quiet();
    return told;
  }

  it('are ten and eight a day for one account, however many codes are asked for from wherever [API-28]', async () => {
    const told = await guesses(MAILBOX, 2);
    expect(told.filter((each) => each.startsWith('400')).length).toBeLessThanOrEqual(10 + 2 * 8);
    expect(told.at(-1)).toMatch(/^429 .*or enter the long code from our message, which works at once\.$/);
    // Whoever reads the mail gets in all the same, by the long code; at a known place by the six digits.
    const { id } = await forgot('10.77.0.1');
    const mail = await nextMail();
    expect((await reset(id, notThe(codeIn(mail)), '10.77.0.1')).statusCode).toBe(400);
    expect((await reset(id, codeIn(mail), '10.77.0.1')).statusCode).toBe(429);
    expect((await reset(id, longCodeIn(mail), '10.77.0.1')).statusCode).toBe(200);
  });

  it('are bounded alike for an e-mail without an account [API-28]', async () => {
    const [known, unknown] = [await guesses(MAILBOX, 1), await guesses('nobody@example.in', 1)];
    const compared = (told: readonly string[]) => told.filter((each) => each.startsWith('400')).length;
    expect(compared(unknown)).toBe(compared(known));
    expect(unknown.at(-1)).toBe(known.at(-1));
  });

  it('do not count where the account was logged in to before [API-28]', async () => {
    await guesses(MAILBOX, 1);
    await login(AGENT.password, '10.88.0.1');
    const { id } = await forgot('10.88.0.1');
    const mail = await nextMail();
    expect((await reset(id, notThe(codeIn(mail)), '10.88.0.1')).statusCode).toBe(400);
    expect((await reset(id, codeIn(mail), '10.88.0.1')).statusCode).toBe(200);
  });
});

it('lets the owner of a number sign up, however often others typed it with mailboxes of their own [API-24]', async () => {
  const signUp = (email: string, address: string) =>
    ask(
      t.app,
      'users',
      { countryCode: '91', username: 'Somebody', password: 'long enough', phone: '9812345670', email },
      address,
    );
  for (const n of many(14)) await signUp(`other${n}@example.in`, `10.7.${n % 4}.1`);
  expect((await signUp('owner@example.in', '10.9.9.9')).statusCode).toBe(200);
  expect(codeIn((await mailsTo(t, 'owner@example.in'))[0])).toMatch(/^\d{6}$/);
});

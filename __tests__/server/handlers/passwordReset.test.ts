import { hash } from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import { answers } from '@/contract/answers';
import type { Mail } from '@/server/mail/mailer';
import {
  anotherApp,
  ask,
  codeIn,
  keepingMailer,
  mailsTo,
  notThe,
  signIn,
  type IdAnswer,
  type LoginAnswer,
} from '../../support/server/accounts';
import { appOfEach } from '../../support/server/testApp';
import { AGENT } from '../../support/server/world';
import { patient } from '../../support/patience';
import { settle, until } from '../../support/settle';

const MAILBOX = 'agent@example.in';

const t = appOfEach({ properties: 3, projects: 1 });

const forgot = (username: string, app: FastifyInstance = t.app, address?: string) =>
  ask(app, 'users/forgotPassword', { username }, address);
const reset = (id: string, otp: string, password = 'a new password', address?: string) =>
  ask(t.app, 'users/setPassword', { id, otp, password }, address);

it('takes no code that a clock two days ahead has made to last for as long [API-26]', async () => {
  t.clock.now += 2 * 24 * 3_600_000;
  const { id, code } = await challenge();
  t.clock.now -= 2 * 24 * 3_600_000;
  expect((await reset(id, code)).statusCode).toBe(400);
});
/** The messages with a code, newest first: a changed password has one of its own. */
const codesTo = async (to: string, atLeast = 1) => {
  const isCode = (mail: Mail) => mail.subject === 'Your Gruham password reset code';
  for (const end = Date.now() + patient(2000); ;) {
    const codes = (await mailsTo(t, to, 0)).filter(isCode);
    if (codes.length >= atLeast || Date.now() > end) return codes;
    await settle(10);
  }
};

/** All of them, after the last that should come, and the time in which one more would. */
const codesInAll = async (count: number) => {
  await codesTo(MAILBOX, count);
  await settle(300);
  return codesTo(MAILBOX, 0);
};

async function challenge(): Promise<{ id: string; code: string }> {
  const before = (await codesTo(MAILBOX, 0)).length;
  const answer = await forgot(MAILBOX);
  expect(answer.statusCode).toBe(200);
  return { id: answer.json<IdAnswer>().id, code: codeIn((await codesTo(MAILBOX, before + 1))[0]) };
}

describe('POST users/forgotPassword', () => {
  it('answers a known and an unknown e-mail alike, and mails the registered address alone [API-27]', async () => {
    const known = await forgot('Agent@Example.in');
    const unknown = await forgot('Nobody@Example.in');
    expect([known.statusCode, unknown.statusCode]).toEqual([200, 200]);
    const [first, second] = [known, unknown].map((each) => answers.forgotPassword.strict().parse(each.json()));
    expect([first?.email, second?.email]).toEqual(['Agent@Example.in', 'Nobody@Example.in']);
    expect([first?.id.length, second?.id.length]).toEqual([43, 43]);
    expect((await codesTo(MAILBOX)).map((mail) => codeIn(mail).length)).toEqual([6]);
    expect(await codesTo('nobody@example.in', 0)).toEqual([]);
    const guess = await reset(unknown.json<IdAnswer>().id, '000000');
    const wrong = await reset(known.json<IdAnswer>().id, notThe(codeIn((await codesTo(MAILBOX))[0])));
    expect([guess.statusCode, guess.json()]).toEqual([wrong.statusCode, wrong.json()]);
  });

  it('mails five codes within an hour to who asks from one address; the last one stays valid [API-27]', async () => {
    let last = { id: '', code: '' };
    for (let time = 0; time < 4; time += 1) {
      last = await challenge();
      t.clock.now += 1000;
    }
    expect((await forgot(MAILBOX)).statusCode).toBe(200);
    expect((await forgot(MAILBOX)).statusCode).toBe(200);
    expect(await codesInAll(4)).toHaveLength(4);
    expect((await reset(last.id, last.code)).statusCode).toBe(200);
    t.clock.now += 30 * 60_000;
    await challenge();
    expect(await codesTo(MAILBOX, 5)).toHaveLength(5);
  });

  it('leaves the owner their code and their share, however often a stranger asks [API-27]', async () => {
    const mine = await challenge();
    for (let time = 0; time < 6; time += 1) await forgot(MAILBOX, t.app, '10.0.0.7');
    expect(await codesInAll(5)).toHaveLength(5);
    t.clock.now += 1000;
    const next = await challenge();
    expect((await reset(mine.id, mine.code)).json<LoginAnswer>().message).toMatch(/no longer valid/);
    for (let time = 0; time < 3; time += 1) await forgot(MAILBOX, t.app, '10.0.0.8');
    expect((await reset(next.id, next.code)).statusCode).toBe(200);
  });

  it('mails ten codes at once whoever asks from where, and the owner’s own beyond that at home [API-27]', async () => {
    const home = '10.1.0.1';
    const login = { countryCode: '91', username: AGENT.phone, password: AGENT.password };
    expect((await ask(t.app, 'users/signin', login, home)).statusCode).toBe(200);
    await Promise.all(Array.from({ length: 14 }, (_, n) => forgot(MAILBOX, t.app, `10.0.0.${n}`)));
    expect(await codesInAll(10)).toHaveLength(10);
    t.clock.now += 1000;
    const { id } = (await forgot(MAILBOX, t.app, home)).json<IdAnswer>();
    const code = codeIn((await codesTo(MAILBOX, 11))[0]);
    expect((await reset(id, code, 'a new password', home)).statusCode).toBe(200);
    t.clock.now += 10 * 60_000;
    await forgot(MAILBOX, t.app, '10.0.0.20');
    await forgot(MAILBOX, t.app, '10.0.0.21');
    expect(await codesInAll(12)).toHaveLength(12);
  });

  it('bounds how many codes one address asks for, with 429 and Retry-After [API-27]', async () => {
    const many = await Promise.all(Array.from({ length: 33 }, (_, n) => forgot(`n${n}@example.in`)));
    const refused = many.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.headers['retry-after']).toBe('20');
    expect((await forgot('n1@example.in', t.app, '10.0.0.9')).statusCode).toBe(200);
    t.clock.now += 20_000;
    expect((await forgot('n2@example.in')).statusCode).toBe(200);
  });

  it('tells everybody for a while when mail fails, and voids the code that was lost [API-27]', async () => {
    const { mailer, state, sent } = keepingMailer();
    const { app, close } = await anotherApp(t, { mailer });
    state.down = true;
    expect((await forgot(MAILBOX, app)).statusCode).toBe(200);
    const hash = async () =>
      (await t.db.selectFrom('challenges').select('code_hash').executeTakeFirstOrThrow()).code_hash;
    await until(async () => expect(await hash()).toBe(''));
    for (const email of [MAILBOX, 'nobody@example.in']) {
      const answer = await forgot(email, app);
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        503,
        'We could not send the code. Please try again in a little while.',
      ]);
    }
    state.down = false;
    t.clock.now += 30_000;
    expect((await forgot(MAILBOX, app)).statusCode).toBe(200);
    // An end of the server does not lose the message that is on its way.
    await close();
    expect(sent).toHaveLength(1);
  });
});

describe('POST users/setPassword', () => {
  it('sets the password, ends the other sessions, and opens a new one [API-28, AUTH-7]', async () => {
    const old = [await t.tokenOf(AGENT), await t.tokenOf(AGENT)];
    const { id, code } = await challenge();
    const answer = await reset(id, code);
    const body = answer.json<LoginAnswer>();
    expect([answer.statusCode, body.message]).toEqual([200, 'Password Reset Successfull']);
    expect(answers.setPassword.parse(body)).toEqual(body);
    expect(body.user).toMatchObject({ _id: AGENT.id, role: { roleCode: 'agt' }, phone: AGENT.phone });
    const current = async (token: string) => (await t.get('/api/users/current', { authorization: token })).statusCode;
    expect(await Promise.all([...old, body.user.token].map(current))).toEqual([401, 401, 200]);
    const login = (password: string) => signIn(t.app, { ...AGENT, password });
    expect((await login(AGENT.password)).statusCode).toBe(400);
    expect((await login('a new password')).statusCode).toBe(200);
  });

  it('says of a code how many digits it may have, as a person would [API-28]', async () => {
    const answer = await reset('r1', '12345');
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      400,
      'The code has six digits, or twenty when it is the long one.',
    ]);
  });

  it('refuses a short password, a wrong, an expired and a used code, and changes nothing then [API-28]', async () => {
    const { id, code } = await challenge();
    expect((await reset(id, code, 'seven77')).json<LoginAnswer>().message).toBe(
      'The password needs at least 8 characters.',
    );
    for (const weak of ['        ', 'password1', AGENT.phone, 'Lakshmi Naidu']) {
      expect([weak, (await reset(id, code, weak)).statusCode]).toEqual([weak, 400]);
    }
    expect((await reset(id, notThe(code))).statusCode).toBe(400);
    expect((await ask(t.app, 'users/validateOTP', { _id: id, otp: code })).statusCode).toBe(400);
    t.clock.now += 10 * 60_000;
    expect((await reset(id, code)).json<LoginAnswer>().message).toMatch(/no longer valid/);
    const login = await signIn(t.app, AGENT);
    expect(login.statusCode).toBe(200);
    const next = await challenge();
    expect((await reset(next.id, next.code)).statusCode).toBe(200);
    expect((await reset(next.id, next.code, 'another password')).json<LoginAnswer>().message).toMatch(
      /no longer valid/,
    );
  });

  it('takes a code with the blanks in which the message prints it, and says how long a code is [API-28]', async () => {
    const { id, code } = await challenge();
    const [mail] = await codesTo(MAILBOX);
    const printed = /\b\d{4}(?: \d{4}){4}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    for (const otp of ['12345', '1234567', printed.slice(5), `${code}x`]) {
      const refused = await reset(id, otp);
      expect([refused.statusCode, refused.json()]).toMatchObject([
        400,
        { message: 'The code has six digits, or twenty when it is the long one.' },
      ]);
    }
    expect((await reset(id, `${printed}\n`)).statusCode).toBe(200);
    // Messages sort by the time.
    t.clock.now += 1000;
    const again = await challenge();
    expect((await reset(again.id, ` ${again.code.slice(0, 3)} ${again.code.slice(3)} `)).statusCode).toBe(200);
  });

  it('lets one of 100 parallel uses succeed [API-28]', async () => {
    const { id, code } = await challenge();
    // From several addresses: one alone may not send so much at once.
    const uses = await Promise.all(
      Array.from({ length: 100 }, (_, n) => reset(id, code, `password number ${n}`, `10.0.0.${n % 4}`)),
    );
    expect(uses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(uses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(99);
    expect(await t.db.selectFrom('sessions').select('user_id').execute()).toHaveLength(1);
  });

  it('leaves no session to a login with the old password that ends during the reset [API-28]', async () => {
    // A hash that takes long to compare: the logins end last.
    const slow = await hash(AGENT.password, { memoryCost: 19_456, timeCost: 12 });
    await t.db.updateTable('users').set({ password_hash: slow }).where('id', '=', AGENT.id).execute();
    const { id, code } = await challenge();
    const logins = Array.from({ length: 3 }, () => signIn(t.app, AGENT, '10.0.0.1'));
    const done = await reset(id, code);
    await Promise.all(logins);
    const sessions = await t.db.selectFrom('sessions').select('user_id').execute();
    expect([done.statusCode, sessions.length]).toEqual([200, 1]);
  });

  it('gives no way into an account that nobody can log in to [API-27]', async () => {
    await t.db.updateTable('users').set({ password_hash: '!' }).where('id', '=', AGENT.id).execute();
    expect((await forgot(MAILBOX)).statusCode).toBe(200);
    await new Promise((done) => setTimeout(done, 80));
    expect(await codesTo(MAILBOX, 0)).toEqual([]);
  });
});

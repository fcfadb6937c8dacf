import type { FastifyInstance } from 'fastify';
import { answers } from '@/contract/answers';
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

const ANITA = {
  countryCode: '91',
  username: 'Anita Rao',
  password: 'seven-peppers',
  email: 'Anita@Example.in',
  phone: '9123456780',
};
const MAILBOX = 'anita@example.in';

const t = appOfEach({ properties: 3, projects: 1 });

async function signUp(app: FastifyInstance = t.app, body: object = ANITA): Promise<string> {
  const answer = await ask(app, 'users', body);
  expect(answer.statusCode).toBe(200);
  return answer.json<IdAnswer>().id;
}
const validate = (_id: string, otp: string, app: FastifyInstance = t.app) =>
  ask(app, 'users/validateOTP', { _id, otp });
const users = async () =>
  (await t.db.selectFrom('users').select('phone').where('phone', '=', ANITA.phone).execute()).length;

describe('POST users', () => {
  it('answers an id, mails six digits, and makes no account yet [API-24]', async () => {
    const id = await signUp();
    const mails = await mailsTo(t, MAILBOX);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text.match(/\d{6,}/g)).toEqual([codeIn(mails[0])]);
    expect(await users()).toBe(0);
    const row = await t.db.selectFrom('challenges').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(id);
    expect(JSON.stringify(row)).not.toContain(codeIn(mails[0]));
    expect(JSON.stringify(row)).not.toContain(ANITA.password);
    const early = await signIn(t.app, ANITA);
    expect(early.statusCode).toBe(400);
  });

  it.each([
    [{ phone: '98490' }, 'The mobile number has 10 digits.'],
    [{ email: 'nobody' }, 'This is not an e-mail address.'],
  ])('says of %j what is wrong as a person would [API-24]', async (wrong, sentence) => {
    const answer = await ask(t.app, 'users', { ...ANITA, ...wrong });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, sentence]);
  });

  it('says of a code that it has six digits, as a person would [API-26]', async () => {
    const answer = await validate(await signUp(t.app), '12345');
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, 'The code has six digits.']);
  });

  it('asks for a name, which blanks are none [API-24]', async () => {
    for (const username of ['', '   ']) {
      const answer = await ask(t.app, 'users', { ...ANITA, username });
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, 'username: is required.']);
    }
    expect(await mailsTo(t, MAILBOX, 0)).toEqual([]);
    await validate(await signUp(t.app, { ...ANITA, username: ' Anita Rao ' }), codeIn((await mailsTo(t, MAILBOX))[0]));
    const names = await t.db.selectFrom('users').select('username').where('phone', '=', ANITA.phone).execute();
    expect(names).toEqual([{ username: 'Anita Rao' }]);
  });

  it('answers a taken number or e-mail as a new one; its owner is told, and no code is right [API-24]', async () => {
    const fresh = await ask(t.app, 'users', ANITA);
    const byPhone = await ask(t.app, 'users', { ...ANITA, email: 'other@example.in', phone: AGENT.phone });
    const byEmail = await ask(t.app, 'users', { ...ANITA, email: 'AGENT@example.in', phone: '9123456781' });
    for (const answer of [byPhone, byEmail]) {
      expect(answer.statusCode).toBe(fresh.statusCode);
      expect(Object.keys(answer.json<IdAnswer>())).toEqual(Object.keys(fresh.json<IdAnswer>()));
      expect(answer.json<IdAnswer>().id).toHaveLength(fresh.json<IdAnswer>().id.length);
    }
    const told = await mailsTo(t, 'agent@example.in', 2);
    expect(told.map(({ subject }) => subject)).toEqual(Array(2).fill('You already have a Gruham account'));
    expect(told.map(codeIn)).toEqual(['', '']);
    expect(await mailsTo(t, 'other@example.in', 0)).toEqual([]);
    const rows = await t.db.selectFrom('challenges').select('code_hash').execute();
    expect(rows.filter(({ code_hash }) => code_hash === '')).toHaveLength(2);
    const wrong = await validate(byPhone.json<IdAnswer>().id, '123456');
    expect(wrong.json()).toEqual(
      (await validate(fresh.json<IdAnswer>().id, notThe(codeIn((await mailsTo(t, MAILBOX))[0])))).json(),
    );
  });

  it('takes no username with a phone number in it, for everybody may read it [API-24]', async () => {
    const answer = await ask(t.app, 'users', { ...ANITA, username: 'Anita 24/7 98480 12345' });
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
      400,
      { message: expect.stringMatching(/^username: please remove the phone number/) as string },
    ]);
    expect(await mailsTo(t, MAILBOX, 0)).toEqual([]);
  });

  it.each([
    ['a', 'The password needs at least 8 characters.'],
    ['\t', 'The password needs at least 8 characters.'],
    ['         ', 'A password of spaces alone is too easy to guess. Please choose another one.'],
    ['Password1', expect.stringMatching(/^Many people use this password/)],
    ['1234567890', expect.stringMatching(/^Many people use this password/)],
    [ANITA.phone, expect.stringMatching(/^Your password must not be your own/)],
    ['ANITA@example.IN', expect.stringMatching(/^Your password must not be your own/)],
    ['anita rao', expect.stringMatching(/^Your password must not be your own/)],
  ])('takes no password such as %j, and mails nothing then [AUTH-3, AUTH-7]', async (password, message) => {
    const answer = await ask(t.app, 'users', { ...ANITA, password });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, message]);
    expect(await t.db.selectFrom('challenges').select('id_hash').execute()).toEqual([]);
  });

  it('mails at most five codes within an hour and says nothing of it [API-24]', async () => {
    for (let minute = 0; minute < 60; minute += 4) {
      await signUp();
      t.clock.now += 4 * 60_000;
    }
    const mails = await mailsTo(t, MAILBOX, 5);
    expect(mails).toHaveLength(5);
    // Who is about to wait is told so in the last code's mail.
    expect(mails.filter(({ text }) => text.includes('an hour'))).toHaveLength(2);
  });

  it('writes to one mailbox 30 times a day at most, whoever types its e-mail or number where [API-24]', async () => {
    const agents = 'agent@example.in';
    for (let minute = 0; minute < 24 * 60; minute += 20) {
      const from = `10.${minute % 250}.1.1`;
      const body = minute % 40 === 0 ? { email: agents } : { email: `o${minute}@example.in`, phone: AGENT.phone };
      expect((await ask(t.app, 'users', { ...ANITA, ...body }, from)).statusCode).toBe(200);
      t.clock.now += 20 * 60_000;
    }
    const { length } = await mailsTo(t, agents, 6);
    expect([length > 6, length <= 30]).toEqual([true, true]);
  });

  it('says honestly when the code could not be sent, and no code is right then [API-24]', async () => {
    const { mailer, state, sent } = keepingMailer();
    const { app, close } = await anotherApp(t, { mailer });
    state.down = true;
    const answer = await ask(app, 'users', ANITA);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('30');
    expect(answer.json<{ message: string }>().message).toMatch(/^We could not send the code/);
    expect((await t.db.selectFrom('challenges').select('code_hash').executeTakeFirstOrThrow()).code_hash).toBe('');
    state.down = false;
    t.clock.now += 31_000;
    expect((await validate(await signUp(app), codeIn(sent[0]), app)).statusCode).toBe(200);
    await close();
  });
});

describe('POST users/validateOTP', () => {
  it('compares ten wrong codes for one mailbox, then eight a day, whoever asks where [API-26]', async () => {
    const statuses: number[] = [];
    let code = '';
    for (let n = 0; n < 4; n += 1) {
      const from = `10.3.0.${n}`;
      t.clock.now += 1000;
      const { id } = (await ask(t.app, 'users', ANITA, from)).json<IdAnswer>();
      code = codeIn((await mailsTo(t, MAILBOX, n + 1))[0]);
      for (let guess = 0; guess < 4; guess += 1)
        statuses.push((await ask(t.app, 'users/validateOTP', { _id: id, otp: notThe(code) }, from)).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), ...Array<number>(6).fill(429)]);
    t.clock.now += 3 * 60 * 60_000;
    const id = await signUp();
    code = codeIn((await mailsTo(t, MAILBOX, 5))[0]);
    expect((await validate(id, code)).statusCode).toBe(200);
  });

  it('makes the account and logs in [API-26]', async () => {
    const id = await signUp();
    const answer = await validate(id, codeIn((await mailsTo(t, MAILBOX))[0]));
    expect(answer.statusCode).toBe(200);
    const body = answer.json<LoginAnswer>();
    expect(answers.validateOtp.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      message: 'Your account is ready',
      user: { username: 'Anita Rao', role: { roleCode: 'usr' }, email: MAILBOX, phone: ANITA.phone, countryCode: '91' },
    });
    expect(body.user._id).not.toBe(id);
    const me = await t.get('/api/users/current', { authorization: body.user.token });
    expect(me.json()).toMatchObject([{ _id: body.user._id, role: { roleCode: 'usr' } }]);
    const login = await signIn(t.app, ANITA);
    expect(login.statusCode).toBe(200);
  });

  it('refuses a wrong, an expired, a used and a foreign code with 400 [API-26]', async () => {
    const id = await signUp();
    const code = codeIn((await mailsTo(t, MAILBOX))[0]);
    const wrong = await validate(id, notThe(code));
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      400,
      {
        message: 'The code is not right. Please check it and try again.',
        errors: { message: 'The code is not right. Please check it and try again.' },
      },
    ]);
    const foreign = await ask(t.app, 'users/setPassword', { id, otp: code, password: 'long enough' });
    expect(foreign.json<LoginAnswer>().message).toMatch(/no longer valid/);
    t.clock.now += 10 * 60_000;
    expect((await validate(id, code)).json<LoginAnswer>().message).toMatch(/no longer valid/);
    expect((await validate('no such challenge', code)).statusCode).toBe(400);
    expect(await users()).toBe(0);

    const again = await signUp();
    const next = codeIn((await mailsTo(t, MAILBOX, 2))[0]);
    expect((await validate(again, next)).statusCode).toBe(200);
    expect((await validate(again, next)).json<LoginAnswer>().message).toMatch(/no longer valid/);
  });

  it('compares five guesses of many, parallel and from two servers; then the right code is void too [API-26]', async () => {
    const other = await anotherApp(t);
    const id = await signUp();
    const code = codeIn((await mailsTo(t, MAILBOX))[0]);
    const guesses = await Promise.all(
      Array.from({ length: 60 }, (_, n) => validate(id, notThe(code), n % 2 ? t.app : other.app)),
    );
    expect(guesses.filter((each) => each.json<LoginAnswer>().message.startsWith('The code is not right'))).toHaveLength(
      5,
    );
    expect((await validate(id, code)).statusCode).toBe(400);
    expect(await users()).toBe(0);
    await other.close();
  });

  it('lets one of 100 parallel uses succeed, over two servers [API-26]', async () => {
    const other = await anotherApp(t);
    const id = await signUp();
    const code = codeIn((await mailsTo(t, MAILBOX))[0]);
    const uses = await Promise.all(
      Array.from({ length: 100 }, (_, n) => validate(id, code, n % 2 ? t.app : other.app)),
    );
    expect(uses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(99).fill(400)]);
    expect(await users()).toBe(1);
    expect(await t.db.selectFrom('sessions').select('user_id').execute()).toHaveLength(1);
    await other.close();
  });

  it('voids the earlier code when sign-up is sent again [API-24]', async () => {
    const first = await signUp();
    const old = codeIn((await mailsTo(t, MAILBOX))[0]);
    t.clock.now += 1000;
    const second = await signUp(t.app, { ...ANITA, email: MAILBOX });
    const code = codeIn((await mailsTo(t, MAILBOX, 2))[0]);
    expect((await validate(first, old)).statusCode).toBe(400);
    expect((await validate(second, code)).statusCode).toBe(200);
  });

  it('lets a number be shared that nobody has proven, and each log in with it; a proven one is taken [API-26]', async () => {
    const mine = await signUp();
    const theirs = await signUp(t.app, { ...ANITA, email: 'second@example.in' });
    const [mineCode, theirCode] = [
      codeIn((await mailsTo(t, MAILBOX))[0]),
      codeIn((await mailsTo(t, 'second@example.in'))[0]),
    ];
    expect((await validate(theirs, theirCode)).statusCode).toBe(200);
    const both = await signUp(t.app, { ...ANITA, password: 'another one', email: 'third@example.in' });
    const third = await validate(both, codeIn((await mailsTo(t, 'third@example.in'))[0]));
    expect([third.statusCode, third.json<LoginAnswer>().user.phone]).toEqual([200, ANITA.phone]);
    for (const password of [ANITA.password, 'another one'])
      expect((await signIn(t.app, { ...ANITA, password })).statusCode).toBe(200);
    await t.db.updateTable('users').set({ phone_confirmed_at: 1 }).where('phone', '=', ANITA.phone).execute();
    const late = await validate(mine, mineCode);
    expect([late.statusCode, late.json<LoginAnswer>().message]).toEqual([
      400,
      expect.stringMatching(/already registered/),
    ]);
    expect(await users()).toBe(1);
  });
});

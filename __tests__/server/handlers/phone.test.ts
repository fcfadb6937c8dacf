import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extraAnswers } from '@/contract/extraShapes';
import { leave, stay } from '@/server/operations/leaving';
import { hashPassword } from '@/server/rules/passwords';
import { anotherApp, codeIn, mailsTo, notThe } from '../../support/server/accounts';
import { wordsOf as words } from '../../support/server/posting';
import {
  asksForCode,
  entersCode,
  logsIn,
  ownPassword,
  provesNumber,
  signedUp,
  type SignedUp,
} from '../../support/server/phones';
import { appOfEach } from '../../support/server/testApp';

const ANITA = { name: 'Anita Rao', phone: '9123456780', email: 'anita@example.in' };
const MINUTE = 60_000;

const t = appOfEach({ properties: 0, projects: 0, config: { demo: true } });
let anita: SignedUp;
beforeEach(async () => {
  anita = await signedUp(t, ANITA);
});

const sentTo = async (phone: string, atLeast = 1) => mailsTo(t, phone, atLeast);

describe('confirming a mobile number', () => {
  it('sends six digits to the number and not to the e-mail, and takes them once [PROF-1]', async () => {
    const phone = () => t.get('/api/users/phone', { authorization: anita.token });
    expect(extraAnswers.getPhone.parse((await phone()).json())).toEqual({ phone: ANITA.phone, confirmed: false });
    const asked = await asksForCode(t, anita.token);
    expect([asked.statusCode, words(asked)]).toEqual([200, 'We sent a code to your mobile number.']);
    const texts = await sentTo(ANITA.phone);
    expect(texts.map(({ text }) => text.match(/\d{6,}/g))).toEqual([[codeIn(texts[0])]]);
    expect(await mailsTo(t, ANITA.email, 0)).toHaveLength(1);
    const rows = JSON.stringify(await t.db.selectFrom('challenges').selectAll().execute());
    expect(rows).not.toContain(codeIn(texts[0]));
    const answer = await entersCode(t, anita.token, codeIn(texts[0]));
    expect([answer.statusCode, words(answer)]).toEqual([200, 'Your mobile number is confirmed.']);
    expect((await phone()).json()).toEqual({ phone: ANITA.phone, confirmed: true });
    expect((await entersCode(t, anita.token, codeIn(texts[0]))).statusCode).toBe(400);
  });

  it('refuses a wrong, an old and an expired code, and another user’s [PROF-1]', async () => {
    await asksForCode(t, anita.token);
    const old = codeIn((await sentTo(ANITA.phone))[0]);
    expect(words(await entersCode(t, anita.token, notThe(old)))).toMatch(/^The code is not right/);
    const other = await signedUp(t, { name: 'Other', phone: '9123456781', email: 'other@example.in' });
    expect(words(await entersCode(t, other.token, old))).toMatch(/no longer valid/);
    t.clock.now += 1000;
    await asksForCode(t, anita.token);
    const code = codeIn((await sentTo(ANITA.phone, 2))[0]);
    if (old !== code) expect(words(await entersCode(t, anita.token, old))).toMatch(/^The code is not right/);
    t.clock.now += 10 * MINUTE;
    expect(words(await entersCode(t, anita.token, code))).toMatch(/no longer valid/);
    expect((await t.post('/api/users/phone/confirm', { code }, {})).statusCode).toBe(401);
    expect((await t.get('/api/users/phone', { authorization: anita.token })).json()).toMatchObject({
      confirmed: false,
    });
  });

  it('compares five guesses of many, parallel and from two servers; then the right code is void [PROF-1]', async () => {
    const other = await anotherApp(t, { config: { demo: true } });
    await asksForCode(t, anita.token);
    const code = codeIn((await sentTo(ANITA.phone))[0]);
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_unused, n) =>
        entersCode(t, anita.token, notThe(code), n % 2 === 0 ? t.app : other.app),
      ),
    );
    expect(guesses.filter((each) => words(each).startsWith('The code is not right'))).toHaveLength(5);
    expect((await entersCode(t, anita.token, code)).statusCode).toBe(400);
    await other.close();
  });

  it('takes another number than the account’s with the password alone, and tells its owner [PROF-1, AUTH-7]', async () => {
    const { token } = anita;
    const phone = '9123456789';
    expect((await asksForCode(t, token, { phone: '12' })).statusCode).toBe(400);
    const refused = [await asksForCode(t, token, { phone }), await asksForCode(t, token, { phone, password: 'wrong' })];
    expect(refused.map((each) => [each.statusCode, words(each)])).toEqual([
      [400, 'password: is required.'],
      [400, 'The password is not right.'],
    ]);
    expect(await mailsTo(t, phone, 0)).toEqual([]);
    expect((await provesNumber(t, { token, phone, password: ownPassword(ANITA) })).statusCode).toBe(200);
    const [mail] = await mailsTo(t, ANITA.email, 2);
    expect([mail?.subject, mail?.text]).toEqual([
      'Your Gruham mobile number was changed',
      expect.stringContaining('The new number ends in 6789.'),
    ]);
    // A number that is confirmed is changed in the same way.
    const third = { phone: '9123456000', password: ownPassword(ANITA) };
    expect((await asksForCode(t, token, { phone: third.phone })).statusCode).toBe(400);
    expect((await provesNumber(t, { token, ...third })).statusCode).toBe(200);
    expect((await t.get('/api/users/phone', { authorization: token })).json()).toEqual({
      phone: third.phone,
      confirmed: true,
    });
    expect((await logsIn(t, third.phone, ownPassword(ANITA))).statusCode).toBe(200);
    expect((await logsIn(t, phone, ownPassword(ANITA))).statusCode).toBe(400);
  });

  it('bounds wrong passwords for another number as wrong logins [PROF-1, AUTH-7]', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1)
      statuses.push((await asksForCode(t, anita.token, { phone: '9123456789', password: `a guess ${n}` })).statusCode);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  });

  it('takes no code that was asked for with the password of before [PROF-1, AUTH-7]', async () => {
    const another = { phone: '9123456789', password: ownPassword(ANITA) };
    expect((await asksForCode(t, anita.token, another)).statusCode).toBe(200);
    const code = codeIn((await mailsTo(t, another.phone))[0]);
    await t.db
      .updateTable('users')
      .set({ password_hash: await hashPassword('a new password') })
      .where('id', '=', anita.id)
      .execute();
    expect((await entersCode(t, anita.token, code)).statusCode).toBe(400);
    expect((await t.get('/api/users/phone', { authorization: anita.token })).json()).toMatchObject({
      phone: ANITA.phone,
    });
  });

  it('proves no number of an account that is about to be deleted [PROF-1, DASH-1]', async () => {
    await asksForCode(t, anita.token);
    const code = codeIn((await sentTo(ANITA.phone))[0]);
    await leave(t.db, anita.id, t.clock.now);
    const token = await t.tokenOf(anita);
    for (const answer of [await asksForCode(t, token), await entersCode(t, token, code)])
      expect([answer.statusCode, words(answer)]).toEqual([409, expect.stringContaining('Keep my account')]);
    await stay(t.db, t.config, anita.id, t.clock.now);
    expect((await entersCode(t, token, code)).statusCode).toBe(200);
  });

  it('asks for no code twice at once in a way that breaks [PROF-1]', async () => {
    const answers = await Promise.all([1, 2, 3].map((n) => asksForCode(t, anita.token, {}, `10.5.0.${n}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await t.db.selectFrom('challenges').select('id_hash').where('purpose', '=', 'phone').execute()).toHaveLength(
      1,
    );
  });
});

describe('where a gateway is', () => {
  let gateway: Server;
  let status: number;
  let asked: string[];
  let url: string;
  beforeEach(async () => {
    status = 200;
    asked = [];
    gateway = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(status).end('whatever');
    });
    await new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send?key=top-secret&to={to}&text={text}`;
  });
  afterEach(() => new Promise((done) => gateway.close(done)));

  it('texts go there; a failure is told, no code is right then, and the log names neither key nor number [PROF-1]', async () => {
    const { app, close } = await anotherApp(t, { config: { smsUrl: url } });
    const logged: unknown[] = [];
    const log = jest.spyOn(app.log, 'error').mockImplementation((...line: unknown[]) => {
      logged.push(line);
    });
    expect((await asksForCode(t, anita.token, {}, '10.1.1.1', app)).statusCode).toBe(200);
    const sent = new URL(asked[0] ?? '', url);
    expect([sent.searchParams.get('to'), sent.searchParams.get('key')]).toEqual(['919123456780', 'top-secret']);
    const code = /^\d{6}(?= is your Gruham code\.)/.exec(sent.searchParams.get('text') ?? '')?.[0] ?? '';
    status = 500;
    t.clock.now += 1000;
    const failed = await asksForCode(t, anita.token, {}, '10.1.1.1', app);
    expect([failed.statusCode, words(failed)]).toEqual([503, expect.stringMatching(/^We could not send the code/)]);
    const later = /^\d{6}/.exec(new URL(asked[1] ?? '', url).searchParams.get('text') ?? '')?.[0] ?? '';
    for (const each of [code, later]) expect((await entersCode(t, anita.token, each, app)).statusCode).toBe(400);
    // While it fails nothing is promised, and nothing is asked of it.
    expect((await asksForCode(t, anita.token, {}, '10.1.1.1', app)).statusCode).toBe(503);
    expect(asked).toHaveLength(2);
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toMatch(/top-secret|9123456780/);
    log.mockRestore();
    await close();
  });

  it('a text that could not be sent costs the account and the number nothing [PROF-1]', async () => {
    const { app, close } = await anotherApp(t, { config: { smsUrl: url } });
    const statuses: number[] = [];
    for (status of [500, 500, 500, 500, 500, 500, 200, 200, 200, 200]) {
      statuses.push((await asksForCode(t, anita.token, {}, '10.1.1.1', app)).statusCode);
      t.clock.now += MINUTE / 2;
    }
    expect(statuses).toEqual([...Array<number>(6).fill(503), 200, 200, 200, 429]);
    await close();
  });
});

it('is no step where no text can be sent: whoever asks hears of none, and no code goes anywhere [PROF-1]', async () => {
  const { app, close } = await anotherApp(t);
  const headers = { authorization: anita.token };
  const got = await app.inject({ method: 'GET', url: '/api/users/phone', headers });
  expect([got.statusCode, extraAnswers.getPhone.parse(got.json())]).toEqual([200, null]);
  const sent = await asksForCode(t, anita.token, {}, '10.1.1.1', app);
  const entered = await entersCode(t, anita.token, '123456', app);
  expect([sent, entered].map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  expect((await app.inject({ method: 'GET', url: '/api/users/phone' })).statusCode).toBe(401);
  await close();
});

import { extraAnswers, type OpenSession } from '@/contract/extraShapes';
import { renewPassword, SESSIONS_OF_ONE } from '@/server/db/queries/sessions';
import { hashing, hashPassword } from '@/server/rules/passwords';
import { hashToken } from '@/server/rules/tokens';
import {
  ask,
  codeIn,
  longCodeIn,
  mailsTo,
  signIn,
  type IdAnswer,
  type LoginAnswer,
} from '../../support/server/accounts';
import { logsIn, ownPassword, signedUp } from '../../support/server/phones';
import { appOfEach } from '../../support/server/testApp';
import { AGENT, NOW, USER } from '../../support/server/world';
import { patient } from '../../support/patience';

jest.setTimeout(patient(60_000));

const MAILBOX = 'agent@example.in';
const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

const t = appOfEach({ properties: 1, projects: 1 });

const current = async (authorization: string) => (await t.get('/api/users/current', { authorization })).statusCode;
const listed = async (authorization: string): Promise<OpenSession[]> =>
  extraAnswers.getSessions.parse((await t.get('/api/users/sessions', { authorization })).json());
const end = (authorization: string, body: object) => t.post('/api/users/sessions/end', body, { authorization });
const change = (authorization: string, password: string, old: string = AGENT.password, remoteAddress = '127.0.0.1') =>
  t.app.inject({
    method: 'POST',
    url: '/api/users/password',
    payload: { current: old, password },
    headers: { authorization },
    remoteAddress,
  });
const login = (password: string) => signIn(t.app, { ...AGENT, password }, '10.0.0.50');

describe('POST users/logout', () => {
  it('ends the session at the server, and no other one [AUTH-10]', async () => {
    const [mine, other] = [await t.tokenOf(AGENT), await t.tokenOf(AGENT)];
    const answer = await t.post('/api/users/logout', {}, { authorization: mine });
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Logged out' }]);
    expect([await current(mine), await current(other)]).toEqual([401, 200]);
  });

  it('answers alike for a token that is unknown, over, or not there, and needs no body [AUTH-10]', async () => {
    const mine = await t.tokenOf(AGENT);
    const send = (headers: Record<string, string>) =>
      t.app.inject({ method: 'POST', url: '/api/users/logout', headers });
    const all = [await send({ authorization: mine }), await send({ authorization: mine })];
    all.push(await send({ authorization: 'made up' }), await send({}));
    expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(all.map(({ body }) => body)).size).toBe(1);
  });
});

describe('the sessions of an account', () => {
  it('are listed by what the device is, the one that asks among them, without token or hash [AUTH-9]', async () => {
    const phone = await t.app.inject({
      method: 'POST',
      url: '/api/users/signin',
      payload: { countryCode: '91', username: AGENT.phone, password: AGENT.password },
      headers: { 'user-agent': CHROME },
    });
    const { token } = phone.json<LoginAnswer>().user;
    t.clock.now += 3_600_000;
    const mine = await t.tokenOf(AGENT);
    await t.tokenOf(USER);
    const answer = await t.get('/api/users/sessions', { authorization: mine });
    const [here, there, ...more] = extraAnswers.getSessions.parse(answer.json());
    expect(more).toEqual([]);
    expect(here).toMatchObject({ device: null, current: true });
    expect(there).toMatchObject({
      device: 'Chrome on Android',
      current: false,
      createdAt: new Date(NOW).toISOString(),
      lastUsedAt: new Date(NOW).toISOString(),
    });
    for (const secret of [token, mine, hashToken(token), hashToken(mine)]) {
      expect(answer.body).not.toContain(secret);
      expect(hashToken(mine)).not.toContain(here?.id);
    }
    // Those that are over are not shown, swept or not.
    t.clock.now += 23.5 * 3_600_000;
    expect(await listed(mine)).toHaveLength(1);
  });

  it('end one by one or all but this, and never another’s [AUTH-10]', async () => {
    const [mine, second, third] = [await t.tokenOf(AGENT), await t.tokenOf(AGENT), await t.tokenOf(AGENT)];
    const foreign = await t.tokenOf(USER);
    const [theirs] = await listed(foreign);
    expect((await end(mine, { id: theirs?.id })).statusCode).toBe(200);
    expect(await current(foreign)).toBe(200);
    const ids = (await listed(second)).flatMap((one) => (one.current ? [one.id] : []));
    expect((await end(mine, { id: ids[0] })).statusCode).toBe(200);
    expect(await Promise.all([mine, second, third].map(current))).toEqual([200, 401, 200]);
    expect((await end(mine, { others: true })).statusCode).toBe(200);
    expect(await Promise.all([mine, third, foreign].map(current))).toEqual([200, 401, 200]);
    for (const body of [{}, { others: false }, { id: ids[0], others: true }, []]) {
      expect((await end(mine, body)).statusCode).toBe(400);
    }
  });

  it('are twenty at most: the one that lay unused longest goes [AUTH-9]', async () => {
    const tokens: string[] = [];
    for (let n = 0; n < SESSIONS_OF_ONE; n += 1) {
      t.clock.now += 61_000;
      tokens.push(await t.tokenOf(AGENT));
    }
    t.clock.now += 61_000;
    expect(await current(tokens[0] ?? '')).toBe(200);
    const { token } = (await login(AGENT.password)).json<LoginAnswer>().user;
    expect(await Promise.all([token, ...tokens.slice(0, 3)].map(current))).toEqual([200, 200, 401, 200]);
    expect(await t.db.selectFrom('sessions').select('user_id').execute()).toHaveLength(SESSIONS_OF_ONE);
  });
});

describe('POST users/password', () => {
  it('takes the old password, ends every other session, voids codes, and tells the account [AUTH-7]', async () => {
    const [mine, other] = [await t.tokenOf(AGENT), await t.tokenOf(AGENT)];
    const { id } = (await ask(t.app, 'users/forgotPassword', { username: MAILBOX })).json<IdAnswer>();
    const [mail] = await mailsTo(t, MAILBOX);
    const answer = await change(mine, 'a new password');
    const { token, ...said } = answer.json<{ token: string }>();
    expect([answer.statusCode, said]).toEqual([200, { message: 'Password changed' }]);
    // The session goes on under a token of its own.
    expect([await current(token), await current(mine), await current(other)]).toEqual([200, 401, 401]);
    expect([(await login(AGENT.password)).statusCode, (await login('a new password')).statusCode]).toEqual([400, 200]);
    for (const otp of [codeIn(mail), longCodeIn(mail)]) {
      const reset = await ask(t.app, 'users/setPassword', { id, otp, password: 'the thief’s own' });
      expect(reset.statusCode).toBe(400);
    }
    const subjects = (await mailsTo(t, MAILBOX, 2)).map(({ subject }) => subject);
    expect(subjects).toContain('Your Gruham password was changed');
  });

  it('bounds wrong old passwords as wrong logins, from whatever address they come [AUTH-7]', async () => {
    const mine = await t.tokenOf(AGENT);
    const tries = await Promise.all(
      Array.from({ length: 70 }, (_unused, n) => change(mine, 'a new password', 'wrong', `10.0.1.${n}`)),
    );
    const counts = [400, 429].map((status) => tries.filter(({ statusCode }) => statusCode === status).length);
    expect(counts).toEqual([50, 20]);
    expect(tries.find(({ statusCode }) => statusCode === 400)?.json()).toMatchObject({
      message: 'The current password is not right.',
    });
    expect(await current(mine)).toBe(200);
    expect((await login(AGENT.password)).statusCode).toBe(429);
  });

  it('are not used up by who guesses at the number that another account gave, too [AUTH-7, API-25]', async () => {
    const shared = { phone: '9812345670' };
    const owner = await signedUp(t, { ...shared, name: 'Rightful Owner', email: 'owner@example.in' }, '10.8.0.1');
    await signedUp(t, { ...shared, name: 'Other Name', email: 'other@example.in' }, '10.6.6.6');
    for (let n = 0; n < 60; n += 1) await logsIn(t, shared.phone, `a guess ${n}`, `10.0.2.${n}`);
    const tries = await Promise.all(
      Array.from({ length: 60 }, (_unused, n) => change(owner.token, 'a new password', 'wrong', `10.0.3.${n}`)),
    );
    // Whoever has the session guesses no more often than at the door; the owner is at home.
    expect(tries.filter(({ statusCode }) => statusCode === 400)).toHaveLength(50);
    expect((await change(owner.token, 'a new password', ownPassword(owner), '10.8.0.1')).statusCode).toBe(200);
  });

  it('does not write over a new password that came while it waited: it is refused, and ends no session [AUTH-7]', async () => {
    const owners = await hashPassword('the owner’s new one');
    const thief = await t.tokenOf(AGENT);
    const { begun } = hashing;
    const changing = change(thief, 'the thief’s new one');
    while (hashing.begun === begun) await new Promise(setImmediate);
    // The old password is being compared; the new one finds no turn before these end.
    let leave = (): void => undefined;
    const left = new Promise<void>((done) => {
      leave = done;
    });
    const turns = Promise.all([1, 2, 3, 4].map(() => hashing.run(() => left)));
    while (hashing.begun < begun + 5) await new Promise(setImmediate);
    await t.db.transaction().execute((part) => renewPassword(part, AGENT.id, owners));
    const mine = await t.tokenOf(AGENT);
    leave();
    const answer = await changing;
    await turns;
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { message: 'The current password is not right.' }]);
    expect(await current(mine)).toBe(200);
    expect([(await login('the thief’s new one')).statusCode, (await login('the owner’s new one')).statusCode]).toEqual([
      400, 200,
    ]);
    expect(await mailsTo(t, MAILBOX, 0)).toEqual([]);
  });

  it('follows the rule of new passwords, and changes nothing otherwise [AUTH-7]', async () => {
    const mine = await t.tokenOf(AGENT);
    for (const password of ['short', '         ', 'iloveyou', AGENT.phone, MAILBOX]) {
      expect([password, (await change(mine, password)).statusCode]).toEqual([password, 400]);
    }
    expect((await login(AGENT.password)).statusCode).toBe(200);
    expect((await change('', 'a new password')).statusCode).toBe(401);
  });
});

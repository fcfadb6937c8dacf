import { inTransaction } from '@/server/db/inTransaction';
import { freeNumber } from '@/server/operations/phoneOwnership';
import { emptyAccount } from '@/server/db/queries/erasing';
import { ask, codeIn, mailsTo, type IdAnswer } from '../../support/server/accounts';
import { logsIn, ownPassword, provesNumber, signedUp, type SignedUp } from '../../support/server/phones';
import { appOfEach } from '../../support/server/testApp';
import { AGENT } from '../../support/server/world';
import { patient } from '../../support/patience';

jest.setTimeout(patient(60_000));

const NUMBER = '9812345670';
const FIRST = { name: 'First Owner', phone: NUMBER, email: 'first@example.in' };
const SECOND = { name: 'Second Owner', phone: NUMBER, email: 'second@example.in' };
const many = (count: number) => Array.from({ length: count }, (_, n) => n);

const t = appOfEach({ properties: 0, projects: 0, config: { demo: true } });

const post = (url: string, payload: object, remoteAddress: string, headers = {}) =>
  t.app.inject({ method: 'POST', url: `/api/${url}`, payload, headers, remoteAddress });
/** What the device keeps of a login, as it sends it back. */
const cookieOf = ({ headers }: Awaited<ReturnType<typeof post>>) => ({
  cookie: String(headers['set-cookie'] ?? '').split(';')[0] ?? '',
});
const signIn = (password: string, from: string, headers = {}) =>
  post('users/signin', { countryCode: '91', username: NUMBER, password }, from, headers);
/** Wrong logins until nothing is left for a place that is new. */
const flood = () => Promise.all(many(60).map((n) => signIn('wrong', `10.1.0.${n}`)));
const free = () => inTransaction(t.db, (part) => freeNumber(part, t.config, NUMBER));

/** A device on which an account that has lost its number chose a new password. */
async function deviceWithoutNumber() {
  const loser = await signedUp(t, FIRST);
  await free();
  const asked = await ask(t.app, 'users/forgotPassword', { username: loser.email }, '10.2.0.1');
  const [mail] = (await mailsTo(t, loser.email, 2)).filter(({ subject }) => subject.includes('reset'));
  const body = { id: asked.json<IdAnswer>().id, otp: codeIn(mail), password: 'quite another one' };
  const done = await ask(t.app, 'users/setPassword', body, '10.2.0.1');
  expect([done.statusCode, done.json<{ user: object }>().user]).toEqual([200, expect.objectContaining({ phone: '' })]);
  t.clock.now += 3_600_000;
  return cookieOf(done);
}

describe('a place that is known', () => {
  it('is the account’s, and not the next one’s that has its number [API-25]', async () => {
    const before = await signedUp(t, FIRST);
    const device = cookieOf(await signIn(ownPassword(before), '10.2.0.1'));
    await free();
    const owner = await signedUp(t, SECOND, '10.3.0.1');
    await provesNumber(t, owner, '10.3.0.1');
    const own = cookieOf(await signIn(ownPassword(owner), '10.3.0.1'));
    await flood();
    expect((await signIn(ownPassword(owner), '10.4.0.1', own)).statusCode).toBe(200);
    expect((await signIn('wrong', '10.4.0.2', device)).statusCode).toBe(429);
    expect((await signIn('wrong', '10.2.0.1')).statusCode).toBe(429);
  });

  it('is nobody’s while several accounts gave the number, whatever one of them shows to be its own [API-25, AUTH-7]', async () => {
    await signedUp(t, FIRST, '10.8.0.1');
    const thief = await signedUp(t, SECOND, '10.6.6.6');
    const again = (from: string) =>
      post('users/password', { current: ownPassword(thief), password: ownPassword(thief) }, from, {
        authorization: thief.token,
      });
    expect((await again('10.6.6.7')).statusCode).toBe(200);
    const statuses: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      statuses.push((await logsIn(t, NUMBER, `a guess ${n}`, '10.6.6.6')).statusCode);
      await again('10.6.6.6');
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
    // Nor does what the thief did make the place one that strangers’ measures leave out.
    await flood();
    expect((await signIn('wrong', '10.6.6.7')).statusCode).toBe(429);
  });

  it('goes with its account [API-27]', async () => {
    const gone = await signedUp(t, FIRST);
    const places = () => t.db.selectFrom('login_places').selectAll().execute();
    expect(await places()).toHaveLength(2);
    await t.db.updateTable('users').set({ leaves_at: t.clock.now }).where('id', '=', gone.id).execute();
    expect(await emptyAccount(t.db, gone.id, t.clock.now)).toBe(true);
    expect(await places()).toEqual([]);
  });
});

describe('a device where an account without a number is known', () => {
  it('is at home for no sign-up: a mailbox gets six messages from all places together [API-24]', async () => {
    const device = await deviceWithoutNumber();
    const asks = async (from: string, headers = {}) => {
      const body = { countryCode: '91', username: 'Asha', password: 'long enough', phone: '9700000001' };
      const answer = await post('users', { ...body, email: 'asha@example.in' }, from, headers);
      expect(answer.statusCode).toBe(200);
    };
    for (const n of many(12)) await asks(`10.5.0.${n}`);
    await asks('10.5.1.1', device);
    await new Promise((done) => setTimeout(done, 100));
    expect(await mailsTo(t, 'asha@example.in', 6)).toHaveLength(6);
  });

  it('tells nobody which e-mails have an account [API-27]', async () => {
    const device = await deviceWithoutNumber();
    const forgot = async (username: string, headers = {}) =>
      (await post('users/forgotPassword', { username }, '10.7.0.1', headers)).statusCode;
    for (const n of many(30)) expect([n, await forgot(`n${n}@example.in`)]).toEqual([n, 200]);
    expect([await forgot('nobody@example.in', device), await forgot('agent@example.in', device)]).toEqual([429, 429]);
  });
});

it('remembers a place of an account that shares its number for what is its alone: a new password [API-28]', async () => {
  await signedUp(t, FIRST, '10.8.0.1');
  const second: SignedUp = await signedUp(t, SECOND, '10.3.0.1');
  const device = cookieOf(await signIn(ownPassword(second), '10.3.0.1'));
  for (const n of many(30)) await post('users/forgotPassword', { username: `n${n}@example.in` }, '10.3.0.1');
  expect((await post('users/forgotPassword', { username: SECOND.email }, '10.3.0.1')).statusCode).toBe(429);
  expect((await post('users/forgotPassword', { username: SECOND.email }, '10.3.0.1', device)).statusCode).toBe(200);
  expect((await logsIn(t, AGENT.phone, AGENT.password, '10.3.0.1')).statusCode).toBe(200);
});

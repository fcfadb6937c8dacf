import { generateSync } from 'otplib';
import type { ConsoleCall } from '@/contract/console';
import { OPERATOR_IDLE } from '@/server/db/queries/operators';
import { act } from '@/server/operations/act';
import { addOperator, linkOperator } from '@/server/operations/operators';
import { askConsole, cookieIn } from '../../support/server/operators';
import { testPasskey } from '../../support/server/passkey';
import { appOfEach } from '../../support/server/testApp';

const PASSWORD = 'a river of tea';
const MINUTE = 60_000;

const t = appOfEach({ properties: 0, projects: 0 });

const ask = (name: ConsoleCall, asked: object = {}, headers = {}) => askConsole(t.app, name, { ...asked }, headers);
const made = async (name: ConsoleCall, asked: object) => {
  const said = await ask(name, asked);
  expect([name, said.statusCode, said.body]).toEqual([name, 200, said.body]);
  return said;
};
const isIn = async (cookie: string) => (await ask('getSession', {}, { cookie })).statusCode === 200;

async function link(again?: string): Promise<string> {
  const { now } = t.clock;
  const work = again === undefined ? addOperator(t.config, { name: 'Sita' }, now) : linkOperator(t.config, again, now);
  const { answer } = await act(t.db, { operatorId: null, action: 'operator.link', now }, work);
  return answer.link.split('#')[1] ?? '';
}
const operatorId = async () => (await t.db.selectFrom('operators').select('id').executeTakeFirstOrThrow()).id;
const codeOf = (secret: string) => generateSync({ secret, epoch: t.clock.now / 1000 });

async function joined() {
  const token = await link();
  const { codes } = (await made('openLink', { token })).json<{ codes: { secret: string; uri: string } }>();
  expect(codes.uri).toContain(codes.secret);
  const said = await made('joinByPassword', { token, password: PASSWORD, code: codeOf(codes.secret) });
  return { token, secret: codes.secret, cookie: cookieIn(said) };
}

it('lets the first operator in as an owner by a link that works once and for a day, in a cookie that only the console gets', async () => {
  const { token, cookie, secret } = await joined();
  const said = await ask('getSession', {}, { cookie });
  expect(said.json()).toEqual({ name: 'Sita', role: 'owner' });
  expect((await ask('openLink', { token })).statusCode).toBe(410);
  t.clock.now += MINUTE;
  const again = await made('signInByPassword', { name: 'sita', password: PASSWORD, code: codeOf(secret) });
  expect(again.headers['set-cookie']).toMatch(
    /^__Host-operator=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  const stored = JSON.stringify(await t.db.selectFrom('operators').selectAll().execute());
  expect(stored).not.toContain(secret);

  const other = await link(await operatorId());
  expect(await isIn(cookie)).toBe(false);
  t.clock.now += 24 * 60 * MINUTE;
  expect((await ask('openLink', { token: other })).statusCode).toBe(410);
});

it('ends a session after half an hour without a call, and at once by a log-out', async () => {
  const { cookie, secret } = await joined();
  t.clock.now += OPERATOR_IDLE - MINUTE;
  expect(await isIn(cookie)).toBe(true);
  t.clock.now += OPERATOR_IDLE - MINUTE;
  expect(await isIn(cookie)).toBe(true);
  t.clock.now += OPERATOR_IDLE;
  expect(await isIn(cookie)).toBe(false);
  const next = cookieIn(await made('signInByPassword', { name: 'Sita', password: PASSWORD, code: codeOf(secret) }));
  expect((await ask('signOut', {}, { cookie: next })).headers['set-cookie']).toMatch(/Max-Age=0/);
  expect(await isIn(next)).toBe(false);
});

it('takes a code once, and lets nobody guess: five wrong ones, then waits that grow', async () => {
  const { secret } = await joined();
  const signIn = async (code: string, password = PASSWORD) =>
    (await ask('signInByPassword', { name: 'Sita', password, code })).statusCode;
  t.clock.now += MINUTE;
  expect(await signIn(codeOf(secret), 'another password')).toBe(400);
  expect(await signIn(codeOf(secret))).toBe(200);
  expect(await signIn(codeOf(secret))).toBe(400);
  t.clock.now += 60 * MINUTE;

  const answers: number[] = [];
  const wrong = (n: number) => String((Number(codeOf(secret)) + 1 + n) % 1_000_000).padStart(6, '0');
  for (let n = 0; n < 1000; n += 1) {
    answers.push(await signIn(wrong(n)));
    t.clock.now += 1000;
  }
  const compared = answers.filter((status) => status === 400).length;
  expect(answers.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
  expect(compared).toBeLessThan(15);
  expect(answers.at(-1)).toBe(429);
}, 60_000);

it('takes each answer of a passkey once, of this site, and from its own device', async () => {
  const token = await link();
  const origin = 'http://localhost';
  const device = testPasskey(origin);
  const challengeIn = async (name: ConsoleCall, asked = {}) =>
    (await made(name, asked)).json<{ options: { challenge: string } }>().options.challenge;
  const passkey = device.made(await challengeIn('openLink', { token }));
  await made('joinByPasskey', { token, passkey });
  expect((await ask('joinByPasskey', { token, passkey })).statusCode).toBe(410);

  const signed = device.signed(await challengeIn('askPasskey'));
  await made('signInByPasskey', { passkey: signed });
  const refused = async (answer: object) => (await ask('signInByPasskey', { passkey: answer })).statusCode;
  expect(await refused(signed)).toBe(400);
  expect(await refused(device.signed('bm90IG91cnM'))).toBe(400);
  const stranger = { ...testPasskey(origin).signed(await challengeIn('askPasskey')), id: signed.id, rawId: signed.id };
  expect(await refused(stranger)).toBe(400);
  expect(await refused(testPasskey('http://localhost.in').signed(await challengeIn('askPasskey')))).toBe(400);
  const late = await challengeIn('askPasskey');
  t.clock.now += 6 * MINUTE;
  expect(await refused(device.signed(late))).toBe(400);
  await made('signInByPasskey', { passkey: device.signed(await challengeIn('askPasskey')) });
});

it('offers passkeys under a name with TLS and on localhost alone, and no way in over an open line', async () => {
  const ways = async (host: string) =>
    (await t.app.inject({ url: '/console/api/ways', headers: { host } })).json<{ passkeys: boolean }>().passkeys;
  expect([await ways('localhost:3000'), await ways('127.0.0.1:3000')]).toEqual([true, false]);
  const open = await t.app.inject({ url: '/console/api/ways', headers: { host: 'gruham.in' } });
  expect(open.statusCode).toBe(403);
});

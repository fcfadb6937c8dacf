import type { FastifyInstance } from 'fastify';
import { answers } from '@/contract/answers';
import { ask, codeIn, mailsTo, signIn, type IdAnswer, type LoginAnswer } from './accounts';
import type { TestApp } from './testApp';

export interface NewPerson {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}
export interface SignedUp extends NewPerson {
  readonly id: string;
  readonly token: string;
}
export const PASSWORD = 'a long password';

/** Signs somebody up, from an address of their own, with the code out of the mailbox. */
export async function signedUp(t: TestApp, person: NewPerson, from = '10.1.1.1', app = t.app): Promise<SignedUp> {
  const { name, phone, email } = person;
  // Messages sort by the time.
  t.clock.now += 1000;
  const before = (await mailsTo(t, email, 0)).length;
  const body = { countryCode: '91', username: name, password: `${PASSWORD} of ${name}`, email, phone };
  const asked = await ask(app, 'users', body, from);
  const [mail] = await mailsTo(t, email, before + 1);
  const answer = await ask(app, 'users/validateOTP', { _id: asked.json<IdAnswer>().id, otp: codeIn(mail) }, from);
  const { user } = answers.validateOtp.parse(answer.json());
  return { ...person, id: user._id, token: user.token ?? '' };
}

export const logsIn = (t: TestApp, phone: string, password: string, from = '10.1.1.1') =>
  signIn(t.app, { phone, password }, from);
export const ownPassword = ({ name }: NewPerson): string => `${PASSWORD} of ${name}`;

const called = (app: FastifyInstance, path: string, authorization: string, payload: object, from: string) =>
  app.inject({
    method: 'POST',
    url: `/api/users/phone/${path}`,
    payload,
    headers: { authorization, 'content-type': 'application/json' },
    remoteAddress: from,
  });
export const asksForCode = (t: TestApp, token: string, body: object = {}, from = '10.1.1.1', app = t.app) =>
  called(app, 'code', token, body, from);
export const entersCode = (t: TestApp, token: string, code: string, app = t.app) =>
  called(app, 'confirm', token, { code }, '10.1.1.1');

/** Proves a number by the code that was sent to it; answers what confirming was answered. Another one needs the password. */
export async function provesNumber(
  t: TestApp,
  { token, phone, password }: Pick<SignedUp, 'token' | 'phone'> & { readonly password?: string },
  from = '10.1.1.1',
) {
  t.clock.now += 1000;
  const before = (await mailsTo(t, phone, 0)).length;
  const asked = await asksForCode(t, token, { phone, ...(password !== undefined && { password }) }, from);
  if (asked.statusCode !== 200) throw new Error(asked.body);
  const [text] = await mailsTo(t, phone, before + 1);
  return entersCode(t, token, codeIn(text));
}

/** Makes an agent of a user, as the dashboard does; answers with the token. */
export async function becomesAgent(t: TestApp, { token }: SignedUp): Promise<string> {
  const answer = await t.post('/api/enquiries', { kind: 'agentApplication' }, { authorization: token });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  await t.db.updateTable('users').set({ role_code: 'agt' }).where('role_code', '=', 'usr').execute();
  return token;
}

/** The token that a new password by e-mail gives. */
export async function resets(t: TestApp, email: string): Promise<LoginAnswer> {
  t.clock.now += 1000;
  const before = (await mailsTo(t, email, 0)).length;
  const asked = await ask(t.app, 'users/forgotPassword', { username: email });
  const [mail] = await mailsTo(t, email, before + 1);
  const body = { id: asked.json<IdAnswer>().id, otp: codeIn(mail), password: 'quite another one' };
  return (await ask(t.app, 'users/setPassword', body)).json<LoginAnswer>();
}

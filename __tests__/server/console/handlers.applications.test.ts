import type { ConsoleAnswers } from '@/contract/consoleShapes';
import { hasApplied } from '@/server/db/queries/enquiries';
import { mailsTo } from '../../support/server/accounts';
import { anOperator, askConsole, type TestOperator } from '../../support/server/operators';
import { appOfEach } from '../../support/server/testApp';
import { USER } from '../../support/server/world';

const t = appOfEach({ properties: 0, projects: 0, config: { moderation: 'manual' } });
let ravi: TestOperator;
beforeEach(async () => {
  ravi = await anOperator(t, 'Ravi');
});

const ask = (name: Parameters<typeof askConsole>[1], asked: object = {}) =>
  askConsole(t.app, name, { ...asked }, { cookie: ravi.cookie });
const waiting = async () => (await ask('getApplications')).json<ConsoleAnswers['getApplications']>().applications;
async function apply(message: string): Promise<void> {
  t.clock.now += 1000;
  await t.post('/api/enquiries', { kind: 'agentApplication', message }, { authorization: await t.tokenOf(USER) });
}

it('refuses an application with a reason, takes another one, and makes an agent of who is accepted [API-29]', async () => {
  await apply('I sell homes.');
  expect(await waiting()).toMatchObject([{ id: USER.id, message: 'I sell homes.' }]);
  const refusal = { id: USER.id, reason: 'Please tell us your office.' };
  expect((await ask('refuseApplication', refusal)).statusCode).toBe(200);
  expect((await ask('refuseApplication', refusal)).statusCode).toBe(409);
  expect([await waiting(), await hasApplied(t.db, USER.id)]).toEqual([[], false]);

  await apply('I sell homes, at Alipiri.');
  expect(await waiting()).toMatchObject([{ message: 'I sell homes, at Alipiri.' }]);
  expect((await ask('acceptApplication', { id: USER.id })).statusCode).toBe(200);
  expect(await waiting()).toEqual([]);
  const user = await t.db.selectFrom('users').selectAll().where('id', '=', USER.id).executeTakeFirstOrThrow();
  expect(user.role_code).toBe('agt');
  const mails = await mailsTo(t, user.email, 2);
  const told = mails.map(({ text }) => text).join();
  for (const words of ['Please tell us your office.', 'You are an agent now']) expect(told).toContain(words);
});

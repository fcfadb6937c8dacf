import { openApplications } from '@/server/db/queries/operator';
import { findUser } from '@/server/db/queries/people';
import { makePlain } from '@/server/db/queries/profiles';
import { decideApplication } from '@/server/rules/agentApplication';
import { keepingMailer } from '../../support/server/accounts';
import { commandLine } from '../../support/server/commandLine';
import { provesNumber, signedUp } from '../../support/server/phones';
import { appOfEach } from '../../support/server/testApp';
import { AGENT, USER } from '../../support/server/world';

const t = appOfEach({ properties: 0, projects: 0, config: { demo: true } });
const run = commandLine(() => t, keepingMailer().mailer);

const apply = async (authorization: string) =>
  (await t.post('/api/enquiries', { kind: 'agentApplication' }, { authorization })).json<{ message: string }>().message;
const roleOf = async (id: string) => (await findUser(t.db, id))?.role_code;

it.each([
  ['auto', true, true, 'agent'],
  ['auto', true, false, 'agent'],
  ['auto', false, true, 'unproven'],
  ['auto', false, false, 'waiting'],
  ['manual', true, true, 'waiting'],
  ['manual', false, true, 'waiting'],
] as const)(
  'an application under %s moderation, number proven %s, where one can be proven %s, leads to: %s [API-29]',
  async (moderation, isProven, demo, state) => {
    const { now } = t.clock;
    const change = { phone_confirmed_at: isProven ? now : null };
    await t.db.updateTable('users').set(change).where('id', '=', USER.id).execute();
    const user = await findUser(t.db, USER.id);
    if (user === undefined) throw new Error('nobody is there');
    expect(await decideApplication(t.db, { config: { moderation, demo, smsUrl: null }, user, now })).toBe(state);
    expect(await roleOf(USER.id)).toBe(state === 'agent' ? 'agt' : 'usr');
  },
);

describe('an application that was granted is over: who is a user again later is not among those who wait [API-29]', () => {
  const open = (id: string) =>
    t.db.selectFrom('enquiries').select('id').where('user_id', '=', id).where('settled_at', 'is', null).execute();
  const isOver = async (id: string) => {
    expect(await roleOf(id)).toBe('agt');
    expect(await open(id)).toEqual([]);
    await makePlain(t.db, id, t.clock.now);
    expect(await openApplications(t.db, 9)).toMatchObject({ total: 0, rows: [] });
  };

  it('granted at once, and sent once more by the agent', async () => {
    const token = await t.tokenOf(USER);
    expect(await apply(token)).toMatch(/^You are an agent now/);
    t.clock.now += 3_600_000;
    expect(await apply(token)).toBe('You are already an agent.');
    await isOver(USER.id);
  });

  it('granted with the number that was proven; a number proven later makes nobody an agent again', async () => {
    const person = await signedUp(t, { name: 'Meena', phone: '9123456785', email: 'meena@example.in' });
    await apply(person.token);
    await provesNumber(t, person);
    await isOver(person.id);
    await run('confirm-number', person.id, '9123456786');
    expect(await roleOf(person.id)).toBe('usr');
  });

  it('granted before that was noted', async () => {
    await apply(await t.tokenOf(USER));
    await t.db.updateTable('enquiries').set({ settled_at: null }).where('user_id', '=', USER.id).execute();
    expect(await open(USER.id)).toHaveLength(1);
    await makePlain(t.db, USER.id, t.clock.now);
    expect(await open(USER.id)).toEqual([]);
  });

  it('granted at the command line', async () => {
    const person = await signedUp(t, { name: 'Meena', phone: '9123456785', email: 'meena@example.in' });
    await apply(person.token);
    await run('agent', person.id);
    await isOver(person.id);
    await provesNumber(t, person);
    expect(await roleOf(person.id)).toBe('usr');
  });
});

it('an application of an agent waits for nobody [API-29]', async () => {
  await apply(await t.tokenOf(AGENT));
  const { settled_at } = await t.db.selectFrom('enquiries').select('settled_at').executeTakeFirstOrThrow();
  expect(settled_at).not.toBeNull();
  expect(await openApplications(t.db, 9)).toMatchObject({ total: 0 });
});

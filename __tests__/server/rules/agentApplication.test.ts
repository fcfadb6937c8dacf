import { findUser } from '@/server/db/queries/people';
import { decideApplication } from '@/server/rules/agentApplication';
import { appOfEach } from '../../support/server/testApp';
import { USER } from '../../support/server/world';

const t = appOfEach({ properties: 0, projects: 0 });

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
    const change = { phone_confirmed_at: isProven ? t.clock.now : null };
    await t.db.updateTable('users').set(change).where('id', '=', USER.id).execute();
    const user = await findUser(t.db, USER.id);
    if (user === undefined) throw new Error('nobody is there');
    expect(await decideApplication(t.db, { moderation, demo, smsUrl: null }, user)).toBe(state);
    expect((await findUser(t.db, USER.id))?.role_code).toBe(state === 'agent' ? 'agt' : 'usr');
  },
);

import { findSession, openSession, renewPassword, SESSION_IDLE, SESSION_MOST } from '@/server/db/queries/sessions';
import { testApp, type TestApp } from '../../../support/server/testApp';
import { AGENT, NOW, USER } from '../../../support/server/world';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ properties: 1, projects: 1 });
});
afterAll(() => t.close());

const hashOf = async (id: string) =>
  (await t.db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow()).password_hash;

describe('sessions', () => {
  it('end after a day unused, and after seven days at most [API-25]', async () => {
    const passwordHash = await hashOf(AGENT.id);
    expect(await openSession(t.db, { tokenHash: 'one', userId: AGENT.id, passwordHash, now: NOW })).toBe(true);
    expect(await findSession(t.db, 'one', NOW + SESSION_IDLE)).toBeNull();
    for (let now = NOW; now < NOW + SESSION_MOST; now += SESSION_IDLE / 2) {
      expect(await findSession(t.db, 'one', now)).toEqual({ userId: AGENT.id, roleCode: 'agt' });
    }
    expect(await findSession(t.db, 'one', NOW + SESSION_MOST)).toBeNull();
  });

  it('are not opened by a password that was replaced in the meantime [API-28]', async () => {
    const passwordHash = await hashOf(USER.id);
    await openSession(t.db, { tokenHash: 'early', userId: USER.id, passwordHash, now: NOW });
    await renewPassword(t.db, USER.id, 'another hash');
    expect(await findSession(t.db, 'early', NOW)).toBeNull();
    expect(await openSession(t.db, { tokenHash: 'late', userId: USER.id, passwordHash, now: NOW })).toBe(false);
    expect(await findSession(t.db, 'late', NOW)).toBeNull();
  });

  it('are not opened by a password that is being replaced at the same moment [API-28]', async () => {
    let opened: Promise<boolean> | undefined;
    await t.db.transaction().execute(async (part) => {
      await renewPassword(part, USER.id, 'a third hash');
      opened = openSession(t.db, { tokenHash: 'beside', userId: USER.id, passwordHash: 'another hash', now: NOW });
      await new Promise((done) => setTimeout(done, 100));
    });
    expect(await opened).toBe(false);
    expect(await findSession(t.db, 'beside', NOW)).toBeNull();
  });
});

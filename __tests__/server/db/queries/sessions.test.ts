import { sessions } from '@/server/db/migrations/009-sessions';
import {
  findSession,
  openSession,
  renewPassword,
  SESSION_IDLE,
  SESSION_MOST,
  sessionsOf,
} from '@/server/db/queries/sessions';
import { openTestDatabase } from '../../../support/postgres/databases';
import { appOfAll } from '../../../support/server/testApp';
import { AGENT, fillWorld, NOW, USER } from '../../../support/server/world';
import { newFolder } from '../../../support/newFolder';

const t = appOfAll({ properties: 1, projects: 1 });

const hashOf = async (id: string, db = t.db) =>
  (await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow()).password_hash;

describe('sessions', () => {
  it('end after a day unused, and after seven days at most [API-25]', async () => {
    const passwordHash = await hashOf(AGENT.id);
    expect(
      await openSession(t.db, {
        tokenHash: 'one',
        userId: AGENT.id,
        passwordHash,
        device: null,
        language: 'en',
        now: NOW,
      }),
    ).toBe(true);
    expect(await findSession(t.db, 'one', NOW + SESSION_IDLE)).toBeNull();
    for (let now = NOW; now < NOW + SESSION_MOST; now += SESSION_IDLE / 2) {
      expect(await findSession(t.db, 'one', now)).toEqual({ tokenHash: 'one', userId: AGENT.id, roleCode: 'agt' });
    }
    expect(await findSession(t.db, 'one', NOW + SESSION_MOST)).toBeNull();
  });

  it('are not opened by a password that was replaced in the meantime [API-28]', async () => {
    const passwordHash = await hashOf(USER.id);
    await openSession(t.db, {
      tokenHash: 'early',
      userId: USER.id,
      passwordHash,
      device: null,
      language: 'en',
      now: NOW,
    });
    await renewPassword(t.db, USER.id, 'another hash');
    expect(await findSession(t.db, 'early', NOW)).toBeNull();
    expect(
      await openSession(t.db, {
        tokenHash: 'late',
        userId: USER.id,
        passwordHash,
        device: null,
        language: 'en',
        now: NOW,
      }),
    ).toBe(false);
    expect(await findSession(t.db, 'late', NOW)).toBeNull();
  });

  it('are not opened by a password that is being replaced at the same moment [API-28]', async () => {
    let opened: Promise<boolean> | undefined;
    await t.db.transaction().execute(async (part) => {
      await renewPassword(part, USER.id, 'a third hash');
      opened = openSession(t.db, {
        tokenHash: 'beside',
        userId: USER.id,
        passwordHash: 'another hash',
        device: null,
        language: 'en',
        now: NOW,
      });
      await new Promise((done) => setTimeout(done, 100));
    });
    expect(await opened).toBe(false);
    expect(await findSession(t.db, 'beside', NOW)).toBeNull();
  });
});

describe('a database of before', () => {
  it('keeps its sessions, which are shown without a device [AUTH-9]', async () => {
    const dataDir = newFolder();
    const { db } = await openTestDatabase(dataDir);
    try {
      await fillWorld(db, [], []);
      // As it was: without what the migration adds.
      await db.schema.dropIndex('challenges_by_user').execute();
      await db.schema.alterTable('challenges').dropColumn('mailbox').execute();
      await db.schema.alterTable('sessions').dropColumn('device').execute();
      const times = { created_at: NOW, last_used_at: NOW, expires_at: NOW + SESSION_MOST };
      await db
        .insertInto('sessions')
        .values({ token_hash: 'old', user_id: AGENT.id, ...times })
        .execute();
      await sessions.up(db);
      expect(await findSession(db, 'old', NOW)).toMatchObject({ userId: AGENT.id });
      expect(await sessionsOf(db, AGENT.id, NOW)).toMatchObject([{ token_hash: 'old', device: null }]);
      await openSession(db, {
        tokenHash: 'new',
        userId: AGENT.id,
        passwordHash: await hashOf(AGENT.id, db),
        device: 'Chrome on Android',
        language: 'en',
        now: NOW + 1,
      });
      expect(await sessionsOf(db, AGENT.id, NOW + 1)).toMatchObject([
        { device: 'Chrome on Android' },
        { device: null },
      ]);
    } finally {
      await db.destroy();
    }
  });
});

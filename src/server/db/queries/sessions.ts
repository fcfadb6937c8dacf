import { databaseFailure } from '../dialects/failures';
import { inTransaction } from '../inTransaction';
import type { Db } from '../schema';

/** ms: how long a session lives unused, and at most. */
export const SESSION_IDLE = 24 * 60 * 60 * 1000;
export const SESSION_MOST = 7 * SESSION_IDLE;
/** The last use is written at most this often, ms. */
const TOUCH = 60_000;

export interface Session {
  readonly userId: string;
  readonly roleCode: string;
}

interface NewSession {
  readonly tokenHash: string;
  readonly userId: string;
  /** What the password was compared to. */
  readonly passwordHash: string;
  readonly now: number;
}

/**
 * Stores a new session, but only while the password that opened it is still the account's: a reset that ends during
 * a login leaves none behind.
 */
export async function openSession(db: Db, { tokenHash, userId, passwordHash, now }: NewSession): Promise<boolean> {
  return inTransaction(db, async (part) => {
    // Takes the row, so that a reset comes before this, or after it and then ends this session too.
    const taken = await part
      .updateTable('users')
      .set((eb) => ({ role_code: eb.ref('role_code') }))
      .where('id', '=', userId)
      .where('password_hash', '=', passwordHash)
      .returning('id')
      .executeTakeFirst();
    if (taken === undefined) return false;
    await part
      .insertInto('sessions')
      .values({
        token_hash: tokenHash,
        user_id: userId,
        created_at: now,
        last_used_at: now,
        expires_at: now + SESSION_MOST,
      })
      .execute();
    return true;
  });
}

/** Gives an account a new password and ends its sessions. To be run in a transaction. */
export async function renewPassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Lets go the sessions that nobody can use any longer. */
export async function sweepSessions(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('last_used_at', '<=', now - SESSION_IDLE)]))
    .execute();
}

/** The session of a token's hash; null when it is unknown, unused for too long, or too old. */
export async function findSession(db: Db, tokenHash: string, now: number): Promise<Session | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['user_id', 'role_code', 'last_used_at', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (row === undefined || row.expires_at <= now || row.last_used_at + SESSION_IDLE <= now) return null;
  if (row.last_used_at + TOUCH < now) {
    await db
      .updateTable('sessions')
      .set({ last_used_at: now })
      .where('token_hash', '=', tokenHash)
      .execute()
      .catch((error: unknown) => {
        // Whoever only reads can go on reading while the disk is full.
        if (databaseFailure(error) !== 'full') throw error;
      });
  }
  return { userId: row.user_id, roleCode: row.role_code };
}

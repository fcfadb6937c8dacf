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

/** Stores a new session, and lets the same user's expired ones go. */
export async function saveSession(db: Db, tokenHash: string, userId: string, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<=', now).execute();
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      created_at: now,
      last_used_at: now,
      expires_at: now + SESSION_MOST,
    })
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
    await db.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute();
  }
  return { userId: row.user_id, roleCode: row.role_code };
}

/** The account of a mobile number, with what a password is compared to. */
export const findAccount = (db: Db, phone: string) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'role_code', 'email', 'phone', 'country_code', 'password_hash'])
    .where('phone', '=', phone)
    .executeTakeFirst();

import type { Language } from '@/domain/languages';
import { databaseFailure } from '../dialects/failures';
import { inTransaction } from '../inTransaction';
import type { Db } from '../schema';

/** ms: how long a session lives unused, and at most. */
export const SESSION_IDLE = 24 * 60 * 60 * 1000;
export const SESSION_MOST = 7 * SESSION_IDLE;
/** An account has so many sessions at once; the one that lay unused longest goes for a further one. */
export const SESSIONS_OF_ONE = 20;
/** The last use is written at most this often, ms. */
const TOUCH = 60_000;

export interface Session {
  readonly tokenHash: string;
  readonly userId: string;
  readonly roleCode: string;
}

interface NewSession {
  readonly tokenHash: string;
  readonly userId: string;
  /** What the password was compared to. */
  readonly passwordHash: string;
  /** "Chrome on Android", where known. */
  readonly device: string | null;
  /** Of the page where it begins: the account is written to in it from now on. */
  readonly language: Language;
  readonly now: number;
}

/**
 * Stores a new session, but only while the password that opened it is still the account's: a reset that ends during
 * a login leaves none behind. A suspended account gets none.
 */
export async function openSession(
  db: Db,
  { tokenHash, userId, passwordHash, device, language, now }: NewSession,
): Promise<boolean> {
  return inTransaction(db, async (part) => {
    // Takes the row, so that a reset comes before this, or after it and then ends this session too.
    const taken = await part
      .updateTable('users')
      .set({ language })
      .where('id', '=', userId)
      .where('password_hash', '=', passwordHash)
      .where('suspended_at', 'is', null)
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
        device,
      })
      .execute();
    const others = part.selectFrom('sessions').where('user_id', '=', userId).where('token_hash', '!=', tokenHash);
    const kept = others
      .select('token_hash')
      .orderBy('last_used_at', 'desc')
      .orderBy('token_hash')
      .limit(SESSIONS_OF_ONE - 1);
    await part
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('token_hash', '!=', tokenHash)
      .where('token_hash', 'not in', kept)
      .execute();
    return true;
  });
}

interface Renewal {
  /** The session that goes on, by its token's hash, and by the new one under which it does. */
  readonly kept: string;
  readonly tokenHash: string;
  /** What the old password was compared to. */
  readonly compared: string;
}

/**
 * Gives an account a new password and ends its sessions. Where the old one was shown (`renewal`), one session goes on with
 * another token, and nothing is done, and false answered, when the password is another one by now. To be run in a transaction.
 */
export async function renewPassword(db: Db, userId: string, passwordHash: string, renewal?: Renewal): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .$if(renewal !== undefined, (change) => change.where('password_hash', '=', renewal?.compared ?? ''))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await endOthers(db, userId, renewal?.kept ?? '');
  if (renewal !== undefined)
    await db
      .updateTable('sessions')
      .set({ token_hash: renewal.tokenHash })
      .where('token_hash', '=', renewal.kept)
      .execute();
  return true;
}

/** Ends all sessions of a user but `kept`, by its token's hash. */
export async function endOthers(db: Db, userId: string, kept: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '!=', kept).execute();
}

/** Ends the session of a token's hash, if it is the user's. */
export async function endSession(db: Db, userId: string, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '=', tokenHash).execute();
}

/** The sessions of a user that can still be used, the one used last first. */
export const sessionsOf = (db: Db, userId: string, now: number) =>
  db
    .selectFrom('sessions')
    .select(['token_hash', 'created_at', 'last_used_at', 'device'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', now - SESSION_IDLE)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(SESSIONS_OF_ONE)
    .execute();

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
  return { tokenHash, userId: row.user_id, roleCode: row.role_code };
}

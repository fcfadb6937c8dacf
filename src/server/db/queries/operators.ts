import { sql, type Insertable } from 'kysely';
import { anyRow } from '../rows';
import type { Db, OperatorLinksTable, OperatorPasskeysTable, OperatorsTable } from '../schema';

/** An operator signs in again after so long without a call, ms. */
export const OPERATOR_IDLE = 30 * 60 * 1000;
/** The last use is written at most this often, ms. */
const TOUCH = 30_000;

/** Whoever is signed in to the console. */
export type Operator = Readonly<Pick<OperatorsTable, 'id' | 'name' | 'role'>>;

const there = (db: Db) => db.selectFrom('operators').where('removed_at', 'is', null);

export const operatorNamed = (db: Db, name: string) =>
  there(db)
    .selectAll()
    .where(sql<string>`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst();

export const operatorOf = (db: Db, id: string) => there(db).selectAll().where('id', '=', id).executeTakeFirst();

/** Those who are not removed, the first one first, each with how they sign in and when they last did something. */
export const operatorsThere = (db: Db) =>
  there(db)
    .select((eb) => [
      'id',
      'name',
      'role',
      'created_at',
      'password_hash',
      eb
        .selectFrom('operator_passkeys')
        .select(({ fn }) => fn.count<number>('operator_passkeys.id').as('count'))
        .whereRef('operator_id', '=', 'operators.id')
        .as('passkeys'),
      eb
        .selectFrom('operator_sessions')
        .select(({ fn }) => fn.max('last_used_at').as('at'))
        .whereRef('operator_id', '=', 'operators.id')
        .as('last_seen_at'),
    ])
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/**
 * Keeps everybody else from changing who is an owner until the transaction ends; answers how many owners there are, and
 * how many operators at all.
 */
export async function countOperators(db: Db): Promise<{ readonly owners: number; readonly all: number }> {
  const rows = await db
    .updateTable('operators')
    .set((eb) => ({ role: eb.ref('role') }))
    .where('removed_at', 'is', null)
    .returning('role')
    .execute();
  return { owners: rows.filter(({ role }) => role === 'owner').length, all: rows.length };
}

export async function addOperatorRow(db: Db, { id, name, role }: Operator, now: number): Promise<void> {
  await db
    .insertInto('operators')
    .values({ id, name, role, created_at: now, removed_at: null, ...NO_CREDENTIALS })
    .execute();
}

/** Ends the sessions of an operator, and the links that nobody used. */
export async function endOperator(db: Db, id: string): Promise<void> {
  await db.deleteFrom('operator_sessions').where('operator_id', '=', id).execute();
  await db.deleteFrom('operator_links').where('operator_id', '=', id).where('used_at', 'is', null).execute();
}

type Credentials = Pick<OperatorsTable, 'password_hash' | 'totp_secret' | 'totp_step'>;
export const NO_CREDENTIALS: Credentials = { password_hash: null, totp_secret: null, totp_step: null };

/** Gives an operator another way to sign in, in place of all there were. */
export async function setCredentials(db: Db, id: string, credentials: Credentials): Promise<void> {
  await db.deleteFrom('operator_passkeys').where('operator_id', '=', id).execute();
  await db.updateTable('operators').set(credentials).where('id', '=', id).execute();
}

export async function markRemoved(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('operators').set({ removed_at: now }).where('id', '=', id).execute();
}

export async function addPasskey(db: Db, passkey: Insertable<OperatorPasskeysTable>): Promise<void> {
  await db.insertInto('operator_passkeys').values(passkey).execute();
}

/** A passkey with its operator, unless that one is removed. */
export const findPasskey = (db: Db, id: string) =>
  db
    .selectFrom('operator_passkeys')
    .innerJoin('operators', 'operators.id', 'operator_passkeys.operator_id')
    .select(['operators.id', 'operators.name', 'operators.role', 'public_key', 'counter'])
    .where('operator_passkeys.id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

export async function countPasskeyUse(db: Db, id: string, counter: number): Promise<void> {
  await db.updateTable('operator_passkeys').set({ counter }).where('id', '=', id).execute();
}

/** Uses up the code of a time step; false when it, or a later one, was used before, or the password is another one by now. */
export const takeTotpStep = (db: Db, id: string, passwordHash: string, step: number): Promise<boolean> =>
  anyRow(
    db
      .updateTable('operators')
      .set({ totp_step: step })
      .where('id', '=', id)
      .where('password_hash', '=', passwordHash)
      .where('removed_at', 'is', null)
      .where((eb) => eb.or([eb('totp_step', 'is', null), eb('totp_step', '<', step)]))
      .returning('id'),
  );

export async function addLink(db: Db, link: Omit<OperatorLinksTable, 'used_at'>): Promise<void> {
  await db
    .insertInto('operator_links')
    .values({ ...link, used_at: null })
    .execute();
}

/** A link that still works, with its operator. */
export const findLink = (db: Db, tokenHash: string, now: number) =>
  db
    .selectFrom('operator_links')
    .innerJoin('operators', 'operators.id', 'operator_links.operator_id')
    .select(['operators.id', 'operators.name', 'operators.role', 'purpose'])
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

/** Uses a link up. Of all who try at once, one is answered true. */
export const takeLink = (db: Db, tokenHash: string, now: number): Promise<boolean> =>
  anyRow(
    db
      .updateTable('operator_links')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where('purpose', '=', 'join')
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('token_hash'),
  );

export async function addChallenge(db: Db, challengeHash: string, purpose: string, expiresAt: number): Promise<void> {
  await db
    .insertInto('operator_challenges')
    .values({ challenge_hash: challengeHash, purpose, expires_at: expiresAt })
    .execute();
}

/** Uses a challenge up, whatever comes of its answer; false when there is none of this purpose, or it is too old. */
export async function takeChallenge(db: Db, challengeHash: string, purpose: string, now: number): Promise<boolean> {
  const row = await db
    .deleteFrom('operator_challenges')
    .where('challenge_hash', '=', challengeHash)
    .where('purpose', '=', purpose)
    .returning('expires_at')
    .executeTakeFirst();
  return row !== undefined && row.expires_at > now;
}

export async function addOperatorSession(db: Db, tokenHash: string, operatorId: string, now: number): Promise<void> {
  await db
    .insertInto('operator_sessions')
    .values({ token_hash: tokenHash, operator_id: operatorId, created_at: now, last_used_at: now })
    .execute();
}

export async function endOperatorSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('operator_sessions').where('token_hash', '=', tokenHash).execute();
}

/** Who is signed in with a token's hash; null when it is unknown, unused for too long, or its operator removed. */
export async function findOperatorSession(db: Db, tokenHash: string, now: number): Promise<Operator | null> {
  const row = await db
    .selectFrom('operator_sessions')
    .innerJoin('operators', 'operators.id', 'operator_sessions.operator_id')
    .select(['operators.id', 'operators.name', 'operators.role', 'last_used_at'])
    .where('token_hash', '=', tokenHash)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined || row.last_used_at + OPERATOR_IDLE <= now) return null;
  if (row.last_used_at + TOUCH < now)
    await db.updateTable('operator_sessions').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute();
  const { id, name, role } = row;
  return { id, name, role };
}

/** Lets go the sessions, links and challenges that nobody can use any longer. */
export async function sweepOperators(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('operator_sessions')
    .where('last_used_at', '<=', now - OPERATOR_IDLE)
    .execute();
  await db.deleteFrom('operator_links').where('expires_at', '<=', now).execute();
  await db.deleteFrom('operator_challenges').where('expires_at', '<=', now).execute();
}

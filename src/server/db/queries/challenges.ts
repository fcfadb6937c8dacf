import { sql, type Insertable, type Selectable } from 'kysely';
import { anyRow } from '../rows';
import type { ChallengesTable, Db } from '../schema';

export type Purpose = ChallengesTable['purpose'];
export type Challenge = Selectable<ChallengesTable>;

/** A code is compared at most so often; after that it is void. */
const MOST_TRIES = 5;
/** No code is good for longer than this, ms: one that says so was made while a clock was wrong. */
const LONGEST = 24 * 60 * 60 * 1000;

/** Stores new challenges. `voided`: the earlier ones with this `account` become void; null: none. */
export async function saveChallenges(
  db: Db,
  rows: readonly Insertable<ChallengesTable>[],
  voided: string | null,
): Promise<void> {
  if (voided !== null) await db.deleteFrom('challenges').where('account', '=', voided).execute();
  await db.insertInto('challenges').values(rows).execute();
}

/** Stores a challenge in place of the earlier one with its id. */
export async function replaceChallenge(db: Db, row: Insertable<ChallengesTable>): Promise<void> {
  await db
    .insertInto('challenges')
    .values(row)
    .onConflict((conflict) => conflict.column('id_hash').doUpdateSet(row))
    .execute();
}

/**
 * Counts a guess before it is compared, in one statement, so that parallel guesses get no more than the five.
 * Undefined when the challenge is unknown, of another purpose, expired, used, or out of tries.
 */
export const countTry = (db: Db, idHash: string, purpose: Purpose, now: number): Promise<Challenge | undefined> =>
  db
    .updateTable('challenges')
    .set({ tries: sql<number>`tries + 1` })
    .where('id_hash', '=', idHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', now + LONGEST)
    .where('tries', '<', MOST_TRIES)
    .returningAll()
    .executeTakeFirst();

/** Uses a challenge up. Of all who try at once, one is answered true. */
export function useUp(db: Db, idHash: string, now: number): Promise<boolean> {
  const used = db.updateTable('challenges').set({ used_at: now }).where('id_hash', '=', idHash);
  return anyRow(used.where('used_at', 'is', null).returning('id_hash'));
}

/** No code is right any longer: it never reached its reader. To others they look like any challenge. */
export async function voidCodes(db: Db, idHashes: readonly string[]): Promise<void> {
  await db.updateTable('challenges').set({ code_hash: '' }).where('id_hash', 'in', idHashes).execute();
}

/** No code that was sent for a user's password opens anything any longer: it has a new one. */
export async function voidResets(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('challenges').where('user_id', '=', userId).where('purpose', '=', 'reset').execute();
}

export async function sweepChallenges(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('challenges')
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('expires_at', '>', now + LONGEST)]))
    .execute();
}

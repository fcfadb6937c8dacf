import { sql, type Insertable, type Selectable } from 'kysely';
import type { ChallengesTable, Db } from '../schema';

export type Purpose = ChallengesTable['purpose'];
export type Challenge = Selectable<ChallengesTable>;

/** A code is compared at most so often; after that it is void. */
const MOST_TRIES = 5;

/** Stores a new challenge. `replacing`: the earlier ones with the same `account` become void. */
export async function saveChallenge(db: Db, row: Insertable<ChallengesTable>, replacing: boolean): Promise<void> {
  if (replacing) await db.deleteFrom('challenges').where('account', '=', row.account).execute();
  await db.insertInto('challenges').values(row).execute();
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
    .where('tries', '<', MOST_TRIES)
    .returningAll()
    .executeTakeFirst();

/** Uses a challenge up. Of all who try at once, one is answered true. */
export async function useUp(db: Db, idHash: string, now: number): Promise<boolean> {
  const row = await db
    .updateTable('challenges')
    .set({ used_at: now })
    .where('id_hash', '=', idHash)
    .where('used_at', 'is', null)
    .returning('id_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** No code is right any longer: it never reached its reader. To others it looks like any challenge. */
export async function voidCode(db: Db, idHash: string): Promise<void> {
  await db.updateTable('challenges').set({ code_hash: '' }).where('id_hash', '=', idHash).execute();
}

export async function sweepChallenges(db: Db, now: number): Promise<void> {
  await db.deleteFrom('challenges').where('expires_at', '<=', now).execute();
}

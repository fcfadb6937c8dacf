import { sql } from 'kysely';
import { parseDoc } from '../doc';
import { inTransaction } from '../inTransaction';
import type { Db } from '../schema';
import { settleApplications } from './enquiries';

export interface SealedAadhaar {
  readonly sealed: string;
  readonly lastFour: string;
}

/** The last four digits of a user's Aadhaar number; null when there is none. */
export async function aadhaarLastFour(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('aadhaar_numbers')
    .select('last_four')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.last_four ?? null;
}

async function writeAadhaar(db: Db, userId: string, number: SealedAadhaar | null): Promise<void> {
  if (number === null) {
    await db.deleteFrom('aadhaar_numbers').where('user_id', '=', userId).execute();
    return;
  }
  const row = { sealed: number.sealed, last_four: number.lastFour };
  await db
    .insertInto('aadhaar_numbers')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** What a profile form changes; what is undefined stays as it is. */
export interface ProfileChange {
  readonly name: string | null | undefined;
  /** Fields of the user's `doc`; null removes one. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly aadhaar: SealedAadhaar | null | undefined;
}

/** Writes a profile as a whole or not at all. Two forms at once both count: each changes its own fields. */
export async function updateProfile(db: Db, userId: string, { name, fields, aadhaar }: ProfileChange): Promise<void> {
  await inTransaction(db, async (part) => {
    // The first statement takes the row, so that nobody writes between the reading and the writing of `doc`.
    await part
      .updateTable('users')
      .set((eb) => ({ name: name === undefined ? eb.ref('name') : name }))
      .where('id', '=', userId)
      .execute();
    const user = await part.selectFrom('users').select('doc').where('id', '=', userId).executeTakeFirstOrThrow();
    const merged = { ...parseDoc(user.doc), ...fields };
    const kept = Object.entries(merged).filter(([, value]) => value !== null && value !== undefined);
    await part
      .updateTable('users')
      .set({ doc: JSON.stringify(Object.fromEntries(kept)) })
      .where('id', '=', userId)
      .execute();
    if (aadhaar !== undefined) await writeAadhaar(part, userId, aadhaar);
  });
}

/**
 * Makes a user an agent who stands last among the realtors once a listing of theirs is active; an agent stays as he is.
 * Nobody has to look at an application of theirs any longer. To be run in a transaction.
 */
export async function makeAgent(db: Db, userId: string, now: number): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({
      role_code: 'agt',
      rank: eb
        .selectFrom('users as others')
        .select(sql<number>`coalesce(max(${sql.ref('others.rank')}), 0) + 1`.as('next')),
    }))
    .where('id', '=', userId)
    .where('role_code', '!=', 'agt')
    .execute();
  await settleApplications(db, userId, now);
}

/**
 * Makes an agent a user like any other; the listings stay. An application that once made the agent is over, so that it
 * does not do so again. To be run in a transaction.
 */
export async function makePlain(db: Db, userId: string, now: number): Promise<void> {
  await settleApplications(db, userId, now);
  await db.updateTable('users').set({ role_code: 'usr', rank: null }).where('id', '=', userId).execute();
}

import { sql } from 'kysely';
import { inTransaction } from '../inTransaction';
import type { Db } from '../schema';

export interface PhoneView {
  readonly userId: string;
  readonly ownerId: string;
  readonly now: number;
  /** A view counts while it is later than this, ms since 1970. */
  readonly since: number;
  /** So many owners at most within this time. */
  readonly most: number;
}

/** Whether a user was given this owner's phone within the time. */
async function hasSeen(db: Db, { userId, ownerId, since }: PhoneView): Promise<boolean> {
  const row = await db
    .selectFrom('phone_views')
    .select('at')
    .where('user_id', '=', userId)
    .where('owner_id', '=', ownerId)
    .where('at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Notes that a user is given an owner's phone; false when that would be one owner too many. The user's row is taken
 * before counting, so that parallel questions get no more than one after the other would.
 */
export async function seePhone(db: Db, view: PhoneView): Promise<boolean> {
  const { userId, ownerId, now, since, most } = view;
  if (await hasSeen(db, view)) return true;
  return inTransaction(db, async (part) => {
    await part
      .updateTable('users')
      .set((eb) => ({ role_code: eb.ref('role_code') }))
      .where('id', '=', userId)
      .execute();
    if (await hasSeen(part, view)) return true;
    const counted = await part
      .selectFrom('phone_views')
      .select(sql<number>`count(*)`.as('seen'))
      .where('user_id', '=', userId)
      .where('at', '>', since)
      .executeTakeFirst();
    const owner = await part.selectFrom('users').select('id').where('id', '=', ownerId).executeTakeFirst();
    if (owner === undefined || (counted?.seen ?? 0) >= most) return false;
    await part
      .insertInto('phone_views')
      .values({ user_id: userId, owner_id: ownerId, at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'owner_id']).doUpdateSet({ at: now }))
      .execute();
    return true;
  });
}

/** Forgets the views that were no later than this, ms since 1970: they count no more. */
export async function sweepPhoneViews(db: Db, until: number): Promise<void> {
  await db.deleteFrom('phone_views').where('at', '<=', until).execute();
}

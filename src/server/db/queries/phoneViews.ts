import { sql } from 'kysely';
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
 * Notes that a user is given an owner's phone; false when that would be one owner too many. One statement counts and
 * notes, so that parallel questions get no more than one after the other would.
 */
export async function seePhone(db: Db, view: PhoneView): Promise<boolean> {
  const { userId, ownerId, now, since, most } = view;
  if (await hasSeen(db, view)) return true;
  const row = await db
    .insertInto('phone_views')
    .columns(['user_id', 'owner_id', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([eb.val(userId).as('user_id'), 'users.id as owner_id', eb.val(now).as('at')])
        .where('users.id', '=', ownerId)
        .where((where) =>
          where(
            where
              .selectFrom('phone_views')
              .select(sql<number>`count(*)`.as('seen'))
              .where('user_id', '=', userId)
              .where('at', '>', since),
            '<',
            most,
          ),
        ),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'owner_id']).doUpdateSet({ at: now }))
    .returning('at')
    .executeTakeFirst();
  return row !== undefined;
}

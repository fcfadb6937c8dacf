import type { Db } from '../schema';

/** The owners whose phone a user was given after `since`, ms since 1970. */
export async function phonesSeenSince(db: Db, userId: string, since: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('phone_views')
    .select('owner_id')
    .where('user_id', '=', userId)
    .where('at', '>', since)
    .execute();
  return new Set(rows.map(({ owner_id }) => owner_id));
}

/** Notes that a user was given an owner's phone at `at`. */
export async function rememberPhone(db: Db, userId: string, ownerId: string, at: number): Promise<void> {
  await db
    .insertInto('phone_views')
    .values({ user_id: userId, owner_id: ownerId, at })
    .onConflict((conflict) => conflict.columns(['user_id', 'owner_id']).doUpdateSet({ at }))
    .execute();
}

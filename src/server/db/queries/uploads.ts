import type { Db } from '../schema';

/** Notes that a user sent the picture `id` at `at`, ms since 1970. */
export async function addUpload(db: Db, { id, userId, at }: { id: string; userId: string; at: number }): Promise<void> {
  await db.insertInto('uploads').values({ id, user_id: userId, created_at: at }).execute();
}

export async function dropUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', id).execute();
}

/** Whether the picture `id` was sent by this user. */
export async function isUploadOf(db: Db, id: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('uploads')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

import type { Db } from '../schema';

/** A picture that no record shows is kept so long, ms. */
const KEPT = 24 * 60 * 60 * 1000;
/** So many are let go in one round at most. */
const ROUND = 500;

/** Notes that an operator sends the picture `id` at `at`, ms since 1970. */
export async function addDeskPicture(db: Db, { id, at }: { id: string; at: number }): Promise<void> {
  await db.insertInto('desk_pictures').values({ id, created_at: at }).execute();
}

/** From now on records may show it, under its address. */
export async function noteDeskPicture(db: Db, id: string, url: string): Promise<void> {
  await db.updateTable('desk_pictures').set({ url }).where('id', '=', id).execute();
}

export async function dropDeskPicture(db: Db, id: string): Promise<void> {
  await db.deleteFrom('desk_pictures').where('id', '=', id).execute();
}

/**
 * Says which pictures a record shows from now on, such as `project:ID`, by their addresses; answers those that
 * operators sent. Each is kept for a day from now on at least.
 */
export async function setDeskPictures(
  part: Db,
  usedBy: string,
  urls: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  await part.deleteFrom('desk_picture_uses').where('used_by', '=', usedBy).execute();
  if (urls.length === 0) return new Set();
  const rows = await part
    .updateTable('desk_pictures')
    .set({ created_at: now })
    .where('url', 'in', [...new Set(urls)])
    .where('swept_at', 'is', null)
    .returning(['id', 'url'])
    .execute();
  if (rows.length > 0)
    await part
      .insertInto('desk_picture_uses')
      .values(rows.map(({ id }) => ({ picture_id: id, used_by: usedBy })))
      .execute();
  return new Set(rows.flatMap(({ url }) => url ?? []));
}

/** Pictures of operators that no record shows for a day; from now on none can. Those whose removal broke off are among them. */
export async function beginDeskSweep(db: Db, now: number): Promise<readonly string[]> {
  await db
    .updateTable('desk_pictures')
    .set({ swept_at: now })
    .where('created_at', '<=', now - KEPT)
    .where('swept_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('desk_picture_uses').select('used_by').whereRef('picture_id', '=', 'desk_pictures.id'))),
    )
    .execute();
  const rows = await db
    .selectFrom('desk_pictures')
    .select('id')
    .where('swept_at', 'is not', null)
    .limit(ROUND)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends the removal of pictures whose files are gone. */
export async function endDeskSweep(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db.deleteFrom('desk_pictures').where('id', 'in', ids).where('swept_at', 'is not', null).execute();
}

import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../schema';
import { note, noted } from './meta';

/** A picture that nothing refers to is kept so long, ms. */
const KEPT = 24 * 60 * 60 * 1000;
/** So many pictures are let go in one round at most. */
const ROUND = 500;
/** So many old ones are looked at in one round. */
const WINDOW = 2000;
/** The key in `meta` that says where the round before ended. */
const SWEPT_TO = 'uploadsSweptTo';

/** Notes that a user sent the picture `id` at `at`, ms since 1970. */
export async function addUpload(db: Db, { id, userId, at }: { id: string; userId: string; at: number }): Promise<void> {
  await db.insertInto('uploads').values({ id, user_id: userId, created_at: at }).execute();
}

export async function dropUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', id).execute();
}

/** Those of the pictures that this user sent. */
export async function ownUploads(db: Db, userId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('uploads')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', [...new Set(ids)])
    .where('swept_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Those of the pictures that this user sent. They are kept for another day from now on, so that the caller has time to
 * refer to them: one statement decides between that and their removal.
 */
export async function claimUploads(
  db: Db,
  userId: string,
  ids: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .updateTable('uploads')
    .set({ created_at: now })
    .where('user_id', '=', userId)
    .where('id', 'in', [...new Set(ids)])
    .where('swept_at', 'is', null)
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Says which pictures a listing shows, from now on. To be run in the transaction that writes the listing. */
export async function setUploadUses(db: Db, listingId: string, ids: ReadonlySet<string>): Promise<void> {
  await db.deleteFrom('upload_uses').where('listing_id', '=', listingId).execute();
  if (ids.size === 0) return;
  await db
    .insertInto('upload_uses')
    .values([...ids].map((id) => ({ upload_id: id, listing_id: listingId })))
    .execute();
}

interface Place {
  readonly created_at: number;
  readonly id: string;
}

const placeIn = z.tuple([z.number(), z.string()]);

/** Where the round before ended; null when the next one begins with the oldest picture. */
async function sweptTo(db: Db): Promise<Place | null> {
  const value = await noted(db, SWEPT_TO);
  if (value === undefined) return null;
  const [created_at, id] = placeIn.parse(JSON.parse(value));
  return { created_at, id };
}

/**
 * Pictures that no listing and no profile refers to for a day. From now on nothing can refer to them; those whose
 * removal broke off earlier are among them. A round looks at `most` old pictures, from where the round before ended:
 * round after round each of them comes to its turn, the ones in use again and again, since they may come out of use.
 */
export async function beginUploadSweep(db: Db, now: number, most = WINDOW): Promise<readonly string[]> {
  const from = await sweptTo(db);
  const old = db
    .selectFrom('uploads')
    .select(['created_at', 'id'])
    .where('swept_at', 'is', null)
    .where('created_at', '<=', now - KEPT)
    .orderBy('created_at')
    .orderBy('id')
    .limit(most);
  const looked = await (
    from === null ? old : old.where(sql<boolean>`(created_at, id) > (${from.created_at}, ${from.id})`)
  ).execute();
  if (looked.length > 0) {
    await db
      .updateTable('uploads')
      .set({ swept_at: now })
      .where(
        'id',
        'in',
        looked.map(({ id }) => id),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('upload_uses').select('upload_id').whereRef('upload_id', '=', 'uploads.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('users')
              .select('users.id')
              .whereRef('users.id', '=', 'uploads.user_id')
              .where(sql<boolean>`users.doc like '%' || uploads.id || '%'`),
          ),
        ),
      )
      .where('swept_at', 'is', null)
      // Once more: whoever claimed one in the meantime has moved its day.
      .where('created_at', '<=', now - KEPT)
      .execute();
  }
  // Only now: what a round that broke off did not reach is looked at again.
  const end = looked.length < most ? null : (looked.at(-1) ?? null);
  if (from !== null || end !== null) await note(db, SWEPT_TO, end && JSON.stringify([end.created_at, end.id]));
  const rows = await db.selectFrom('uploads').select('id').where('swept_at', 'is not', null).limit(ROUND).execute();
  return rows.map(({ id }) => id);
}

/** Ends the removal of pictures whose files are gone. */
export async function endUploadSweep(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('uploads').where('id', 'in', ids).where('swept_at', 'is not', null).execute();
}

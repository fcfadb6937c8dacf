import { randomUUID } from 'node:crypto';
import { take, type Measure } from '../db/queries/limits';
import { addUpload, dropUpload } from '../db/queries/uploads';
import type { Context } from '../handlers/context';
import { Refusal } from '../http/refusal';
import { turns } from '../http/turns';
import { sha256 } from '../rules/tokens';
import { decodePicture, manyPictures } from './decode';
import { storePicture } from './store';
import { StoreAway } from './uploadStore';

/** A picture in decoding can take some hundred megabytes. */
const takeTurn = turns(2, 30, manyPictures);

/** How many pictures a user can send: thirty listings with ten photos each at once, then one every 12 s. */
export const PICTURES: Measure = { most: 300, every: 12_000 };

/**
 * Takes in one picture that a user sent, under a random name, and answers its address (API-17, API-19, API-20).
 * The user's claim on it is noted first, so that a picture that nothing refers to can be found and removed.
 * Throws 415 and 413 as `decodePicture` does, 429 beyond `PICTURES`, 503 when too many wait or the
 * store is away.
 */
export async function receivePicture(
  { db, uploads, now }: Pick<Context, 'db' | 'uploads' | 'now'>,
  userId: string,
  bytes: Buffer,
): Promise<string> {
  const { wait } = await take(db, sha256(JSON.stringify(['pictures', userId])), PICTURES, now());
  if (wait > 0) {
    throw new Refusal(429, 'You have sent very many pictures. Please try again later.', Math.ceil(wait / 1000));
  }
  const id = randomUUID();
  const leave = await takeTurn();
  try {
    const picture = await decodePicture(bytes);
    await addUpload(db, { id, userId, at: now() });
    return await storePicture(uploads, id, picture).catch(async (error: unknown) => {
      // What was written may still be there, or arrive: then the note stays, and the sweep finds it.
      const gone = await uploads.remove(new Set([id])).then(
        () => !(error instanceof StoreAway),
        () => false,
      );
      if (gone) await dropUpload(db, id);
      throw error;
    });
  } finally {
    leave();
  }
}

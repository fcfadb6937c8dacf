import { randomUUID } from 'node:crypto';
import { spend, take, type Measure } from '../db/queries/limits';
import { setHash } from '../db/queries/alikeUploads';
import { addDeskPicture, dropDeskPicture, noteDeskPicture } from '../db/queries/deskPictures';
import { addUpload, dropUpload } from '../db/queries/uploads';
import type { Db } from '../db/schema';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { semaphore, semaphorePerKey } from '../kernel/semaphore';
import { throwIfLimited } from '../rules/limits';
import { key } from '../rules/tokens';
import { decodePicture, manyPictures } from '../media/decode';
import { pictureHash } from '../media/pictureHash';
import { storePicture } from '../media/pictureVariants';
import { StoreAway, type UploadStore } from '../media/uploadStore';

/** A picture in decoding can take some hundred megabytes. */
const takeTurn = semaphore(2, 30, manyPictures);
/** One of each user's at a time, so that nobody takes both turns; as many wait as a user's forms can hold. */
const takeOwnTurn = semaphorePerKey(1, 8, manyPictures);

/** How many pictures a user can send: thirty listings with ten photos each at once, then one every 12 s. */
const PICTURES: Measure = { most: 300, every: 12_000 };

const DAY = 24 * 60 * 60 * 1000;
const KILOBYTE = 1000;
/** So much must be left for another picture: more than what is stored of any. */
const KILOBYTES_OF_ONE = 5000;
/** How much of a user's pictures is stored, in kilobytes of what came of them: 200 MB at once, and as much a day. */
const PICTURE_KILOBYTES: Measure = { most: 200_000, every: DAY / 200_000 };

const MANY_SENT = { what: 'pictures' } as const;
const noRoom = () => new HttpError(507, said('noRoom'));

interface Reception {
  readonly db: Db;
  readonly uploads: UploadStore;
  readonly now: () => number;
}

/** How it is noted whose a picture is. */
interface Claim {
  readonly add: (db: Db, picture: { id: string; userId: string; at: number }) => Promise<void>;
  readonly drop: (db: Db, id: string) => Promise<void>;
  readonly stored: (db: Db, id: string, kept: { readonly url: string; readonly picture: Buffer }) => Promise<void>;
}
/** What it shows is compared with other listings' pictures. */
const OF_USER: Claim = {
  add: addUpload,
  drop: dropUpload,
  // Where this fails, the picture is looked at later on.
  stored: (db, id, { picture }) =>
    pictureHash(picture)
      .then((hash) => setHash(db, id, hash))
      .catch(() => undefined),
};
/** It is the marketplace's, whichever operator sent it. */
export const OF_DESK: Claim = {
  add: addDeskPicture,
  drop: dropDeskPicture,
  stored: (db, id, { url }) => noteDeskPicture(db, id, url),
};

/** Throws 429 when the user has sent too many pictures or too much, 507 when the store has to keep what is left. */
async function bound({ db, uploads, now }: Reception, userId: string): Promise<void> {
  const at = now();
  throwIfLimited(await take(db, key('pictures', userId), PICTURES, at), MANY_SENT);
  const { most, every } = PICTURE_KILOBYTES;
  const whole = await spend(db, key('picture kilobytes', userId), 0, PICTURE_KILOBYTES, at);
  throwIfLimited({ wait: Math.max(0, whole - at - (most - KILOBYTES_OF_ONE) * every) }, MANY_SENT);
  if (!(await uploads.hasRoom())) throw noRoom();
}

/** A store that counts the bytes that are written to it. */
function counting(uploads: UploadStore): { readonly store: UploadStore; readonly bytes: () => number } {
  let bytes = 0;
  const write: UploadStore['write'] = async (name, file) => {
    bytes += file.length;
    await uploads.write(name, file);
  };
  return { store: { ...uploads, write }, bytes: () => bytes };
}

/**
 * Takes in one picture that a user or an operator sent, under a random name, and answers its address (API-17, API-19,
 * API-20).
 * The user's claim on it is noted first, so that a picture that nothing refers to can be found and removed.
 * Throws 415 and 413 as `decodePicture` does, 429 beyond `PICTURES` and `PICTURE_KILOBYTES`, 507 when there is little
 * room, 503 when too many wait or the store is away.
 */
export async function receivePicture(
  context: Reception,
  userId: string,
  bytes: Buffer,
  claim = OF_USER,
): Promise<string> {
  const { db, uploads, now } = context;
  await bound(context, userId);
  const id = randomUUID();
  const leaveOwn = await takeOwnTurn(userId);
  const leave = await takeTurn().catch((error: unknown) => {
    leaveOwn();
    throw error;
  });
  const { store, bytes: stored } = counting(uploads);
  try {
    const picture = await decodePicture(bytes);
    await claim.add(db, { id, userId, at: now() });
    const url = await storePicture(store, id, picture).catch(async (error: unknown) => {
      // What was written may still be there, or arrive: then the note stays, and the sweep finds it.
      const gone = await uploads.remove(new Set([id])).then(
        () => !(error instanceof StoreAway),
        () => false,
      );
      if (gone) await claim.drop(db, id);
      throw error;
    });
    await claim.stored(db, id, { url, picture });
    return url;
  } finally {
    leave();
    leaveOwn();
    const kilobytes = Math.ceil(stored() / KILOBYTE);
    // A picture that is there is not lost because it cannot be counted.
    if (kilobytes > 0) {
      await spend(db, key('picture kilobytes', userId), kilobytes, PICTURE_KILOBYTES, now()).catch(() => undefined);
    }
  }
}

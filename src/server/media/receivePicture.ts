import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import { take, type Measure } from '../db/queries/limits';
import { addUpload, dropUpload } from '../db/queries/uploads';
import type { Context } from '../handlers/context';
import { Refusal } from '../http/refusal';
import { sha256 } from '../rules/tokens';
import { decodePicture } from './decode';
import { storePicture } from './store';
import { turns } from './turns';

/** Where pictures lie. */
export const uploadsFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'uploads');

/** A picture in decoding can take some hundred megabytes. */
const takeTurn = turns(2, 30);

/** How many pictures a user can send: thirty listings with ten photos each at once, then one every 12 s. */
export const PICTURES: Measure = { most: 300, every: 12_000 };

async function removePicture(folder: string, id: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const own = names.filter((name) => name.startsWith(`${id}-`) || name.startsWith(`.${id}-`));
  await Promise.all(own.map((name) => rm(join(folder, name), { force: true })));
}

/**
 * Takes in one picture that a user sent, under a random name, and answers its address (API-17, API-19, API-20).
 * The user's claim on it is noted first, so that a picture that nothing refers to can be found and removed.
 * Throws 415 and 413 as `decodePicture` does, 429 beyond `PICTURES`, 503 when too many wait.
 */
export async function receivePicture({ db, config, now }: Context, userId: string, bytes: Buffer): Promise<string> {
  const { wait } = await take(db, sha256(JSON.stringify(['pictures', userId])), PICTURES, now());
  if (wait > 0) {
    throw new Refusal(429, 'You have sent very many pictures. Please try again later.', Math.ceil(wait / 1000));
  }
  const folder = uploadsFolder(config);
  const id = randomUUID();
  const leave = await takeTurn();
  try {
    const picture = await decodePicture(bytes);
    await addUpload(db, { id, userId, at: now() });
    return await storePicture(folder, id, picture).catch(async (error: unknown) => {
      await removePicture(folder, id);
      await dropUpload(db, id);
      throw error;
    });
  } finally {
    leave();
  }
}

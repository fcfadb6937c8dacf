import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beginUploadSweep, endUploadSweep } from '../db/queries/uploads';
import type { Db } from '../db/schema';

/** The id in the name of a picture's file, also while the file is being written under a name with a dot. */
const idIn = (name: string): string | undefined => /^\.?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-/.exec(name)?.[1];

/**
 * Removes the pictures that nothing refers to for a day: first the database says that they are going, then their files
 * go, then their rows. A run that breaks off anywhere loses no picture in use, and the next run ends its work.
 */
export async function sweepUploads(db: Db, folder: string, now: number): Promise<void> {
  const ids = await beginUploadSweep(db, now);
  if (ids.length === 0) return;
  const going = new Set(ids);
  const names = await readdir(folder);
  for (const name of names) {
    const id = idIn(name);
    if (id !== undefined && going.has(id)) await rm(join(folder, name), { force: true });
  }
  await endUploadSweep(db, ids);
}

import { randomUUID } from 'node:crypto';
import { access, mkdir, open, opendir, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../kernel/errorCode';
import { pictureIdIn, type UploadStore } from './uploadStore';

/** Under a temporary name first, down to the disk, then renamed. */
async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  const temporary = join(folder, `.${name}.${randomUUID()}.tmp`);
  try {
    const file = await open(temporary, 'wx');
    try {
      await file.writeFile(bytes);
      await file.datasync();
    } finally {
      await file.close();
    }
    await rename(temporary, join(folder, name));
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** What stays free for the database, which stands on the same disk: this part of it, but never more than so many bytes. */
const PART_KEPT = 0.1;
const MOST_KEPT = 1_073_741_824;

/** Whether more may go onto the disk of a folder. */
async function hasRoom(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  if (disk === null) return true;
  return disk.bavail * disk.bsize > Math.min(MOST_KEPT, disk.blocks * disk.bsize * PART_KEPT);
}

/** Uploads in a folder of this machine, which is made when the first one arrives. */
export const folderStore = (folder: string): UploadStore => ({
  has: (name) =>
    access(join(folder, name)).then(
      () => true,
      () => false,
    ),
  hasRoom: () => hasRoom(folder),
  open: (name) =>
    open(join(folder, name)).then(
      (file) => file.createReadStream(),
      (error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      },
    ),
  write: async (name, bytes) => {
    await mkdir(folder, { recursive: true });
    await writeWhole(folder, name, bytes);
  },
  remove: async (ids) => {
    // Name by name: the folder may hold far more than what is looked for.
    const names: string[] = [];
    try {
      for await (const { name } of await opendir(folder)) {
        const id = pictureIdIn(name);
        if (id !== undefined && ids.has(id)) names.push(name);
      }
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    for (const name of names) await rm(join(folder, name), { force: true });
  },
  reader: null,
  close: () => undefined,
});

import { randomUUID } from 'node:crypto';
import { access, mkdir, open, opendir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
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

const isNoFolder = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Uploads in a folder of this machine, which is made when the first one arrives. */
export const folderStore = (folder: string): UploadStore => ({
  has: (name) =>
    access(join(folder, name)).then(
      () => true,
      () => false,
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
      if (!isNoFolder(error)) throw error;
    }
    for (const name of names) await rm(join(folder, name), { force: true });
  },
  reader: null,
  close: () => undefined,
});

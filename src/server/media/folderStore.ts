import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
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
    const names = await readdir(folder).catch((error: unknown) => {
      if (isNoFolder(error)) return [];
      throw error;
    });
    for (const name of names) {
      const id = pictureIdIn(name);
      if (id !== undefined && ids.has(id)) await rm(join(folder, name), { force: true });
    }
  },
  reader: null,
  close: () => undefined,
});

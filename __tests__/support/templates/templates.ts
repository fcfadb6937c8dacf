import { constants, copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Names the folder of the run's templates; without one every database is made anew. */
export const TEMPLATES = 'GRUHAM_TEST_TEMPLATES';

const DATABASE = 'gruham.db';
/** All that the embedded database leaves in its data folder when it is closed. */
const FILES = [DATABASE, 'gruham.made'];

/**
 * Lets a data folder that has no database yet begin with a copy of the run's template of this name, which whoever needs it
 * first makes in a folder of its own. Answers false when nothing was copied.
 */
export async function beginWith(
  name: string,
  dataDir: string,
  make: (folder: string) => Promise<void>,
): Promise<boolean> {
  const all = process.env[TEMPLATES];
  if (all === undefined || existsSync(join(dataDir, DATABASE))) return false;
  const template = join(all, name);
  if (!existsSync(template)) {
    const unfinished = mkdtempSync(`${template}-`);
    await make(unfinished);
    try {
      renameSync(unfinished, template);
    } catch (error) {
      // Another test file was quicker.
      if (!existsSync(template)) throw error;
      rmSync(unfinished, { recursive: true });
    }
  }
  if (existsSync(join(dataDir, DATABASE))) return false;
  for (const file of FILES) copyFileSync(join(template, file), join(dataDir, file), constants.COPYFILE_FICLONE);
  return true;
}

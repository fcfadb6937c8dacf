import { constants, copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Names the folder of what the run's tests make once for all of them. */
export const TEMPLATES = 'GRUHAM_TEST_TEMPLATES';

/** A folder of the run, filled by whichever test needs it first; answers where it is. */
export async function madeOnce(name: string, make: (folder: string) => Promise<void> | void): Promise<string> {
  const made = join(process.env[TEMPLATES] ?? '', name);
  if (existsSync(made)) return made;
  const unfinished = mkdtempSync(`${made}-`);
  await make(unfinished);
  try {
    renameSync(unfinished, made);
  } catch (error) {
    // A test of another file was quicker.
    if (!existsSync(made)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  return made;
}

const DATABASE = 'gruham.db';
/** All that the embedded database leaves in its data folder when it is closed. */
const FILES = [DATABASE, 'gruham.made'];

/**
 * Lets a data folder that has no database yet begin with a copy of the run's one of this name. Answers false when nothing
 * was copied.
 */
export async function beginWith(
  name: string,
  dataDir: string,
  make: (folder: string) => Promise<void>,
): Promise<boolean> {
  const isThere = () => existsSync(join(dataDir, DATABASE));
  if (isThere()) return false;
  const template = await madeOnce(name, make);
  if (isThere()) return false;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  for (const file of FILES) copyFileSync(join(template, file), join(dataDir, file), constants.COPYFILE_FICLONE);
  return true;
}

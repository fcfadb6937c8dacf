import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../kernel/config';
import { errorCode } from '../kernel/errorCode';

const KEY_BYTES = 32;

function readKey(file: string): Buffer | null {
  let words: string;
  try {
    words = readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
  const key = Buffer.from(words.trim(), 'hex');
  // A new key in its place would make everything unreadable that the old one sealed.
  if (key.length !== KEY_BYTES) throw new Error('secret.key in the data folder does not hold a key of 32 bytes.');
  return key;
}

/** Written under another name and linked: the key is there in full or not at all, and the first process wins. */
function makeKey(file: string): Buffer {
  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  writeFileSync(temporary, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(temporary, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
  const key = readKey(file);
  if (key === null) throw new Error('secret.key in the data folder could not be read.');
  return key;
}

const known = new Map<string, Buffer>();

/**
 * The 32 bytes that seal what must not lie open in the database: SECRET_KEY when it is set, else `secret.key` in the
 * data folder, made when a server first starts and readable by its owner alone. It is no part of a backup of the database.
 */
export function secretKey({ dataDir, secretKey: given }: Pick<Config, 'dataDir' | 'secretKey'>): Buffer {
  if (given !== null) return given;
  const file = join(dataDir, 'secret.key');
  const key = known.get(file) ?? readKey(file) ?? makeKey(file);
  known.set(file, key);
  return key;
}

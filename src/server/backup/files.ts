import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isMissing } from '../kernel/errorCode';
import { interruption } from './failure';

/** A file of a backup: its path in it, its bytes, and the hash of them in hexadecimal digits. */
interface KeptFile {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

type Measured = Pick<KeptFile, 'size' | 'sha256'>;

/** Null where there is nothing. */
export async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function meter(stop: AbortSignal | undefined): { through: Transform; measured: () => Measured } {
  const hash = createHash('sha256');
  let size = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const why = interruption(stop);
      if (why !== null) {
        done(why);
        return;
      }
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { through, measured: () => ({ size, sha256: hash.digest('hex') }) };
}

/** Copies a file down to the disk and says what it was. The new one must not be there yet. */
export async function copied(from: string, to: string, stop?: AbortSignal): Promise<Measured> {
  const { through, measured } = meter(stop);
  await pipeline(createReadStream(from), through, createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }));
  return measured();
}

/** Brings a file to the disk that another program wrote, and says what it is. */
export async function settled(path: string, stop?: AbortSignal): Promise<Measured> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
  const { through, measured } = meter(stop);
  await pipeline(createReadStream(path), through.resume());
  return measured();
}

/** Brings the names in a folder to the disk. */
export async function settledFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

/** The names of the files in a folder that are no half-written ones; none when there is no folder. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = (await orNull(readdir(folder, { withFileTypes: true }))) ?? [];
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

/** Copies a folder's files; those that go meanwhile were swept, and nothing refers to them. */
export async function copiedFolder(
  from: string,
  to: string,
  at: string,
  stop?: AbortSignal,
): Promise<readonly KeptFile[]> {
  const kept: KeptFile[] = [];
  for (const name of await filesIn(from)) {
    const measured = await orNull(copied(join(from, name), join(to, name), stop));
    if (measured !== null) kept.push({ path: `${at}/${name}`, ...measured });
  }
  return kept;
}

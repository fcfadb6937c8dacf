import { randomBytes } from 'node:crypto';
import { chmod, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { migrationsIn, snapshotOf } from '../db/dialects/embeddedFile';
import type { Config } from '../kernel/config';
import { makeFolder } from '../kernel/makeFolder';
import { uploadsFolder } from '../media/configuredStore';
import { BackupError } from './failure';
import { copiedFolder, filesIn, orNull, settled, settledFolder } from './files';
import { DATABASES, writeManifest } from './manifest';
import { dumpPostgres, migrationsOf } from './postgresPrograms';

export interface Data extends Pick<Config, 'dataDir' | 'databaseUrl' | 's3'> {
  /** Ends the work early: it fails with the signal's reason, and nothing is left behind. */
  readonly stop?: AbortSignal;
}

/** A folder beside another one, of the same disk, so that it can take its place at once. */
export const beside = (folder: string, purpose: string): string =>
  join(dirname(folder), `.${basename(folder)}.${purpose}-${randomBytes(6).toString('hex')}`);

async function keepDatabase({ dataDir, databaseUrl, stop }: Data, folder: string): Promise<readonly string[]> {
  if (databaseUrl !== null) {
    const migrations = await migrationsOf(databaseUrl);
    const dump = join(folder, DATABASES.postgres);
    await dumpPostgres(databaseUrl, dump, stop);
    await chmod(dump, 0o600);
    return migrations;
  }
  const file = join(dataDir, DATABASES.embedded);
  if (!(await filesIn(dataDir)).includes(DATABASES.embedded))
    throw new BackupError(`There is no database in ${dataDir}.`);
  const kept = join(folder, DATABASES.embedded);
  snapshotOf(file, kept);
  const migrations = migrationsIn(kept);
  if (migrations === null) throw new BackupError(`The database in ${dataDir} is damaged: no backup was made.`);
  return migrations;
}

/**
 * Makes a backup of the database and the uploads as a new folder; servers may be running. The database comes first: what
 * it names was stored before, and is kept for a day after nothing names it. The folder has its name once it is whole.
 * The key of Aadhaar numbers is no part of it. Answers what was kept; throws, and leaves nothing, when not all of it is.
 */
export async function backup(data: Data, target: string, version: string): Promise<{ files: number; bytes: number }> {
  const present = await orNull(readdir(target));
  if (present !== null && present.length > 0) throw new BackupError(`${target} is there already and not empty.`);
  const folder = beside(target, 'unfinished');
  try {
    makeFolder(dirname(target));
    makeFolder(join(folder, 'uploads'), 0o700);
    const at = new Date().toISOString();
    const database = data.databaseUrl === null ? 'embedded' : 'postgres';
    const migrations = await keepDatabase(data, folder);
    const first = { path: DATABASES[database], ...(await settled(join(folder, DATABASES[database]), data.stop)) };
    const uploads = data.s3 === null ? 'folder' : 'bucket';
    const pictures =
      data.s3 === null ? await copiedFolder(uploadsFolder(data), join(folder, 'uploads'), 'uploads', data.stop) : [];
    const files = [first, ...pictures];
    await settledFolder(join(folder, 'uploads'));
    await writeManifest(folder, { gruham: version, at, database, migrations: [...migrations], uploads, files });
    await settledFolder(folder);
    data.stop?.throwIfAborted();
    await rename(folder, target);
    await settledFolder(dirname(target));
    return { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

import { mkdir, readdir, realpath, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { endSessions, isInUse, migrationsIn } from '../db/dialects/embeddedFile';
import { KNOWN_MIGRATIONS } from '../db/migrations/migrate';
import { makeFolder } from '../kernel/makeFolder';
import { beside, type Data } from './backup';
import { BackupError } from './failure';
import { copied, orNull, settledFolder } from './files';
import { DATABASES, readManifest, type Manifest } from './manifest';
import { replacePostgres, stateOf, statementsOf } from './postgresPrograms';

/** The key lies apart from backups: a folder with nothing else counts as empty, and the key stays. */
const KEY = 'secret.key';

export interface Restored {
  readonly files: number;
  /** Where what was there before lies now; null when there was nothing. */
  readonly before: string | null;
}

function checkKind(manifest: Manifest, { databaseUrl, s3 }: Data): void {
  const names = { embedded: 'the embedded database', postgres: 'PostgreSQL' } as const;
  const wanted = databaseUrl === null ? 'embedded' : 'postgres';
  if (manifest.database !== wanted)
    throw new BackupError(
      `This backup is of ${names[manifest.database]}; DATABASE_URL ${databaseUrl === null ? 'is not set' : 'names another kind'}.`,
    );
  if ((manifest.uploads === 'bucket') !== (s3 !== null))
    throw new BackupError(
      manifest.uploads === 'bucket'
        ? 'The uploads of this backup are in a bucket: name it in S3_URL.'
        : 'The uploads of this backup lie in a folder, and S3_URL names a bucket.',
    );
  const unknown = manifest.migrations.find((name) => !KNOWN_MIGRATIONS.includes(name));
  if (unknown !== undefined)
    throw new BackupError(`This backup was made by a newer version (${manifest.gruham}): install that one first.`);
}

/** Copies what the manifest names, and checks it on the way: nothing damaged is put in place. */
async function copyChecked(manifest: Manifest, from: string, to: string, stop?: AbortSignal): Promise<void> {
  makeFolder(join(to, 'uploads'), 0o700);
  for (const { path, size, sha256 } of manifest.files) {
    const found = await orNull(copied(join(from, path), join(to, path), stop));
    if (found === null) throw new BackupError(`The backup is not whole: ${path} is missing. Nothing was changed.`);
    if (found.size !== size || found.sha256 !== sha256)
      throw new BackupError(`The backup is damaged: ${path} is not what was written. Nothing was changed.`);
  }
  if (manifest.database === 'embedded' && migrationsIn(join(to, DATABASES.embedded)) === null)
    throw new BackupError('The backup is damaged: its database does not pass the check. Nothing was changed.');
}

/** Throws unless there is nothing to lose, or the caller accepts that, and nobody uses it. Answers PostgreSQL's state. */
async function checkPlace(
  { dataDir, databaseUrl }: Data,
  present: readonly string[],
  force: boolean,
): Promise<boolean> {
  const forced = 'Nothing was changed; --force puts the backup in its place.';
  if (!force && present.some((name) => name !== KEY)) throw new BackupError(`${dataDir} is not empty. ${forced}`);
  if (databaseUrl === null) {
    if (present.includes(DATABASES.embedded) && isInUse(join(dataDir, DATABASES.embedded)))
      throw new BackupError(`A server is running on ${dataDir}: stop it first. Nothing was changed.`);
    return true;
  }
  const state = await stateOf(databaseUrl);
  if (state.isInUse)
    throw new BackupError('A server is connected to the database: stop it first. Nothing was changed.');
  if (!force && !state.isEmpty) throw new BackupError(`The database is not empty. ${forced}`);
  return state.isEmpty;
}

/** Gives a folder another one's place. Answers how to take that back, and where the other one lies. */
async function swap(from: string, place: string): Promise<{ before: string; undo: () => Promise<void> }> {
  const before = `${place}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  const moved = (await orNull(rename(place, before).then(() => true))) ?? false;
  const back = async (): Promise<void> => {
    if (moved) await rename(before, place);
  };
  await rename(from, place).catch(async (error: unknown) => {
    await back();
    throw error;
  });
  return {
    before,
    undo: async () => {
      await rename(place, from);
      await back();
    },
  };
}

/**
 * Puts a backup in place of the data folder, and of PostgreSQL's tables when DATABASE_URL names it: all or nothing. What
 * was in the folder is kept beside it. Everybody logs in again. Throws, with nothing changed, for a backup that is damaged, not whole or of a
 * newer version, for a place that is not empty (unless `force`), while a server uses it, and when it is interrupted.
 */
export async function restore(data: Data, from: string, force: boolean): Promise<Restored> {
  const manifest = await readManifest(from);
  checkKind(manifest, data);
  const place = (await orNull(realpath(data.dataDir))) ?? data.dataDir;
  const present = (await orNull(readdir(place))) ?? [];
  const isEmpty = await checkPlace(data, present, force);
  const folder = beside(place, 'restoring');
  // They hold what the database holds, and are nobody else's to read.
  const apart = beside(place, 'statements');
  const statements = join(apart, 'restore.sql');
  try {
    makeFolder(dirname(place));
    await copyChecked(manifest, from, folder, data.stop);
    if (data.databaseUrl === null) endSessions(join(folder, DATABASES.embedded));
    if (present.includes(KEY)) await copied(join(place, KEY), join(folder, KEY));
    if (data.databaseUrl !== null) {
      await mkdir(apart, { mode: 0o700 });
      await statementsOf(join(folder, DATABASES.postgres), statements, data.stop);
      await rm(join(folder, DATABASES.postgres));
    }
    await settledFolder(join(folder, 'uploads'));
    await settledFolder(folder);
    data.stop?.throwIfAborted();
    const { before, undo } = await swap(folder, place);
    if (data.databaseUrl !== null)
      await replacePostgres(data.databaseUrl, statements, isEmpty, data.stop).catch(async (error: unknown) => {
        await undo();
        throw error;
      });
    await settledFolder(dirname(place));
    const kept = present.some((name) => name !== KEY);
    if (!kept) await rm(before, { recursive: true, force: true });
    return { files: manifest.files.length, before: kept ? before : null };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(apart, { recursive: true, force: true });
  }
}

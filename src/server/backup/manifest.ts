import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupError } from './failure';
import { orNull } from './files';

/** The name of the file that makes a folder a backup; it is written last. */
const MANIFEST = 'manifest.json';
/** Of this layout; another one gets another number. */
const FORMAT = 1;

export const DATABASES = { embedded: 'gruham.db', postgres: 'database.dump' } as const;

const file = z.object({
  // A name in the backup, and never a way out of it.
  path: z.string().regex(/^(gruham\.db|database\.dump|uploads\/[^/\\\0.][^/\\\0]*)$/),
  size: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[\da-f]{64}$/),
});

const manifest = z.object({
  format: z.literal(FORMAT),
  /** The version that made it. */
  gruham: z.string(),
  /** ISO 8601. */
  at: z.string(),
  database: z.enum(['embedded', 'postgres']),
  migrations: z.array(z.string()).min(1),
  /** Whether the uploads are among the files, or stay in their bucket. */
  uploads: z.enum(['folder', 'bucket']),
  files: z.array(file),
});

/** What a backup says about itself. */
export type Manifest = z.infer<typeof manifest>;

/** Completes a backup. */
export async function writeManifest(folder: string, said: Omit<Manifest, 'format'>): Promise<void> {
  const target = await open(join(folder, MANIFEST), 'wx', 0o600);
  try {
    await target.writeFile(`${JSON.stringify({ format: FORMAT, ...said }, null, 1)}\n`);
    await target.sync();
  } finally {
    await target.close();
  }
}

/** Throws a BackupError for what is no backup, a broken one, or one of another layout. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await orNull(readFile(join(folder, MANIFEST), 'utf8'));
  if (text === null) throw new BackupError(`${folder} is no complete backup: it has no ${MANIFEST}.`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  const read = manifest.safeParse(value);
  if (!read.success)
    throw new BackupError(`${folder} cannot be restored: its ${MANIFEST} is damaged, or of another version.`);
  if (!read.data.files.some(({ path }) => path === DATABASES[read.data.database]))
    throw new BackupError(`${folder} cannot be restored: it holds no database.`);
  return read.data;
}

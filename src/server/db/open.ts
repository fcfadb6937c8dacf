import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { embeddedDialect } from './dialects/embedded';
import { migrate } from './migrations/migrate';
import type { Db, Tables } from './schema';

export interface OpenDatabase {
  readonly db: Db;
  /** To be called after a bulk load. */
  readonly settle: () => void;
}

/** Opens the database of a data folder (made when absent) and brings its tables up to date. */
export async function openDatabase(dataDir: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const { dialect, settle } = embeddedDialect(join(dataDir, 'gruham.db'));
  const db = new Kysely<Tables>({ dialect });
  await migrate(db);
  return { db, settle };
}

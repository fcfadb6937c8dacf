import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { ConfigError, type Config } from '../config';
import { oneAtATimeOn } from './dialects/advisoryLock';
import { embeddedDialect } from './dialects/embedded';
import { DatabaseAway } from './dialects/failures';
import { postgresDialect } from './dialects/postgres';
import { oneAtATime } from './dialects/startLock';
import { migrate } from './migrations/migrate';
import type { Db, Tables } from './schema';

export interface OpenDatabase {
  readonly db: Db;
  /**
   * Writes very much at once: while no other process does, and for as long as it takes. `work` says whether it wrote
   * anything; then the database learns how its rows are spread.
   */
  readonly bulkLoad: (work: (db: Db) => Promise<boolean>) => Promise<void>;
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const { dialect, settle } = embeddedDialect(join(dataDir, 'gruham.db'));
  const db = new Kysely<Tables>({ dialect });
  // Kysely's own lock does nothing on SQLite.
  await oneAtATime(dataDir, () => migrate(db));
  return {
    db,
    bulkLoad: async (work) => {
      if (await oneAtATime(dataDir, () => work(db))) settle();
    },
  };
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const alone = async (work: (db: Db) => Promise<void>): Promise<void> => {
    const patient = new Kysely<Tables>({ dialect: postgresDialect(url, { patient: true }) });
    try {
      await oneAtATimeOn(patient, () => work(patient));
    } finally {
      await patient.destroy();
    }
  };
  const db = new Kysely<Tables>({ dialect: postgresDialect(url) });
  try {
    await alone(migrate);
    // From here on there is a connection, by which others see that the database is in use.
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw error instanceof DatabaseAway
      ? new ConfigError(`DATABASE_URL: ${error.message} Is it running, and is the address right?`)
      : error;
  }
  return {
    db,
    bulkLoad: (work) =>
      alone(async (db) => {
        // Also what lets it answer from an index alone.
        if (await work(db)) await sql`vacuum (analyze)`.execute(db);
      }),
  };
}

/**
 * Opens the database that the configuration names, or the file in its data folder (made when absent), and brings its
 * tables up to date. Throws a ConfigError when the one that is named cannot be reached.
 */
export async function openDatabase({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true });
  return databaseUrl === null ? openEmbedded(dataDir) : openPostgres(databaseUrl);
}

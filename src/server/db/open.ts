import { accessSync, closeSync, constants, existsSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { ConfigError, type Config } from '../kernel/config';
import { errorCode } from '../kernel/errorCode';
import { makeFolder } from '../kernel/makeFolder';
import { oneAtATimeOn } from './dialects/advisoryLock';
import { EmbeddedDialect, isEmpty, settle } from './dialects/embedded';
import { DatabaseAway } from './dialects/failures';
import { postgresDialect } from './dialects/postgres';
import { oneAtATime } from './dialects/startLock';
import { isUpToDate, migrate } from './migrations/migrate';
import type { Db, Tables } from './schema';

/** While one of them is at work on something long, the other one answers. */
const READERS = 2;

export interface OpenDatabase {
  readonly db: Db;
  /**
   * Writes very much at once: while no other process does, and for as long as it takes. `work` says whether it wrote
   * anything; then the database learns how its rows are spread.
   */
  readonly bulkLoad: (work: (db: Db) => Promise<boolean>) => Promise<void>;
}

const DATABASE = 'gruham.db';
/** Stands beside a database file from its first start on: one that is lost or emptied later is then no new site. */
const MADE = 'gruham.made';
const MADE_SAYS = 'The database gruham.db was made here. Without this file, a new one would be made if it were lost.\n';

async function prepareEmbedded(db: Db, dataDir: string): Promise<void> {
  const made = join(dataDir, MADE);
  if (existsSync(made) && (await isEmpty(db)))
    throw new ConfigError(
      `The database in ${dataDir} is lost: gruham.db is missing or empty. Restore a backup, or delete ${MADE} to begin anew.`,
    );
  await migrate(db);
  if (!existsSync(made)) writeFileSync(made, MADE_SAYS, { mode: 0o600 });
}

async function openEmbedded(dataDir: string, readers: number): Promise<OpenDatabase> {
  const file = join(dataDir, DATABASE);
  const db = new Kysely<Tables>({ dialect: new EmbeddedDialect(file, readers) });
  try {
    // Kysely's own lock does nothing on SQLite.
    await oneAtATime(dataDir, () => prepareEmbedded(db, dataDir));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    bulkLoad: async (work) => {
      if (await oneAtATime(dataDir, () => work(db))) await settle(db);
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
    // This connection stays: by it others see that the database is in use.
    const isReady = await isUpToDate(db);
    if (!isReady) await alone(migrate);
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

const { R_OK, W_OK, X_OK } = constants;

/** Makes the data folder, and in it the embedded database's file, where they are not there. */
function prepareFolder(dataDir: string, isEmbedded: boolean): void {
  const file = join(dataDir, DATABASE);
  try {
    makeFolder(dataDir, 0o700);
    accessSync(dataDir, R_OK | W_OK | X_OK);
    if (!isEmbedded) return;
    // For its owner alone; what SQLite puts beside it has the same rights.
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
    accessSync(file, R_OK | W_OK);
  } catch (error) {
    throw new ConfigError(`DATA_DIR: nothing can be written to ${dataDir} (${errorCode(error)}).`);
  }
}

/** Which database answers, such as "SQLite 3.45.1": an operator looks it up when a fault of one becomes known. */
export async function databaseVersion(db: Db, { databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<string> {
  const [name, version] =
    databaseUrl === null
      ? ['SQLite', sql<{ version: string }>`select sqlite_version() as version`]
      : ['PostgreSQL', sql<{ version: string }>`select current_setting('server_version') as version`];
  const { rows } = await version.execute(db);
  return `${name} ${rows[0]?.version ?? '?'}`;
}

/**
 * Opens the database that the configuration names, or the file in its data folder (made when absent), and brings its
 * tables up to date. Throws a ConfigError when the one that is named cannot be reached, the file was lost, or the folder takes nothing. `readers`
 * are the embedded database's threads for reading: a server's by default, none for what does one thing after another.
 */
export async function openDatabase(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { readers = READERS }: { readonly readers?: number } = {},
): Promise<OpenDatabase> {
  prepareFolder(dataDir, databaseUrl === null);
  return databaseUrl === null ? openEmbedded(dataDir, readers) : openPostgres(databaseUrl);
}

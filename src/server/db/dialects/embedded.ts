import Database from 'libsql';
import { SqliteDialect } from 'kysely';

/** How long a writer waits for another process before it gives up, ms. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * The embedded database: one SQLite file with a write-ahead log. `synchronous=FULL`, so that an acknowledged
 * write survives a crash of the machine. This folder alone speaks SQLite's own words.
 */
export function embeddedDialect(file: string): { dialect: SqliteDialect; settle: () => void } {
  const database = new Database(file);
  database.exec('pragma journal_mode = WAL');
  database.exec('pragma synchronous = FULL');
  database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
  database.exec('pragma foreign_keys = ON');
  database.exec('pragma cache_size = -32000');
  return {
    dialect: new SqliteDialect({ database }),
    // After a bulk load: the planner learns how the rows are spread, and the log goes into the file.
    settle: () => {
      database.exec('pragma analysis_limit = 1000');
      database.exec('analyze');
      database.exec('pragma wal_checkpoint(TRUNCATE)');
    },
  };
}

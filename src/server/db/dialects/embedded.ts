import Database from 'libsql';
import { SqliteDialect, SqliteDriver, type DatabaseConnection, type Driver } from 'kysely';

/** How long a writer waits for another process before it gives up, ms. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * SQLite undoes a transaction by itself when the disk is full or fails. To undo it once more would fail, and that
 * failure would stand for the one that says why.
 */
class UndoingOnceDriver extends SqliteDriver {
  constructor(private readonly database: Database.Database) {
    super({ database });
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.database.inTransaction) await super.rollbackTransaction(connection);
  }
}

class EmbeddedDialect extends SqliteDialect {
  constructor(private readonly database: Database.Database) {
    super({ database });
  }

  override createDriver(): Driver {
    return new UndoingOnceDriver(this.database);
  }
}

/**
 * The embedded database: one SQLite file with a write-ahead log. `synchronous=FULL`, so that an acknowledged
 * write survives a crash of the machine. This folder alone speaks SQLite's own words.
 */
export function embeddedDialect(file: string): { dialect: SqliteDialect; settle: () => void } {
  const database = new Database(file);
  // First of all: to turn the log on, and to mend it after a crash, takes a lock that another process may hold.
  database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
  database.exec('pragma journal_mode = WAL');
  database.exec('pragma synchronous = FULL');
  database.exec('pragma foreign_keys = ON');
  database.exec('pragma cache_size = -32000');
  return {
    dialect: new EmbeddedDialect(database),
    // After a bulk load: the planner learns how the rows are spread, and the log goes into the file.
    settle: () => {
      database.exec('pragma analysis_limit = 1000');
      database.exec('analyze');
      database.exec('pragma wal_checkpoint(TRUNCATE)');
    },
  };
}

import { closeSync, openSync } from 'node:fs';
import Database from 'libsql';
import { errorCode } from '../../kernel/errorCode';

function withFile<T>(file: string, use: (database: Database.Database) => T): T {
  const database = new Database(file);
  try {
    return use(database);
  } finally {
    database.close();
  }
}

/**
 * Writes the database as it stands at one moment into a new file, which is its owner's alone; servers go on reading and
 * writing meanwhile. Both files are SQLite's.
 */
export function snapshotOf(file: string, into: string): void {
  // SQLite takes a file that is empty for a new one, and leaves its rights as they are.
  closeSync(openSync(into, 'wx', 0o600));
  withFile(file, (database) => {
    database.exec('pragma busy_timeout = 5000');
    database.prepare('vacuum into ?').run(into);
  });
}

/** The migrations that made the tables of a file; null when SQLite finds the file damaged, or it is none of ours. */
export function migrationsIn(file: string): readonly string[] | null {
  try {
    return withFile(file, (database) => {
      const found = database.prepare('pragma integrity_check').raw().all();
      if (JSON.stringify(found) !== '[["ok"]]') return null;
      const rows = database.prepare('select name from kysely_migration order by name').raw().all();
      return rows.flatMap((row) => (Array.isArray(row) ? row.map(String) : []));
    });
  } catch {
    return null;
  }
}

/** Ends everybody's session: those of a restored database were given out before it, and some were ended since. */
export function endSessions(file: string): void {
  withFile(file, (database) => {
    database.exec('delete from sessions');
  });
}

/** Whether another process has the file open. To be asked only where the file is about to go. */
export function isInUse(file: string): boolean {
  try {
    withFile(file, (database) => {
      // The log can be given up by whoever has the file alone.
      database.exec('pragma busy_timeout = 200');
      database.exec('pragma journal_mode = DELETE');
    });
    return false;
  } catch (error) {
    return errorCode(error) === 'SQLITE_BUSY';
  }
}

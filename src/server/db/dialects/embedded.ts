import { sql, SqliteAdapter, SqliteDialect, type Driver } from 'kysely';
import type { Db } from '../schema';
import { embeddedDriver } from './embeddedDriver';
import { notingWrites } from './generation';

/** SQLite undoes changes of tables as well; Kysely, which serves all its versions, does not count on that. */
class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * The embedded database: one SQLite file with a write-ahead log. `synchronous=FULL`, so that an acknowledged
 * write survives a crash of the machine. This folder alone speaks SQLite's own words.
 */
export class EmbeddedDialect extends SqliteDialect {
  constructor(
    private readonly file: string,
    private readonly readers: number,
  ) {
    super({ database: () => Promise.reject(new Error('The driver opens it.')) });
  }

  override createAdapter(): SqliteAdapter {
    return new WholeMigrations();
  }

  override createDriver(): Driver {
    return notingWrites(embeddedDriver(this.file, this.readers));
  }
}

/** Whether the file holds no table at all, as a new one or one that was emptied. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await sql`select 1 from sqlite_master limit 1`.execute(db)).rows.length === 0;
}

/** After a bulk load: the planner learns how the rows are spread, and the log goes into the file. */
export async function settle(db: Db): Promise<void> {
  await sql`pragma analysis_limit = 1000`.execute(db);
  await sql`analyze`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

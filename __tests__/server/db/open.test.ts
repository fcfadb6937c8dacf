import { sql, type RawBuilder } from 'kysely';
import { oneAtATime } from '@/server/db/dialects/startLock';
import { openDatabase } from '@/server/db/open';
import type { Db } from '@/server/db/schema';
import { isOnPostgres, newDatabase, openTestDatabase } from '../../support/postgres/databases';
import { serverProcesses } from '../../support/server/serverProcess';
import { patient } from '../../support/patience';
import { newFolder } from '../../support/newFolder';

jest.setTimeout(patient(120_000));

let dataDir: string;
beforeEach(async () => {
  dataDir = newFolder();
  await newDatabase(dataDir, { empty: true });
});

/** How many tables the database has looked through to know how their rows are spread. */
async function analysed(db: Db): Promise<number> {
  const { rows } = isOnPostgres()
    ? await sql<{ found: number }>`select count(*) as found from pg_stat_user_tables where analyze_count > 0`.execute(
        db,
      )
    : await sql<{ found: number }>`select count(*) as found from sqlite_master where name = 'sqlite_stat1'`.execute(db);
  return rows[0]?.found ?? 0;
}

it('looks through its tables after much was written at once, and not when nothing was', async () => {
  const { db, bulkLoad } = await openTestDatabase(dataDir);
  try {
    await bulkLoad(async () => false);
    expect(await analysed(db)).toBe(0);
    await bulkLoad(async (part) => {
      await part.insertInto('cities').values({ id: 1, name: 'Tirupati' }).execute();
      return true;
    });
    expect(await analysed(db)).toBeGreaterThan(0);
  } finally {
    await db.destroy();
  }
});

describe('a new data folder', () => {
  it('is prepared once when two processes start on it at the same moment', async () => {
    const servers = await serverProcesses(2, dataDir);
    try {
      for (const { get } of servers) {
        const answer = await get('property');
        expect([answer.status, await answer.json()]).toEqual([200, []]);
      }
    } finally {
      await Promise.all(servers.map(({ end }) => end('SIGTERM')));
    }
  });

  it('lets whoever prepares it finish first, also after a failure', async () => {
    const steps: string[] = [];
    const step = async (name: string) => {
      steps.push(`${name} begins`);
      await new Promise((done) => setTimeout(done, 50));
      steps.push(`${name} ends`);
      if (name === 'a') throw new Error('a broke');
    };
    const [a, b] = await Promise.allSettled([
      oneAtATime(dataDir, () => step('a')),
      oneAtATime(dataDir, () => step('b')),
    ]);
    expect([a.status, b.status]).toEqual(['rejected', 'fulfilled']);
    expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });
});

it.each(['/proc/none', '/proc', '/proc/none/below', __filename, `${__filename}/below`])(
  'says in one line that it can keep nothing in %s',
  async (folder) => {
    await expect(openDatabase({ dataDir: folder, databaseUrl: null })).rejects.toMatchObject({
      name: 'ConfigError',
      message: expect.stringMatching(`^DATA_DIR: nothing can be written to ${folder} \\(E[A-Z]+\\)\\.$`) as unknown,
    });
  },
);

describe('a database whose migrations are not those of this version', () => {
  const names = (db: Db) => sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const openAfter = async (...statements: readonly RawBuilder<unknown>[]) => {
    const { db } = await openTestDatabase(dataDir);
    const before = await names(db);
    for (const statement of statements) await statement.execute(db);
    await db.destroy();
    return { before, opening: openTestDatabase(dataDir) };
  };

  it('gets the one that it lacks', async () => {
    const { before, opening } = await openAfter(
      sql`alter table problems drop column settled_at`,
      sql`delete from kysely_migration where name = '040-settled-problems'`,
    );
    const { db } = await opening;
    expect((await names(db)).rows).toEqual(before.rows);
    await db.destroy();
  });

  it('is refused when it has one of a later version, though as many as are known', async () => {
    const { opening } = await openAfter(
      sql`update kysely_migration set name = '999' where name = '040-settled-problems'`,
    );
    await expect(opening).rejects.toThrow('999');
  });
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { Kysely, Migrator, sql } from 'kysely';
import { EmbeddedDialect } from '@/server/db/dialects/embedded';
import { embeddedDriver } from '@/server/db/dialects/embeddedDriver';
import { databaseFailure } from '@/server/db/dialects/failures';
import { newFolder } from '../../../support/newFolder';

/** The threads that were started, the newest last: they are real, and known here so that one can be ended. */
const mockThreads: Worker[] = [];
jest.mock('node:worker_threads', () => {
  const real = jest.requireActual<{ readonly Worker: typeof Worker }>('node:worker_threads');
  class Known extends real.Worker {
    constructor(...how: ConstructorParameters<typeof Worker>) {
      super(...how);
      mockThreads.push(this);
    }
  }
  return { ...real, Worker: Known };
});

interface Notes {
  notes: { id: number; words: string | null };
}

let folder: string;
let file: string;
let db: Kysely<Notes>;
beforeEach(async () => {
  folder = newFolder();
  file = join(folder, 'a.db');
  db = new Kysely<Notes>({ dialect: new EmbeddedDialect(file, 2) });
  await sql`create table notes (id integer primary key, words text)`.execute(db);
});
afterEach(async () => {
  await db.destroy();
});

const add = (id: number, words: string | null = null) => db.insertInto('notes').values({ id, words }).execute();
const ids = async () => (await db.selectFrom('notes').select('id').orderBy('id').execute()).map(({ id }) => id);
const failureOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => null).catch((error: unknown) => error);

describe('the embedded database', () => {
  it('answers rows as they are, and what a write changed', async () => {
    await add(1, 'నమస్కారం \u{1f3e0}');
    await add(2);
    expect(await db.selectFrom('notes').selectAll().orderBy('id').execute()).toEqual([
      { id: 1, words: 'నమస్కారం \u{1f3e0}' },
      { id: 2, words: null },
    ]);
    const changed = await db.updateTable('notes').set({ words: 'x' }).executeTakeFirst();
    expect(changed.numUpdatedRows).toBe(2n);
    expect((await db.insertInto('notes').values({ id: 9, words: null }).executeTakeFirst()).insertId).toBe(9n);
    expect(await db.deleteFrom('notes').where('id', '=', 9).returning('words').execute()).toEqual([{ words: null }]);
  });

  it('shows a table as it is now, also to a question that was asked before it changed', async () => {
    await add(1);
    const all = () => db.selectFrom('notes').selectAll().execute();
    await all();
    await sql`alter table notes add column more integer default 7`.execute(db);
    expect(await all()).toEqual([{ id: 1, words: null, more: 7 }]);
  });

  it('throws SQLite’s errors with their code, and goes on', async () => {
    await add(1);
    const failure = await failureOf(add(1));
    expect(failure).toMatchObject({ name: 'SqliteError', code: 'SQLITE_CONSTRAINT_PRIMARYKEY' });
    expect(databaseFailure(failure)).toBeNull();
    expect(await failureOf(sql`select nothing`.execute(db))).toMatchObject({ code: 'SQLITE_ERROR' });
    await add(2);
    expect(await ids()).toEqual([1, 2]);
  });

  it('says that a file that cannot be opened is away', async () => {
    const nowhere = new Kysely<Notes>({ dialect: new EmbeddedDialect(join(folder, 'nowhere', 'b.db'), 2) });
    expect(databaseFailure(await failureOf(sql`select 1`.execute(nowhere)))).toBe('away');
    const before = mockThreads.length;
    await nowhere.destroy();
    expect(mockThreads).toHaveLength(before);
  });

  it('reads through connections that cannot write', async () => {
    expect((await sql`select query_only from pragma_query_only`.execute(db)).rows).toEqual([{ query_only: 1 }]);
  });

  it('has let go of the file when it is closed', async () => {
    await add(1);
    await Promise.all([ids(), ids()]);
    await db.destroy();
    expect(existsSync(`${file}-wal`)).toBe(false);
  });

  it('closes after what was asked before', async () => {
    const added = Promise.all([1, 2, 3].map((id) => add(id)));
    await Promise.all([added, new Promise((done) => setImmediate(done)).then(() => db.destroy())]);
    const again = new Kysely<Notes>({ dialect: new EmbeddedDialect(file, 2) });
    expect(await again.selectFrom('notes').select('id').execute()).toHaveLength(3);
    await again.destroy();
  });

  it('starts no thread any more once it was closed: what comes too late is told that it is away', async () => {
    const driver = embeddedDriver(file, 1);
    await driver.init();
    const connection = await driver.acquireConnection();
    const ask = (words: string) => connection.executeQuery(sql.raw(words).compile(db));
    await ask('select 1');
    const before = mockThreads.length;
    const closing = driver.destroy();
    const late = [await failureOf(ask("insert into notes values (9, 'late')"))];
    await closing;
    late.push(await failureOf(ask('select 2')));
    expect(late.map(databaseFailure)).toEqual(['away', 'away']);
    expect(mockThreads).toHaveLength(before);
    expect(await ids()).toEqual([]);
  });

  it('says that it is away when its thread ends, does nothing by halves, and goes on with another one', async () => {
    const [writer] = mockThreads.slice(-1);
    const failure = await failureOf(
      db.transaction().execute(async (part) => {
        await part.insertInto('notes').values({ id: 1, words: null }).execute();
        await writer?.terminate();
        // Not by itself, on another thread.
        await part.insertInto('notes').values({ id: 2, words: null }).execute();
      }),
    );
    expect(databaseFailure(failure)).toBe('away');
    await add(3);
    expect(await ids()).toEqual([3]);
  });

  it('tells those who wait when its thread ends', async () => {
    await Promise.all([ids(), ids()]);
    // The readers; the writer was the first. They are ended while they rest: within libsql that would end the process.
    const ended = mockThreads.slice(-2).map((thread) => thread.terminate());
    const failures = await Promise.all([failureOf(ids()), failureOf(ids())]);
    await Promise.all(ended);
    expect(failures.map((failure) => failure && databaseFailure(failure))).toEqual(['away', 'away']);
    expect(await ids()).toEqual([]);
  });

  it('lets reads take their turn among the writes where there is no thread for them', async () => {
    const before = mockThreads.length;
    const alone = new Kysely<Notes>({ dialect: new EmbeddedDialect(file, 0) });
    const noted = () => alone.selectFrom('notes').select('id').execute();
    const undone = failureOf(
      alone.transaction().execute(async (part) => {
        await part.insertInto('notes').values({ id: 1, words: null }).execute();
        throw new Error('undone');
      }),
    );
    expect(await noted()).toEqual([]);
    expect(await undone).toMatchObject({ message: 'undone' });
    expect(mockThreads).toHaveLength(before + 1);
    await alone.destroy();
  });

  it('undoes the whole of a migration that breaks off', async () => {
    const provider = {
      getMigrations: () =>
        Promise.resolve({
          a: {
            up: async (part: Kysely<unknown>) => {
              await part.schema.createTable('half').addColumn('id', 'integer').execute();
              throw new Error('broke off');
            },
          },
        }),
    };
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    expect(error).toMatchObject({ message: 'broke off' });
    expect((await sql`select 1 from sqlite_master where name = 'half'`.execute(db)).rows).toEqual([]);
    await add(1);
    expect(await ids()).toEqual([1]);
  });
});

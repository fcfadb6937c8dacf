import { closeSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { errorBody } from '@/contract/answers';
import { ConfigError, readConfig } from '@/server/kernel/config';
import { openDatabase } from '@/server/db/open';
import { buildApp } from '@/server/http/app';
import { patient } from '../../support/patience';
import { serverProcess } from '../../support/server/serverProcess';
import { fillWorld, testProperties } from '../../support/server/world';
import { newFolder } from '../../support/newFolder';

let base: string;
let dataDir: string;
let file: string;
beforeEach(() => {
  base = newFolder();
  dataDir = join(base, 'data');
  file = join(dataDir, 'gruham.db');
});

async function site(listings: number): Promise<void> {
  const { db } = await openDatabase({ dataDir, databaseUrl: null });
  await fillWorld(db, testProperties(listings), []);
  await db.destroy();
}

/** Overwrites the first page of a table, as a failing disk does. */
function damage(table: string): void {
  const database = new Database(file);
  database.exec('pragma wal_checkpoint(truncate)');
  const [row] = database
    .prepare('select rootpage, page_size from sqlite_master, pragma_page_size where name = ?')
    .all([table]) as [{ rootpage: number; page_size: number }];
  database.close();
  const open = openSync(file, 'r+');
  writeSync(open, Buffer.alloc(row.page_size, 0x5a), 0, row.page_size, (row.rootpage - 1) * row.page_size);
  closeSync(open);
}

it(
  'damaged pages are answered with 503, the operator is told once, and the server is no longer ready [API-4]',
  async () => {
    await site(60);
    damage('properties');
    const server = await serverProcess(dataDir);
    try {
      for (const path of ['api/property', 'api/property?city=Tirupati']) {
        const answer = await fetch(`${server.origin}/${path}`);
        expect(answer.status).toBe(503);
        expect(errorBody.parse(await answer.json()).message).toMatch(/cannot answer at the moment/);
      }
      const ready = await fetch(`${server.origin}/readyz`);
      expect([ready.status, errorBody.parse(await ready.json()).message]).toEqual([503, 'The database is damaged.']);
      expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
      expect((await fetch(`${server.origin}/api/users/getAgents`)).status).toBe(200);
      const told = server.said().match(/The database is damaged: stop the server and restore a backup/g);
      expect(told).toHaveLength(1);
    } finally {
      await server.end();
    }
  },
  patient(60_000),
);

it('the question whether it is ready looks at the file, and says that it is damaged', async () => {
  await site(3);
  damage('sqlite_autoindex_meta_1');
  const { db } = await openDatabase({ dataDir, databaseUrl: null });
  const app = await buildApp({ config: readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, '/'), db });
  for (let round = 0; round < 2; round += 1) expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await app.close();
  await db.destroy();
});

describe('a database that is lost', () => {
  it.each([
    ['emptied', () => truncateSync(file)],
    ['gone', () => rmSync(file)],
  ])('is not taken for a new site when its file is %s', async (_how, lose) => {
    await site(3);
    lose();
    for (const each of ['-wal', '-shm']) rmSync(file + each, { force: true });
    const opened = openDatabase({ dataDir, databaseUrl: null });
    await expect(opened).rejects.toThrow(ConfigError);
    await expect(opened).rejects.toThrow(/is lost: gruham\.db is missing or empty\. Restore a backup, or delete/);
    rmSync(join(dataDir, 'gruham.made'));
    const { db } = await openDatabase({ dataDir, databaseUrl: null });
    expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
    await db.destroy();
  });
});

it('a new data folder and its database are for their owner alone', async () => {
  const umask = process.umask(0o022);
  try {
    const { db } = await openDatabase({ dataDir, databaseUrl: null });
    await db.insertInto('meta').values({ key: 'a', value: '' }).execute();
    const modes = [dataDir, file, `${file}-wal`, `${file}-shm`].map((path) =>
      (statSync(path).mode & 0o777).toString(8),
    );
    await db.destroy();
    expect(modes).toEqual(['700', '600', '600', '600']);
  } finally {
    process.umask(umask);
  }
});

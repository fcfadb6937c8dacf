import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backup, type Data } from '@/server/backup/backup';
import { Interrupted } from '@/server/backup/failure';
import { stateOf } from '@/server/backup/postgresPrograms';
import { restore } from '@/server/backup/restore';
import { databaseUrlOf, newDatabase } from '../../support/postgres/databases';
import { testApp, type TestApp } from '../../support/server/testApp';
import { patient } from '../../support/patience';
import { newFolder } from '../../support/newFolder';

jest.setTimeout(patient(60_000));

const BIN = process.env['POSTGRES_BIN'] ?? '';
let server: TestApp;
let base: string;
let place: Data;
const dataOf = (dataDir: string): Data => ({ dataDir, databaseUrl: databaseUrlOf(dataDir), s3: null });

beforeEach(async () => {
  server = await testApp({ properties: 3, projects: 1 });
  base = newFolder();
  await backup(dataOf(server.dataDir), join(base, 'kept'), '1');
  await newDatabase(join(base, 'new'), { empty: true });
  place = dataOf(join(base, 'new'));
});
afterEach(async () => {
  process.env['POSTGRES_BIN'] = BIN;
  await server.close();
});

/** One of PostgreSQL's programs: of the folder that was named, else of the PATH, where some systems have them apart. */
const own = (program: string): string => (existsSync(join(BIN, program)) ? join(BIN, program) : program);

/** Puts PostgreSQL's programs behind others, which are written for a shell; \$PSQL and so on are their own. */
function behind(scripts: Readonly<Record<'psql' | 'pg_restore', string>>): void {
  const folder = join(base, 'programs');
  mkdirSync(folder);
  const names = { PSQL: own('psql'), PG_RESTORE: own('pg_restore'), PG_DUMP: own('pg_dump') };
  const head = Object.entries(names).map(([name, program]) => `${name}='${program}'`);
  for (const [name, script] of Object.entries({ ...scripts, pg_dump: 'exec $PG_DUMP "$@"' }))
    writeFileSync(join(folder, name), ['#!/bin/sh', ...head, script, ''].join('\n'), { mode: 0o700 });
  process.env['POSTGRES_BIN'] = folder;
}

it('restores with programs of other versions than the server’s', async () => {
  behind({
    // As before version 15: of several questions the last one alone is answered.
    psql: 'exec $PSQL -v SHOW_ALL_RESULTS=off "$@"',
    // As from version 17 on, towards an older server.
    pg_restore: `$PG_RESTORE "$@" | sed 's/^SET lock_timeout = 0;$/&\\nSET transaction_timeout = 0;/'`,
  });
  const data = dataOf(server.dataDir);
  expect(await stateOf(data.databaseUrl ?? '')).toEqual({ isEmpty: false, isInUse: true });
  expect(await stateOf(place.databaseUrl ?? '')).toEqual({ isEmpty: true, isInUse: false });
  expect(await restore(place, join(base, 'kept'), false)).toEqual({ files: 1, before: null });
  expect(await stateOf(place.databaseUrl ?? '')).toEqual({ isEmpty: false, isInUse: false });
});

it('keeps the statements from others’ eyes, and takes everything back when it is interrupted', async () => {
  const marker = join(base, 'working');
  behind({
    psql: `case "$*" in *restore.sql*) echo > '${marker}'; exec sleep 60;; esac; exec $PSQL "$@"`,
    pg_restore: 'exec $PG_RESTORE "$@"',
  });
  mkdirSync(place.dataDir);
  writeFileSync(join(place.dataDir, 'mine.txt'), 'mine');
  const stop = new AbortController();
  const done = restore({ ...place, stop: stop.signal }, join(base, 'kept'), true);
  const restoring = { ended: false };
  const watched = expect(done)
    .rejects.toThrow('Interrupted')
    .finally(() => (restoring.ended = true));
  while (!restoring.ended && !existsSync(marker)) await new Promise((go) => setTimeout(go, 20));
  const [apart = ''] = readdirSync(base).filter((name) => name.startsWith('.new.statements-'));
  expect(statSync(join(base, apart)).mode & 0o777).toBe(0o700);
  expect(statSync(join(base, apart, 'restore.sql')).mode & 0o777).toBe(0o600);
  stop.abort(new Interrupted(143));
  await watched;
  expect(readdirSync(base).sort()).toEqual(['kept', 'new', 'programs', 'working']);
  expect(readFileSync(join(place.dataDir, 'mine.txt'), 'utf8')).toBe('mine');
});

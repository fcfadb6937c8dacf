import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup, type Data } from '@/server/backup/backup';
import { Interrupted } from '@/server/backup/failure';
import { stateOf } from '@/server/backup/postgresPrograms';
import { restore } from '@/server/backup/restore';
import { databaseUrlOf, dropDatabase, newDatabase } from '../../support/postgres/databases';
import { testApp, type TestApp } from '../../support/server/testApp';

jest.setTimeout(60_000);

const BIN = process.env['POSTGRES_BIN'] ?? '';
let server: TestApp;
let base: string;
let place: Data;
const dataOf = (dataDir: string): Data => ({ dataDir, databaseUrl: databaseUrlOf(dataDir), s3: null });

beforeEach(async () => {
  server = await testApp({ properties: 3, projects: 1 });
  base = mkdtempSync(join(tmpdir(), 'gruham-programs-'));
  await backup(dataOf(server.dataDir), join(base, 'kept'), '1');
  await newDatabase(join(base, 'new'), { empty: true });
  place = dataOf(join(base, 'new'));
});
afterEach(async () => {
  process.env['POSTGRES_BIN'] = BIN;
  await server.close();
  await dropDatabase(place.dataDir);
  rmSync(base, { recursive: true, force: true });
});

/** Puts PostgreSQL's programs behind others, which are written for a shell; \$BIN is their own folder. */
function behind(scripts: Readonly<Record<'psql' | 'pg_restore', string>>): void {
  const folder = join(base, 'programs');
  mkdirSync(folder);
  for (const [name, script] of Object.entries({ ...scripts, pg_dump: 'exec $BIN/pg_dump "$@"' }))
    writeFileSync(join(folder, name), `#!/bin/sh\nBIN='${BIN}'\n${script}\n`, { mode: 0o700 });
  process.env['POSTGRES_BIN'] = folder;
}

it('restores with programs of other versions than the server’s', async () => {
  behind({
    // As before version 15: of several questions the last one alone is answered.
    psql: 'exec $BIN/psql -v SHOW_ALL_RESULTS=off "$@"',
    // As from version 17 on, towards an older server.
    pg_restore: `$BIN/pg_restore "$@" | sed 's/^SET lock_timeout = 0;$/&\\nSET transaction_timeout = 0;/'`,
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
    psql: `case "$*" in *restore.sql*) echo > '${marker}'; exec sleep 60;; esac; exec $BIN/psql "$@"`,
    pg_restore: 'exec $BIN/pg_restore "$@"',
  });
  mkdirSync(place.dataDir);
  writeFileSync(join(place.dataDir, 'mine.txt'), 'mine');
  const stop = new AbortController();
  const done = restore({ ...place, stop: stop.signal }, join(base, 'kept'), true);
  const watched = expect(done).rejects.toThrow('Interrupted');
  while (!existsSync(marker)) await new Promise((go) => setTimeout(go, 20));
  const [apart = ''] = readdirSync(base).filter((name) => name.startsWith('.new.statements-'));
  expect(statSync(join(base, apart)).mode & 0o777).toBe(0o700);
  expect(statSync(join(base, apart, 'restore.sql')).mode & 0o777).toBe(0o600);
  stop.abort(new Interrupted(143));
  await watched;
  expect(readdirSync(base).sort()).toEqual(['kept', 'new', 'programs', 'working']);
  expect(readFileSync(join(place.dataDir, 'mine.txt'), 'utf8')).toBe('mine');
});

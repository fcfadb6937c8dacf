import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { databaseEnv, isOnPostgres, newDatabase, openTestDatabase } from '../../support/postgres/databases';
import { patient } from '../../support/patience';
import { program } from '../../support/templates/programs';
import { newFolder } from '../../support/newFolder';

jest.setTimeout(patient(120_000));

const ROOT = resolve(__dirname, '../../..');

const command = (dataDir: string, cwd: string, ...words: readonly string[]) => run('backup', dataDir, cwd, words);

async function run(name: 'admin' | 'backup', dataDir: string, cwd: string, words: readonly string[]) {
  const file = await program(name);
  return new Promise<{ code: number; said: string; complained: string }>((done) => {
    execFile(
      process.execPath,
      [file, ...words],
      { cwd: ROOT, env: { ...process.env, DATA_DIR: dataDir, ...databaseEnv(dataDir), INIT_CWD: cwd } },
      (error, said, complained) => done({ code: Number(error?.code ?? 0), said, complained }),
    );
  });
}

it('the commands say in one line what they did or why not, with an exit code', async () => {
  const base = newFolder();
  const dataDir = join(base, 'data');
  // As an operator makes one: a restore finds nothing in it but what is its own.
  await newDatabase(dataDir, { empty: true });
  // The file is made in a process of its own: this one would keep it open for a while.
  expect(await run('admin', dataDir, base, ['review'])).toMatchObject({ code: 0 });
  const kept = await command(dataDir, base, 'backup', 'kept');
  expect(kept).toMatchObject({ code: 0, complained: '' });
  expect(kept.said).toMatch(/^Backed up to \S+\/kept: 1 files, [\d.]+ MB\.\n$/);
  // It is made at its first use.
  writeFileSync(join(dataDir, 'secret.key'), `${'ab'.repeat(32)}\n`);
  const sealed = await command(dataDir, base, 'backup', 'sealed');
  expect(sealed.said).toMatch(/ MB\.\nKeep \S+\/data\/secret\.key as well, in another place\.\n$/);
  const help = await command(dataDir, base, 'backup', '--help');
  expect([help.code, help.said.split('\n').length, help.complained]).toEqual([0, 3, '']);
  const nowhere = await command(dataDir, base, 'backup', '/proc/none/kept');
  expect([nowhere.code, nowhere.said, nowhere.complained.trim().split('\n').length]).toEqual([1, '', 1]);
  const operators = await run('admin', '/proc/none', base, ['--help']);
  expect([operators.code, operators.said.split('\n')[0], operators.complained]).toEqual([
    0,
    'npm run admin -- COMMAND',
    '',
  ]);
  const again = await command(dataDir, base, 'backup', 'kept');
  expect([again.code, again.said, again.complained.trim().split('\n').length]).toEqual([1, '', 1]);
  expect(again.complained).toMatch(/is there already/);
  const full = await command(dataDir, base, 'restore', 'kept');
  expect([full.code, full.complained.trim().split('\n').length]).toEqual([1, 1]);
  expect(full.complained).toMatch(/--force/);
  const forced = await command(dataDir, base, 'restore', 'kept', '--force');
  expect(forced).toMatchObject({ code: 0, complained: '' });
  expect(forced.said).toMatch(/^Restored 1 files to /);
  truncateSync(join(base, 'kept/manifest.json'), 20);
  const cut = await command(dataDir, base, 'restore', 'kept', '--force');
  expect([cut.code, cut.complained.trim().split('\n').length]).toEqual([1, 1]);
  for (const words of [[], ['backup'], ['restore', 'a', 'b'], ['backup', 'a', '--force'], ['remove', 'a']]) {
    expect(await command(dataDir, base, ...words)).toMatchObject({ code: 2, said: '' });
  }
  const wrong = await command('/proc/none', base, 'restore', 'nothing');
  expect([wrong.code, wrong.complained.trim().split('\n').length, existsSync('/proc/none')]).toEqual([1, 1, false]);
});

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a restore that %s ends changes nothing, and leaves nothing behind', async (signal, exitCode) => {
  const base = newFolder();
  const [from, dataDir] = [join(base, 'from'), join(base, 'data')];
  for (const each of [from, dataDir]) if (isOnPostgres()) await (await openTestDatabase(each)).db.destroy();
  expect(await run('admin', from, base, ['review'])).toMatchObject({ code: 0 });
  mkdirSync(join(from, 'uploads'), { recursive: true });
  const picture = join(base, 'kept/uploads/house.webp');
  writeFileSync(join(from, 'uploads/house.webp'), 'a picture');
  expect(await command(from, base, 'backup', 'kept')).toMatchObject({ code: 0 });
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, 'mine.txt'), 'mine');
  // A pipe holds the restore up for as long as it is not filled.
  rmSync(picture);
  execFileSync('mkfifo', [picture]);
  const child = spawn(process.execPath, [await program('backup'), 'restore', 'kept', '--force'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, ...databaseEnv(dataDir), INIT_CWD: base },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complained = '';
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  const ended = once(child, 'close');
  const pipe = await open(picture, 'w');
  expect(readdirSync(base).filter((name) => name.startsWith('.data.restoring-'))).toHaveLength(1);
  child.kill(signal);
  while (child.exitCode === null && child.signalCode === null) {
    await pipe.write('x').catch(() => undefined);
    await new Promise((done) => setTimeout(done, 20));
  }
  await pipe.close();
  expect(await ended).toEqual([exitCode, null]);
  expect(complained).toBe('Interrupted: nothing was changed.\n');
  expect(readdirSync(base).sort()).toEqual(['data', 'from', 'kept']);
  expect(existsSync(join(dataDir, 'mine.txt'))).toBe(true);
});

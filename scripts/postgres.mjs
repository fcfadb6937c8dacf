import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
const SERVER = ['postgres', 'initdb'];
const CLIENT = ['psql', 'pg_dump', 'pg_restore'];

const isComplete = (folder, programs = SERVER) => programs.every((name) => existsSync(join(folder, name)));

/** The folder of PostgreSQL's programs: of the PATH, else Debian's newest; null when there is none. */
function there(programs = SERVER) {
  const { stdout, status } = spawnSync('sh', ['-c', `command -v ${programs[0]}`], { encoding: 'utf8' });
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  return (
    [...(status === 0 ? [dirname(stdout.trim())] : []), ...debian].find((folder) => isComplete(folder, programs)) ??
    null
  );
}

/** The folder of the programs that copy a database: POSTGRES_BIN, of the PATH, else Debian's newest; null without. */
export function findPostgresClient() {
  const given = process.env.POSTGRES_BIN;
  return given && isComplete(given, CLIENT) ? given : there(CLIENT);
}

/**
 * Where PostgreSQL's programs are, for the tests; installs Debian's package when they are missing and it may be
 * installed. Answers `{ bin }`, or `{ bin: null, why }`.
 */
export function findPostgres() {
  const given = process.env.POSTGRES_BIN;
  if (given) return isComplete(given) ? { bin: given } : { bin: null, why: 'POSTGRES_BIN names a folder without it' };
  const found = there();
  if (found) return { bin: found };
  if (process.getuid?.() !== 0) return { bin: null, why: 'it is not installed, and only root may install it' };
  if (spawnSync('sh', ['-c', 'command -v apt-get']).status !== 0)
    return { bin: null, why: 'it is not installed, and there is no apt-get to install it with' };
  console.log('Installing PostgreSQL for the server tests …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { stdio: 'ignore', env });
  const installed = there();
  return installed ? { bin: installed } : { bin: null, why: 'apt-get could not install it' };
}

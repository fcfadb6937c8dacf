import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from './failure';

/** An address without its password, which goes through the environment: arguments can be read by everybody. */
function connection(url: string): { address: string; env: NodeJS.ProcessEnv } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, env: password === '' ? {} : { PGPASSWORD: password } };
}

function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const own = join(process.env['POSTGRES_BIN'] ?? '', program);
  return new Promise((done, fail) => {
    execFile(
      existsSync(own) ? own : program,
      [...args],
      { env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 },
      (error, said, complained) => {
        if (error === null) return done(said);
        if (error.code === 'ENOENT')
          return fail(
            new BackupError(
              `${program} was not found: install PostgreSQL's programs, or name their folder in POSTGRES_BIN.`,
            ),
          );
        const [line = 'failed'] = complained.split('\n').filter((each) => each.trim() !== '');
        fail(new BackupError(`${program}: ${line.replace(/^[\w/.-]*(psql|pg_\w+)(:\S*)?:\s*/, '')}`));
      },
    );
  });
}

async function ask(url: string, question: string): Promise<readonly string[]> {
  const { address, env } = connection(url);
  const said = await run('psql', ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-d', address, '-c', question], env);
  return said.split('\n').filter(Boolean);
}

/** Writes the database as it stands at one moment into a file, in pg_restore's own format. */
export async function dumpPostgres(url: string, into: string): Promise<void> {
  const { address, env } = connection(url);
  await run(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-privileges', `--file=${into}`, `--dbname=${address}`],
    env,
  );
}

/** The migrations that made the tables; the database must have some. */
export const migrationsOf = (url: string): Promise<readonly string[]> =>
  ask(url, 'select name from kysely_migration order by name');

/** Whether the database has tables, and whether a server is connected to it. */
export async function stateOf(url: string): Promise<{ isEmpty: boolean; isInUse: boolean }> {
  const [tables, servers] = await ask(
    url,
    `select count(*) from pg_tables where schemaname = 'public';
     select count(*) from pg_stat_activity where datname = current_database() and application_name = 'gruham'`,
  );
  return { isEmpty: tables === '0', isInUse: servers !== '0' };
}

/** Turns a dump into the statements that make it; fails for a damaged one. */
export const statementsOf = (dump: string, into: string): Promise<string> =>
  run('pg_restore', ['--no-owner', '--no-privileges', `--file=${into}`, dump], {});

/** Puts what the statements make in place of whatever is there, in one transaction: all of it or nothing. */
export async function replacePostgres(url: string, statements: string, isEmpty: boolean): Promise<void> {
  const { address, env } = connection(url);
  const clear = isEmpty ? [] : ['-c', 'drop schema public cascade', '-c', 'create schema public'];
  const options = ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '--single-transaction', '-o', '/dev/null', '-d', address];
  await run('psql', [...options, ...clear, '-f', statements, '-c', 'analyze'], {
    ...env,
    PGOPTIONS: '--client-min-messages=warning',
  });
}

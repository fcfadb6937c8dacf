import { spawn } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '../kernel/errorCode';
import { BackupError, interruption } from './failure';

/** An address without its password, which goes through the environment: arguments can be read by everybody. */
function connection(url: string): { address: string; env: NodeJS.ProcessEnv } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, env: password === '' ? {} : { PGPASSWORD: password } };
}

interface Running {
  /** Ends the program early. */
  readonly stop?: AbortSignal | undefined;
  /** Where what it says goes; without it that is the answer. */
  readonly into?: (said: Readable) => Promise<void>;
}

/** Runs a program to its end, however that comes: afterwards it changes nothing any more. */
async function run(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { stop, into }: Running = {},
): Promise<string> {
  stop?.throwIfAborted();
  const own = join(process.env['POSTGRES_BIN'] ?? '', program);
  const child = spawn(existsSync(own) ? own : program, [...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = (): void => {
    child.kill();
  };
  stop?.addEventListener('abort', end);
  const ended = new Promise<number | null>((done, fail) => {
    child.on('error', fail);
    child.on('close', done);
  });
  const said = into === undefined ? text(child.stdout) : into(child.stdout).then(() => '');
  const [code, answer, complained] = await Promise.allSettled([ended, said, text(child.stderr)]);
  stop?.removeEventListener('abort', end);
  if (code.status === 'rejected') {
    if (errorCode(code.reason) !== 'ENOENT') throw code.reason;
    throw new BackupError(
      `${program} was not found: install PostgreSQL's programs, or name their folder in POSTGRES_BIN.`,
    );
  }
  if (code.value !== 0) {
    const why = interruption(stop);
    if (why !== null) throw why;
  }
  if (answer.status === 'rejected') throw answer.reason;
  if (code.value === 0) return answer.value;
  const [line = 'failed'] = (complained.status === 'fulfilled' ? complained.value : '')
    .split('\n')
    .filter((each) => each.trim() !== '');
  throw new BackupError(`${program}: ${line.replace(/^(?:[^\s:]*\/)?(?:psql|pg_[a-z_]+)(?::\S*)?:\s*/, '')}`);
}

/** The rows of one question, the columns of each parted by a bar. */
async function ask(url: string, question: string): Promise<readonly string[]> {
  const { address, env } = connection(url);
  const said = await run('psql', ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-d', address, '-c', question], env);
  return said.split('\n').filter(Boolean);
}

/** Writes the database as it stands at one moment into a file, in pg_restore's own format. */
export async function dumpPostgres(url: string, into: string, stop?: AbortSignal): Promise<void> {
  const { address, env } = connection(url);
  await run(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-privileges', `--file=${into}`, `--dbname=${address}`],
    env,
    { stop },
  );
}

/** The migrations that made the tables; the database must have some. */
export const migrationsOf = (url: string): Promise<readonly string[]> =>
  ask(url, 'select name from kysely_migration order by name');

/** Whether the database has tables, and whether a server is connected to it. */
export async function stateOf(url: string): Promise<{ isEmpty: boolean; isInUse: boolean }> {
  // One question: programs before version 15 answer the last one alone.
  const [row = ''] = await ask(
    url,
    `select (select count(*) from pg_tables where schemaname = 'public'),
       (select count(*) from pg_stat_activity where datname = current_database() and application_name = 'gruham')`,
  );
  const [tables, servers] = row.split('|');
  return { isEmpty: tables === '0', isInUse: servers !== '0' };
}

/** What may stand before the first statement that makes something. */
const PREAMBLE = /^(--.*|SET .*|SELECT pg_catalog\.set_config\(.*|\\restrict .*|)$/;
const LATER_SETTING = 'SET transaction_timeout = 0;';
/** The same where the server knows the setting, and nothing where it does not. */
const WHERE_KNOWN =
  "SELECT pg_catalog.set_config(name, '0', false) FROM pg_catalog.pg_settings WHERE name = 'transaction_timeout';";

/** pg_restore 17 begins with a setting that older servers refuse, and with it everything. */
function forOlderServers(): Transform {
  let head: string | null = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (head === null) {
        done(null, chunk);
        return;
      }
      // Each byte as one character: a chunk may end within a letter.
      const lines = (head + chunk.toString('latin1')).split('\n');
      head = lines.pop() ?? '';
      const body = lines.findIndex((line) => !PREAMBLE.test(line));
      const settings = lines.slice(0, body === -1 ? undefined : body);
      const rest = body === -1 ? [] : [...lines.slice(body), head];
      if (body !== -1) head = null;
      const changed = settings.map((line) => (line === LATER_SETTING ? WHERE_KNOWN : line));
      const out = [...changed.map((line) => `${line}\n`), rest.join('\n')].join('');
      done(null, Buffer.from(out, 'latin1'));
    },
    flush(done) {
      done(null, Buffer.from(head ?? '', 'latin1'));
    },
  });
}

/** Turns a dump into the statements that make it; fails for a damaged one. The new file must not be there yet. */
export async function statementsOf(dump: string, file: string, stop?: AbortSignal): Promise<void> {
  await run(
    'pg_restore',
    ['--no-owner', '--no-privileges', '--file=-', dump],
    {},
    {
      stop,
      into: (said) => pipeline(said, forOlderServers(), createWriteStream(file, { flags: 'wx', mode: 0o600 })),
    },
  );
}

/** Puts what the statements make, but for its sessions, in place of whatever is there, in one transaction: all or nothing. */
export async function replacePostgres(
  url: string,
  statements: string,
  isEmpty: boolean,
  stop?: AbortSignal,
): Promise<void> {
  const { address, env } = connection(url);
  const clear = isEmpty ? [] : ['-c', 'drop schema public cascade', '-c', 'create schema public'];
  const options = ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '--single-transaction', '-o', '/dev/null', '-d', address];
  await run(
    'psql',
    [...options, ...clear, '-f', statements, '-c', 'delete from public.sessions', '-c', 'analyze'],
    { ...env, PGOPTIONS: '--client-min-messages=warning' },
    { stop },
  );
}

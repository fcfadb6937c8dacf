import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { cpuOf } from '../processCpu';
import { freePort } from '../realServer';

const USER = 'gruham';
const PATIENCE_MS = 60_000;

/** Nothing here has to outlive the tests: what is written need not reach the disk. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
  logging_collector: 'off',
  log_min_messages: 'fatal',
} as const;

/**
 * Ends its command as soon as whoever started it ends, however that happens: then its input ends. SIGINT is a fast end:
 * open connections are cut. The folder, its first word, goes too, unless it is told to keep it.
 */
const KEEPER =
  'folder=$1; shift; "$@" & pid=$!; trap "" INT TERM HUP; said=$(cat); kill -INT $pid; wait $pid; [ "$said" ] || rm -rf "$folder"';

/** PostgreSQL refuses to run as root: then it runs as the user that its package made. */
function owner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** It listens before it answers. */
async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

export interface Cluster {
  /** CPU that all its processes, also those that ended, have used so far, ms; the system counts in steps of 10 ms. */
  readonly cpu: () => number;
  /** The address of one of its databases. */
  readonly url: (database: string) => string;
  /** Makes an empty database, and answers its address. */
  readonly newDatabase: (name: string) => Promise<string>;
  /** Ends it at once; its data stay. */
  readonly halt: () => Promise<void>;
  /** Starts it again on the same port. */
  readonly resume: () => Promise<void>;
  /** Ends it and removes its folder. */
  readonly remove: () => Promise<void>;
}

/**
 * A PostgreSQL of its own, on 127.0.0.1 alone, with a password, a free port and a new folder. Its words are ordered as
 * people order them, not by their bytes, so that no test leans on that.
 */
export async function startCluster(own: Readonly<Record<string, string>> = {}): Promise<Cluster> {
  const bin = process.env['POSTGRES_BIN'] ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'gruham-pg-'));
  const data = join(folder, 'data');
  const secret = join(folder, 'password');
  const password = randomBytes(12).toString('hex');
  const user = owner();
  const as = user ?? {};
  writeFileSync(secret, password, { mode: 0o600 });
  if (user !== null) for (const path of [folder, secret]) chownSync(path, user.uid, user.gid);
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8' };
  const locale = ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=en-US'];
  const access = ['--auth=scram-sha-256', `--pwfile=${secret}`, `--username=${USER}`];
  execFileSync(join(bin, 'initdb'), ['-D', data, '--no-sync', ...access, ...locale], {
    ...as,
    env,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

  const port = await freePort();
  const url = (database: string) => `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;
  let end: (() => Promise<void>) | null = null;
  const resume = async () => {
    const settings = Object.entries({ ...SETTINGS, ...own, port }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const keeper = spawn('sh', ['-c', KEEPER, 'sh', folder, join(bin, 'postgres'), '-D', data, ...settings], {
      ...as,
      env,
      cwd: folder,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    // A run that forgets it can end all the same, and then so does this.
    keeper.unref();
    if (keeper.stdin instanceof Socket) keeper.stdin.unref();
    end = async () => {
      keeper.ref();
      const ended = once(keeper, 'close');
      keeper.stdin.end('keep');
      await ended;
    };
    const until = Date.now() + PATIENCE_MS;
    while (!(await answers(url('postgres')))) {
      if (keeper.exitCode !== null || Date.now() > until) throw new Error('PostgreSQL did not start.');
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  const halt = async () => {
    await end?.();
    end = null;
  };
  await resume();
  return {
    url,
    newDatabase: async (name) => {
      const client = new Client({ connectionString: url('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return url(name);
    },
    cpu: () => cpuOf(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])),
    halt,
    resume,
    remove: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

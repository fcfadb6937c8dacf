import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { databaseEnv } from '../postgres/databases';
import { freePort } from '../realServer';
import { program } from '../templates/programs';
import { untilReady } from './untilReady';

const ROOT = resolve(__dirname, '../../..');

export interface ServerProcess {
  readonly origin: string;
  /** One POST under /api/, as from a network address; the proxy in front is this test. */
  readonly post: (path: string, body: object, from: string, authorization?: string) => Promise<Response>;
  readonly get: (path: string, authorization?: string) => Promise<Response>;
  /** How many password hashes the process has begun so far. */
  readonly hashes: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** The server as an operator starts it, from its own entry, in a process and on a port of its own. */
async function serverProcess(dataDir: string, env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const port = await freePort();
  const child = fork(await program('server'), [], {
    cwd: ROOT,
    execArgv: ['--import', await program('countsHashes')],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      SEED: 'none',
      LOG_LEVEL: 'error',
      TRUST_PROXY: '1',
      PUBLIC_ORIGIN: 'https://gruham.in',
      // In which there is no build.
      CLIENT_DIR: __dirname,
      ...databaseEnv(dataDir),
      ...env,
    },
  });
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin, child, { said: () => said }).catch((error: unknown) => {
    child.kill();
    throw error;
  });
  return {
    origin,
    post: (path, body, from, authorization = '') =>
      fetch(`${origin}/api/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from, authorization },
      }),
    get: (path, authorization = '') => fetch(`${origin}/api/${path}`, { headers: { authorization } }),
    hashes: async () => {
      const told = once(child, 'message');
      child.send('hashes');
      return Number((await told)[0]);
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts this many servers on one data folder at the same time; when one does not start, none is left. */
export async function serverProcesses(
  count: number,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<readonly [ServerProcess, ...ServerProcess[]]> {
  const started = await Promise.allSettled(Array.from({ length: count }, () => serverProcess(dataDir, env)));
  const servers = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const [first, ...rest] = servers;
  if (first !== undefined && servers.length === count) return [first, ...rest];
  await Promise.all(servers.map(({ stop }) => stop()));
  throw started.find((each) => each.status === 'rejected')?.reason;
}

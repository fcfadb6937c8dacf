import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { patient } from '../patience';
import { cpuOf } from '../processCpu';
import { databaseEnv } from '../postgres/databases';
import { freePort } from '../realServer';
import { program } from '../templates/programs';
import { formOf } from './forms';
import { untilReady } from './untilReady';

const ROOT = resolve(__dirname, '../../..');

export interface ServerProcess {
  readonly origin: string;
  readonly port: number;
  /** One POST under /api/, as from a network address; the proxy in front is this test. */
  readonly post: (path: string, body: object, from?: string, authorization?: string) => Promise<Response>;
  /** Sends the picture of a listing. */
  readonly sendPicture: (bytes: Buffer, authorization: string) => Promise<Response>;
  readonly get: (path: string, authorization?: string) => Promise<Response>;
  /** Everything that it wrote to its output and its error output. */
  readonly said: () => string;
  /** How many password hashes the process has begun so far; the built server does not tell. */
  readonly hashes: () => Promise<number>;
  /** Memory in use, bytes. */
  readonly memory: () => number;
  /** The time that processors have worked for it so far, all its threads together, ms. */
  readonly cpu: () => number;
  /** Ends it, by default as a power cut would: nothing is written any more. Its exit code; null when the signal ended it. */
  readonly end: (signal?: NodeJS.Signals) => Promise<number | null>;
}

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  /** A shell's words that prepare the process and end in `exec "$@"`. */
  readonly before?: string;
  /** What the build left in `dist`, with its pages; otherwise the server of the sources, with none. */
  readonly isBuilt?: boolean;
  /** A free one, unless this one. */
  readonly port?: number | undefined;
}

/** The server from its own entry on a data folder, in a process of its own. */
export async function serverProcess(
  dataDir: string,
  { env = {}, before = 'exec "$@"', isBuilt = false, ...more }: Options = {},
): Promise<ServerProcess> {
  const port = more.port ?? (await freePort());
  const words = isBuilt
    ? ['dist/server/main.js']
    : ['--import', await program('countsHashes'), await program('server')];
  const child = spawn('sh', ['-c', before, 'sh', process.execPath, ...words], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      SEED: 'none',
      // In a folder of the tests there is no build.
      ...(isBuilt ? { LOG_LEVEL: 'error' } : { LOG_LEVEL: 'trace', CLIENT_DIR: __dirname }),
      ...databaseEnv(dataDir),
      ...env,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const closed = once(child, 'close').then(([code]) => code as number | null);
  const end = (signal: NodeJS.Signals = 'SIGKILL') => {
    child.kill(signal);
    return closed;
  };
  const origin = `http://127.0.0.1:${port}`;
  // The demo's pictures are drawn at the first start.
  const patienceMs = patient(isBuilt ? 120_000 : 60_000);
  await untilReady(origin, child, { patienceMs, said: () => said }).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return {
    origin,
    port,
    post: (path, body, from = '127.0.0.1', authorization = '') =>
      fetch(`${origin}/api/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from, authorization },
      }),
    sendPicture: (bytes, authorization) => {
      const { payload, headers } = formOf({ field: 'image', bytes });
      const body = new Uint8Array(payload);
      return fetch(`${origin}/api/property/image`, { method: 'POST', body, headers: { ...headers, authorization } });
    },
    get: (path, authorization = '') => fetch(`${origin}/api/${path}`, { headers: { authorization } }),
    said: () => said,
    hashes: async () => {
      const told = once(child, 'message');
      child.send('hashes');
      return Number((await told)[0]);
    },
    memory: () => Number(spawnSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' }).stdout) * 1024,
    cpu: () => cpuOf(child.pid ?? 0),
    end,
  };
}

/** Starts this many servers behind a proxy on one data folder at the same time; when one does not start, none is left. */
export async function serverProcesses(
  count: number,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<readonly [ServerProcess, ...ServerProcess[]]> {
  const behindProxy = { TRUST_PROXY: '1', PUBLIC_ORIGIN: 'https://gruham.in', ...env };
  const started = await Promise.allSettled(
    Array.from({ length: count }, () => serverProcess(dataDir, { env: behindProxy })),
  );
  const servers = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const [first, ...rest] = servers;
  if (first !== undefined && servers.length === count) return [first, ...rest];
  await Promise.all(servers.map(({ end }) => end()));
  throw started.find((each) => each.status === 'rejected')?.reason;
}

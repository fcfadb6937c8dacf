import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { databaseEnv } from '../postgres/databases';
import { freePort } from '../realServer';
import { program } from '../templates/programs';
import { untilReady } from './untilReady';

const ROOT = resolve(__dirname, '../../..');

export interface Spawned {
  readonly origin: string;
  readonly port: number;
  /** Everything that it wrote to its output and its error output. */
  readonly said: () => string;
  readonly signal: (name: NodeJS.Signals) => void;
  /** Its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Memory in use, bytes. */
  readonly memory: () => number;
  /** Ends it at once, whatever it does. */
  readonly stop: () => Promise<void>;
}

/**
 * The server from its own entry, in a process of its own. `before` is a shell's words that prepare the process and end
 * in `exec "$@"`.
 */
export async function spawned(
  dataDir: string,
  { env = {}, before = 'exec "$@"' }: { env?: Readonly<Record<string, string>>; before?: string } = {},
): Promise<Spawned> {
  const port = await freePort();
  const child = spawn('sh', ['-c', before, 'sh', process.execPath, await program('server')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      SEED: 'none',
      LOG_LEVEL: 'trace',
      // In which there is no build.
      CLIENT_DIR: __dirname,
      ...databaseEnv(dataDir),
      ...env,
    },
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended;
  };
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin, child, { said: () => said }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    origin,
    port,
    said: () => said,
    signal: (name) => child.kill(name),
    ended,
    memory: () => Number(spawnSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' }).stdout) * 1024,
    stop,
  };
}

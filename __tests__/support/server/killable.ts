import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { freePort } from '../realServer';
import { untilReady } from './untilReady';

const ROOT = resolve(__dirname, '../../..');
/** The demo's pictures are drawn at the first start. */
const PATIENCE_MS = 120_000;

export interface Killable {
  readonly origin: string;
  readonly pid: number;
  /** Ends the process at once, as a power cut of the process would: nothing is written any more. */
  readonly kill: () => Promise<void>;
}

/** The built server on a data folder, in a process that can be killed at any moment; on a free port unless `PORT` is given. */
export async function killable(dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<Killable> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const child: ChildProcess = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      SEED: 'none',
      LOG_LEVEL: 'error',
      ...env,
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin, child, { patienceMs: PATIENCE_MS }).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    origin,
    pid: child.pid ?? 0,
    kill: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

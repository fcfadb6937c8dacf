import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { patient } from './patience';
import { untilReady } from './server/untilReady';

const ROOT = resolve(__dirname, '../..');

/** Ports below those that a system gives by itself to whoever calls out: one of those could be gone before it is used. */
const [LEAST_PORT, PORTS] = [20_000, 12_000];

/** A port that nobody listens on, and that nobody else is given until it is used. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LEAST_PORT + Math.floor(Math.random() * PORTS);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

export interface RealServer {
  readonly origin: string;
  readonly dataDir: string;
  /** What it printed so far. */
  readonly said: () => string;
  readonly process: ChildProcess;
  /** Ends it and, unless they are kept, removes its data. */
  readonly stop: (keep?: 'keep data') => Promise<void>;
}

/** Where the demo's data stand that a run of tests made once, so that not every file's server has to draw its pictures. */
export const DEMO_DATA = 'GRUHAM_TEST_DEMO_DATA';

/** `npm start` on a data folder and a port of its own; resolves when it says that it is ready. */
export async function startServer(env: Readonly<Record<string, string>> = {}): Promise<RealServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gruham-'));
  const demo = process.env[DEMO_DATA];
  if (demo !== undefined && !('SEED' in env)) await cp(demo, dataDir, { recursive: true });
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, ...env },
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  // The pipes close when npm and all that it started are gone: npm itself ends before a server that still writes.
  const gone = once(child, 'close');
  const origin = `http://127.0.0.1:${port}`;
  const stop: RealServer['stop'] = async (keep) => {
    if (child.exitCode === null && child.pid !== undefined) {
      process.kill(-child.pid, 'SIGTERM');
    }
    await gone;
    if (keep === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  await untilReady(origin, child, { patienceMs: patient(120_000), said: () => said }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { origin, dataDir, said: () => said, process: child, stop };
}

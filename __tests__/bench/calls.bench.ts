import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverProcess, type ServerProcess } from '../support/server/serverProcess';
import { callers } from './callers';
import { atMost, median, ratio, record } from './figures';

/** A budget that cuts through a step of prices, another one each time: the dearest list, and never one that is kept. */
const odd = (turn: number): string => `/api/property?city=Tirupati&minPrice=${3_000_001 + turn}`;

/** As the Dockerfile has it. */
const NODE_OPTIONS = '--max-old-space-size=1024 --max-semi-space-size=32';

let server: ServerProcess;
let dataDir: string;
afterEach(async () => {
  await server.end();
  await rm(dataDir, { recursive: true, force: true });
});

it.each([
  ['the demo', 'demo', 2],
  ['100,000 listings', '100000', 5],
])('answers lists of %s that are not kept', async (name, seed, mostMs) => {
  dataDir = await mkdtemp(join(tmpdir(), 'gruham-calls-'));
  server = await serverProcess(dataDir, { isBuilt: true, env: { SEED: seed, RATE_LIMIT: '0', NODE_OPTIONS } });
  const [ten, fifty] = [10, 50].map((connections) => callers(server.origin, { connections }));
  if (ten === undefined || fifty === undefined) throw new Error('There are no callers.');
  let turn = 0;
  const next = (): string => odd(turn++);
  // A server that has just started compiles its code yet.
  await ten.rate(4000, next);
  const rounds: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const before = server.cpu();
    await ten.rate(1000, next);
    rounds.push((server.cpu() - before) / 1000);
  }
  const { p50, p99 } = await fifty.rate(3000, next);
  record(
    atMost(`list call of ${name}, not kept, CPU without compression`, median(rounds), mostMs, 'ms'),
    ratio(`list calls of ${name}, not kept, 50 connections, p99 ÷ p50`, p99, p50, 8),
  );
});

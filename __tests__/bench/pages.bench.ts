import { Agent, get } from 'node:http';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import type { Browser } from 'playwright-core';
import { bareClient } from '../support/bareClient';
import { launch } from '../support/browser';
import { freePort, startServer, type RealServer } from '../support/realServer';
import { untilReady } from '../support/server/untilReady';
import { atMost, median, ratio, record } from './figures';

/** Connections that ask at the same time. */
const CALLERS = 10;
const ACCEPTED = { 'accept-encoding': 'br', host: 'localhost' };

const dist = resolve(__dirname, '../../dist');
let server: RealServer;
const started: ChildProcess[] = [];

/** The address of a server on the same data, with what the build left in `clientDir`. */
async function another(clientDir: string): Promise<string> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(dist, 'server/main.js')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: server.dataDir,
      CLIENT_DIR: clientDir,
      RATE_LIMIT: '0',
    },
  });
  started.push(child);
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin, child);
  return origin;
}

let origin: string;
/** Beside this client there is no renderer: its pages are rendered by browsers. */
let bareOrigin: string;
beforeAll(async () => {
  server = await startServer();
  origin = await another(join(dist, 'client'));
  bareOrigin = await another(bareClient());
});
afterAll(async () => {
  for (const child of started) child.kill('SIGTERM');
  await server.stop();
});

const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
const ask = (path: string) =>
  new Promise<number>((done, fail) => {
    const begun = performance.now();
    get(`${origin}${path}`, { agent, headers: ACCEPTED }, (answer) => {
      answer.resume().on('end', () => done(performance.now() - begun));
    }).on('error', fail);
  });

/** How many answers a second `CALLERS` get, and the times of each, ms. */
async function rate(count: number, pathOf: (turn: number) => string) {
  let turn = 0;
  const times: number[] = [];
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (turn < count) times.push(await ask(pathOf(turn++)));
    }),
  );
  times.sort((a, b) => a - b);
  return {
    perSecond: (1000 * times.length) / (performance.now() - begun),
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}
const atLeast = (name: string, value: number, least: number) => ({
  name,
  target: `≥ ${least} a second`,
  value: `${value.toFixed(0)} a second`,
  ok: value >= least,
});
const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${started[0]?.pid ?? 0}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

it('answers pages and calls, kept and not', async () => {
  // What has another address each time is not kept.
  const made = await rate(300, (turn) => `/properties?city=Tirupati&minPrice=${turn + 1}`);
  await ask('/properties?city=Tirupati');
  const kept = await rate(3000, () => '/properties?city=Tirupati');
  const madeList = await rate(500, (turn) => `/api/property?city=Tirupati&minPrice=${turn + 1}`);
  await ask('/api/property?city=Tirupati');
  const keptList = await rate(6000, () => '/api/property?city=Tirupati');
  for (let turn = 0; turn < 200; turn += 1)
    await rate(100, (at) => `/properties?city=Tirupati&maxPrice=${turn * 100 + at + 1e6}`);
  record(
    atLeast('pages, each one rendered', made.perSecond, 45),
    atMost('pages, each one rendered, p99', made.p99, 1000, 'ms'),
    atLeast('pages, kept', kept.perSecond, 600),
    atLeast('list call, not kept', madeList.perSecond, 100),
    atLeast('list call, kept', keptList.perSecond, 3000),
    atMost('server memory after 20,000 different pages', memory(), 350, 'MB'),
  );
});

/** ms until the first listing of a list is on the screen, and until its largest picture is. */
async function firstView(browser: Browser, at: string, kbits: number, latency: number) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const throughput = (kbits * 1000) / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const begun = performance.now();
  await page.goto(`${at}/properties`, { waitUntil: 'commit' });
  await page.getByRole('article').first().waitFor({ timeout: 60_000 });
  const first = performance.now() - begun;
  await page.waitForLoadState('load');
  const largest = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const end = setTimeout(() => done(Number.NaN), 5000);
        new PerformanceObserver((list) => {
          clearTimeout(end);
          setTimeout(() => done(list.getEntries().at(-1)?.startTime ?? Number.NaN), 500);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return { first, largest };
}

it('shows the first listing early on a slow phone', async () => {
  const browser = await launch();
  const measure = async (at: string, kbits: number, latency: number, rounds: number) => {
    const views: { first: number; largest: number }[] = [];
    for (let round = 0; round < rounds; round += 1) views.push(await firstView(browser, at, kbits, latency));
    return { first: median(views.map(({ first }) => first)), largest: median(views.map(({ largest }) => largest)) };
  };
  const finished = await measure(origin, 1600, 150, 5);
  const bare = await measure(bareOrigin, 1600, 150, 5);
  const on2g = await measure(origin, 250, 800, 3);
  await browser.close();
  record(
    ratio('first listing on slow 4G, finished page ÷ bare page', finished.first, bare.first, 0.35),
    ratio('largest paint on slow 4G, finished page ÷ bare page', finished.largest, bare.largest, 0.55),
    atMost('first listing on 2G', on2g.first, 2000, 'ms'),
  );
});

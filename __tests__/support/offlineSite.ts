import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { cleanPage, launch } from './browser';
import { serverProcess, type ServerProcess } from './server/serverProcess';
import { patient } from './patience';
import { newFolder } from './newFolder';

const CLIENT = resolve(__dirname, '../../dist/client');

/** The built server with the demo's data, which goes away and comes back at the same address; and a browser. */
export function offlineSite() {
  const folder = newFolder();
  const data = join(folder, 'data');
  let server: ServerProcess | null = null;
  let browser: Browser | null = null;
  let origin = '';
  let port: number | undefined;
  let version = CLIENT;
  const come = async (clientDir = CLIENT) => {
    version = clientDir;
    server = await serverProcess(data, { isBuilt: true, env: { SEED: 'demo', CLIENT_DIR: clientDir }, port });
    ({ origin, port } = server);
  };
  const go = async () => {
    await server?.end();
    server = null;
  };
  beforeAll(async () => {
    await come();
    browser = await launch();
  }, patient(180_000));
  // The next test, or another try of the one that failed, finds the server and the version that there was.
  afterEach(async () => {
    if (server !== null && version !== CLIENT) await go();
    if (server === null) await come();
  }, patient(60_000));
  afterAll(async () => {
    await browser?.close();
    await go();
  });
  return {
    folder,
    get origin() {
      return origin;
    },
    come,
    go,
    /** A page that may have a service worker. */
    open: () => {
      if (browser === null) throw new Error('The browser has not started yet.');
      return cleanPage(browser, { serviceWorkers: 'allow' });
    },
  };
}

/** Waits until something that takes time to find out is true in the page; `waitForFunction` takes a promise for true. */
export async function until<A>(page: Page, isTrue: (arg: A) => Promise<boolean>, arg: A): Promise<void> {
  while (!(await page.evaluate(isTrue as (arg: unknown) => Promise<boolean>, arg as unknown))) {
    await page.waitForTimeout(100);
  }
}

/** Waits until the worker is there and has done what it does after the first visit. */
export async function untilKept(page: Page): Promise<void> {
  const chunks = JSON.parse(readFileSync(join(CLIENT, 'chunks.json'), 'utf8')) as Record<string, string[]>;
  const last = `/${chunks['not-found']?.at(-1) ?? ''}`;
  await until(
    page,
    async (path) => {
      const { controller } = navigator.serviceWorker;
      return controller !== null && (await caches.match(path)) !== undefined;
    },
    last,
  );
}

/**
 * Waits until the worker keeps an answer whose address has this part: a page stands there before its script has told the
 * worker what to keep.
 */
export const untilAnswerKept = (page: Page, part: string): Promise<void> =>
  until(
    page,
    async (wanted) => (await (await caches.open('gruham-answers')).keys()).some(({ url }) => url.includes(wanted)),
    part,
  );

/** The caches of the app's own code: one a build. */
export const appCaches = async (page: Page): Promise<readonly string[]> =>
  (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('gruham-app-'));

/** The address of everything in every cache, and the text of answers. */
export const everythingKept = (page: Page): Promise<readonly { cache: string; url: string; text: string }[]> =>
  page.evaluate(async () => {
    const found: { cache: string; url: string; text: string }[] = [];
    for (const cache of await caches.keys()) {
      const open = await caches.open(cache);
      for (const { url } of await open.keys()) {
        const response = await open.match(url, { ignoreVary: true });
        const isText = response?.headers.get('Content-Type')?.includes('json');
        found.push({ cache, url, text: isText ? ((await response?.text()) ?? '') : '' });
      }
    }
    return found;
  });

/** The next version of the built app: its first script has another name, and the old one is gone. */
export function nextVersion(folder: string): { clientDir: string; main: string } {
  const clientDir = join(folder, 'next');
  cpSync(CLIENT, clientDir, { recursive: true });
  const assets = join(clientDir, 'assets');
  // Each language has a first script of its own: this is the one of the English page.
  const [old = ''] = /main\.[0-9a-f]{8}\.js/.exec(readFileSync(join(clientDir, 'index.html'), 'utf8')) ?? [];
  const main = 'main.00000002.js';
  renameSync(join(assets, old), join(assets, main));
  for (const name of ['index.html', 'sw.js']) {
    const text = readFileSync(join(clientDir, name), 'utf8');
    writeFileSync(
      join(clientDir, name),
      text.replaceAll(old, main).replace(/(["']?id["']?:\s*["'])[0-9a-f]{12}/, '$1000000000002'),
    );
    // The compressed twins would still be those of the version before.
    for (const twin of ['.br', '.gz']) rmSync(join(clientDir, name + twin), { force: true });
  }
  return { clientDir, main };
}

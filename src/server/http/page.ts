import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ENDPOINTS } from '@/contract/endpoints';
import { findScreen, type FoundScreen } from '@/domain/findScreen';
import type { FirstCall } from '@/domain/firstCalls';
import type { Db } from '../db/schema';
import type { Config } from '../kernel/config';
import { HttpError } from '../kernel/httpError';
import { isAtThisMachine, isDemoHere } from './loopback';
import { absoluteTo, addressTags, NOINDEX, previewTags } from './preview/head';
import { originOf } from './preview/origin';
import { pageFacts } from './preview/pageFacts';
import { readTemplate, withTitle, writePage } from './preview/template';
import { escaped } from './preview/texts';

type Chunks = Readonly<Record<string, readonly string[]>>;

/** The specified call behind one that only looks. */
function lookedBehind(endpoint: FirstCall['endpoint']) {
  if (endpoint === 'peekProperty') return 'getProperty';
  return endpoint === 'peekProperties' ? 'getProperties' : endpoint;
}

/** The address of a call, relative to the API's: with the very query that the app's own call has. */
export function callAddress(call: FirstCall): string {
  const { path } = ENDPOINTS[lookedBehind(call.endpoint)];
  if ('search' in call) return call.search === '' ? path : `${path}?${call.search}`;
  if (!('id' in call)) return path;
  const look = call.endpoint === 'peekProperty' ? { look: '1' } : {};
  return `${path}?${new URLSearchParams({ id: call.id, ...look }).toString()}`;
}

/** What a screen needs first: its calls and its own script start from the HTML, not after the app has started. */
export function preloads({ screen, at }: FoundScreen, chunks: Chunks): string {
  const calls = (screen.firstCalls?.(at) ?? []).map(
    (call) =>
      `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${escaped(`/api/${callAddress(call)}`)}">`,
  );
  const own = chunks[screen.path.slice(1)] ?? [];
  return [...calls, ...own.map((file) => `<link rel="preload" as="script" href="/${escaped(file)}">`)].join('');
}

/** Tells the app that it is the demo, seen from the machine that it runs on: it shows DevTools then (STORE-7). */
const DEMO_MARK = '<meta name="demo">';

const WORKER = 'sw.js';
/** The page without the words and calls of any screen: the service worker keeps it for every address. */
const BARE_PAGE = 'index.html';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The built client, and the one HTML page for every address of the app. */
export async function pages(app: FastifyInstance, { config, db }: { config: Config; db: Db }): Promise<void> {
  const { clientDir, publicOrigin } = config;
  const isDemo = isDemoHere(config);
  const built = join(clientDir, 'index.html');
  if (!existsSync(built)) {
    app.setNotFoundHandler(() => {
      throw new HttpError(404, 'The app is not built. Run npm run build.');
    });
    return;
  }
  await app.register(fastifyStatic, {
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    maxAge: YEAR_MS,
    immutable: true,
  });
  const html = readTemplate(readFileSync(built, 'utf8'));
  const chunkFile = join(clientDir, 'chunks.json');
  const chunks = existsSync(chunkFile) ? (JSON.parse(readFileSync(chunkFile, 'utf8')) as Chunks) : {};
  // Sent with the policy of pages, by which it fetches; `sendFile` sends the stricter one of uploads.
  const worker = existsSync(join(clientDir, WORKER)) ? readFileSync(join(clientDir, WORKER), 'utf8') : null;
  const loose = new Set(readdirSync(clientDir).filter((name) => /\.(svg|png|ico|txt|webmanifest|js)$/.test(name)));

  /** The status of a page and what its head says; a database that fails costs the words, not the page. */
  async function wordsOf(request: FastifyRequest, found: FoundScreen | null) {
    if (found === null) return { status: 404, words: html.defaults + NOINDEX };
    const origin = originOf(request, publicOrigin);
    try {
      const facts = await pageFacts(db, found);
      if (facts === 'home') {
        const own = origin === null ? '' : addressTags(absoluteTo(origin)('/'));
        return { status: 200, words: html.defaults + own };
      }
      const { status, preview } = facts;
      if (preview !== null) return { status, words: previewTags(preview, origin) };
      return {
        status,
        words: (status === 200 ? withTitle(html.defaults, found.screen.title) : html.defaults) + NOINDEX,
      };
    } catch (error) {
      request.log.error({ err: error }, 'a page went out without its preview');
      return { status: 200, words: html.defaults };
    }
  }

  app.setNotFoundHandler(async (request, reply) => {
    const [pathname = '/', search = ''] = request.url.split(/\?(.*)/s);
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new HttpError(404, 'There is no such address.');
    const name = pathname.slice(1);
    // The service worker decides what everybody sees without a line: a browser must always ask for the newest.
    if (name === WORKER && worker !== null) {
      return reply
        .headers({ 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' })
        .send(worker);
    }
    if (loose.has(name)) return reply.sendFile(name, clientDir, { maxAge: 0 });
    // A file that is gone is no screen: an old page would take its HTML for a script.
    if (/^\/(assets|uploads)\//.test(pathname)) throw new HttpError(404, 'There is no such file.');
    const found = findScreen(pathname, search);
    const { status, words } =
      name === BARE_PAGE ? { status: 200, words: html.defaults + NOINDEX } : await wordsOf(request, found);
    return reply
      .code(status)
      .headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
      .send(
        writePage(
          html,
          words,
          (isDemo && isAtThisMachine(request) ? DEMO_MARK : '') + (found === null ? '' : preloads(found, chunks)),
        ),
      );
  });
}

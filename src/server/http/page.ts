import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { canonicalOf, findScreen, REPLAY_SEARCH, type FoundScreen } from '@/domain/findScreen';
import { callAddress } from '@/domain/firstCalls';
import { languageOf, pathIn, rootOf, type Language } from '@/domain/languages';
import type { Site } from '@/domain/site';
import type { Db } from '../db/schema';
import type { Config } from '../kernel/config';
import { HttpError } from '../kernel/httpError';
import type { Answer, KeptAnswers } from '../pages/keptAnswers';
import { packed } from '../pages/packed';
import { readSite } from '../operations/settings';
import type { Renderer } from '../pages/renderer';
import { builtFiles } from './builtFiles';
import { isAtThisMachine, isDemoHere } from './loopback';
import type { PageMeter, PageSent } from './metrics';
import type { LanguageBuild } from './languageBuilds';
import { NOINDEX } from './preview/head';
import { originOf } from './preview/origin';
import type { PageWords } from './preview/pageWords';
import { named, siteBlock, sparingTemplate, writeFinished, writePage } from './preview/template';
import { escaped } from './preview/texts';
import { sendKept } from './sendKept';
import { siteIn } from './siteIn';

/** A screen's own script starts from the HTML, not after the app has started. */
const preloadScripts = ({ screen }: FoundScreen, chunks: LanguageBuild['chunks']): string =>
  (chunks[screen.path.slice(1)] ?? [])
    .map((file) => `<link rel="preload" as="script" href="/${escaped(file)}">`)
    .join('');

/** So do its first calls, where the browser has to ask them. */
const preloadCalls = ({ screen, at }: FoundScreen): string =>
  (screen.firstCalls?.(at) ?? [])
    .map(
      (call) =>
        `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${escaped(`/api/${callAddress(call)}`)}">`,
    )
    .join('');

/** Tells the app that it is the demo, seen from the machine that it runs on: it shows DevTools then (STORE-7). */
const DEMO_MARK = '<meta name="demo">';

/** What the build leaves beside its page under names that stay. */
const LOOSE = /\.(svg|png|ico|txt|webmanifest|js)$/;
/** It says the marketplace's name. */
const MANIFEST = 'app.webmanifest';
const WORKER = 'sw.js';
/**
 * The page without the words and calls of any screen: the service worker keeps it for every address, and where action
 * logs are played no screen is shown.
 */
const BARE_PAGE = 'index.html';

/** No screen's: whatever leads nowhere gets the page that is found here. */
const NOWHERE = '/page-not-found';

const YEAR_S = 365 * 24 * 60 * 60;

/** Whether a browser says that its reader saves data, or that the line is 2G, of which Chromium tells who asked for it. */
const isSparing = ({ headers }: FastifyRequest): boolean =>
  headers['save-data'] === 'on' || /2g$/.test(String(headers['ect'] ?? ''));

/** The app in one language; without a renderer where pages are rendered by browsers alone. */
type Build = Omit<LanguageBuild, 'renderPage'> & { readonly render: Renderer | null };

interface Pages {
  readonly config: Config;
  readonly db: Db;
  /** What the build left in each language; none when there is no build. */
  readonly builds: ReadonlyMap<Language, Build>;
  readonly keep: KeptAnswers;
  readonly sent: PageMeter['sent'];
}

/** The built client, and the pages of the app: finished ones for what everybody may see, else the bare one. */
export function pages(app: FastifyInstance, { config, db, builds, keep, sent }: Pages): void {
  const { clientDir, publicOrigin } = config;
  const isDemo = isDemoHere(config);
  const english = builds.get('en');
  if (english === undefined) {
    app.setNotFoundHandler(() => {
      throw new HttpError(404, 'The app is not built. Run npm run build.');
    });
    return;
  }
  const assets = builtFiles(join(clientDir, 'assets'));
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    assets.send(request, reply, request.params['*'], `public, max-age=${YEAR_S}, immutable`),
  );
  const languages = [...builds.keys()];
  const demoMark = (request: FastifyRequest): string => (isDemo && isAtThisMachine(request) ? DEMO_MARK : '');

  /** The status of a page and what its head says; a database that fails costs the words, not the page. */
  async function wordsOf(
    request: FastifyRequest,
    found: FoundScreen | null,
    build: Build,
    site: Partial<Site>,
  ): Promise<PageWords> {
    const defaults = named(build.page.bare.defaults);
    const origin = originOf(request, publicOrigin);
    try {
      return await build.pageWords(db, { found, origin, defaults, site, languages });
    } catch (error) {
      request.log.error({ err: error }, 'a page went out without its preview');
      return { status: 200, words: defaults };
    }
  }

  /**
   * The finished page of an address; null where the browser renders it: what is one person's own, what has no address
   * of its own, and what cannot be had whole in time. One that is not written as it should be known is made each time;
   * all that lead nowhere are one.
   */
  async function finished(
    request: FastifyRequest,
    found: FoundScreen | null,
    asked: string,
    code: Language,
    build: Build,
  ): Promise<Answer | null> {
    const { render } = build;
    const address = found === null ? NOWHERE : asked;
    const canonical = found === null ? NOWHERE : canonicalOf(found);
    if (render === null || (canonical === null && !found?.screen.finished?.(found.at))) return null;
    const mark = demoMark(request);
    const sparing = isSparing(request);
    let how: PageSent = 'kept';
    const make = async (): Promise<Answer | null> => {
      how = 'made';
      // Without the database no page is finished.
      const set = await readSite(db).catch(() => null);
      if (set === null) return null;
      const site = await siteIn(db, code, set);
      const [{ status, words, location }, drawing] = await Promise.all([
        wordsOf(request, found, build, site),
        render(address, { site, sparing }),
      ]);
      if (location !== undefined) {
        return { status, headers: { Location: pathIn(code, location) }, body: packed('') };
      }
      if (drawing === null) return null;
      const rest = siteBlock(site) + (found === null ? '' : preloadScripts(found, build.chunks));
      const template = sparing ? sparingTemplate(build.page.finished) : build.page.finished;
      const html = writeFinished(template, words + mark + rest, drawing);
      // The one page of all that lead nowhere is there to be kept.
      return {
        status: found === null ? 200 : status,
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
        body: packed(html),
      };
    };
    const origin = found === null ? '' : (originOf(request, publicOrigin) ?? '');
    const key = `page ${code} ${mark}${sparing ? 'sparing ' : ''}${origin} ${address}`;
    const page = await (address === canonical ? keep(key, make) : make());
    sent(page === null ? 'shell' : how);
    return page && found === null ? { ...page, status: 404 } : page;
  }

  app.setNotFoundHandler(async (request, reply) => {
    const [pathname = '/', search = ''] = request.url.split(/\?(.*)/s);
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new HttpError(404, 'There is no such address.');
    const { code, path } = languageOf(pathname);
    const build = builds.get(code) ?? english;
    const { loose } = build;
    const name = path.slice(1);
    if (name === MANIFEST && loose.names.has(name)) {
      const words = named(readFileSync(join(clientDir, rootOf(code), name), 'utf8'));
      return reply
        .headers({ 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'no-cache' })
        .send(words);
    }
    // Such as the service worker, which decides what everybody sees without a line: the newest must always be asked for.
    if (LOOSE.test(name) && loose.names.has(name)) {
      // A worker lies below the path that it serves: /te/sw.js serves /te as well.
      if (name === WORKER) void reply.header('Service-Worker-Allowed', pathIn(code, '/'));
      return loose.send(request, reply, name, 'no-cache');
    }
    // A file that is gone is no screen: an old page would take its HTML for a script.
    if (/^\/(assets|uploads)\//.test(path)) throw new HttpError(404, 'There is no such file.');
    const { bare } = build.page;
    const isBare = name === BARE_PAGE || `?${search}` === REPLAY_SEARCH;
    const found = isBare ? null : findScreen(path, search);
    const asked = path + request.url.slice(pathname.length);
    const ready = isBare ? null : await finished(request, found, asked, code, build);
    void reply.headers({ Vary: 'Save-Data, ECT', 'Accept-CH': 'ECT' });
    if (ready !== null) return sendKept(request, reply, ready);
    const site = await siteIn(db, code);
    const { status, words, location }: PageWords = isBare
      ? { status: 200, words: named(bare.defaults) + NOINDEX }
      : await wordsOf(request, found, build, site);
    if (location !== undefined) return reply.redirect(pathIn(code, location), status);
    return reply
      .code(status)
      .headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
      .send(
        writePage(
          { ...bare, end: named(bare.end) },
          words,
          siteBlock(site) +
            demoMark(request) +
            (found === null ? '' : preloadCalls(found) + preloadScripts(found, build.chunks)),
        ),
      );
  });
}

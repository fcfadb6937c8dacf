import { LANGUAGES } from '@/domain/languages';
import { language } from '@/words/language';
import { ANSWERS, copyOf, PICTURES, type Tools } from './keep';

/** The build that a worker belongs to. Addresses are paths of the app's origin. */
export interface Built {
  /** Differs from build to build. */
  readonly id: string;
  /** Where the API is: a path of the app's origin, or an absolute address. */
  readonly api: string;
  /** The page itself, without words or calls of any screen. */
  readonly page: string;
  /** The script that the page begins with. */
  readonly main: string;
  /** What Home needs beside the page; the worker is of no use without it. */
  readonly home: readonly string[];
  /** What reading the other screens needs. */
  readonly reading: readonly string[];
}

/** A navigation waits so long for the network, ms; then the kept page comes, and asks for its answers itself. */
const PATIENCE = 4000;

const PREFIX = 'gruham-';
/** Each language has a worker, which keeps its own code. */
const prefixOf = (code: string): string => `${PREFIX}app-${code}-`;
const cacheName = ({ id }: Built): string => prefixOf(language) + id;
const isOfAnotherLanguage = (name: string): boolean =>
  LANGUAGES.some(({ code }) => code !== language && name.startsWith(prefixOf(code)));
const isHashed = (path: string): boolean => path.startsWith('/assets/');

/** Fetches a file and keeps it for this build; what an earlier build has already is taken from there. */
async function fetchFile({ fetch, caches }: Tools, built: Built, path: string): Promise<Response> {
  const had = isHashed(path) ? await caches.match(path) : undefined;
  // Names without a hash say nothing about what is in them.
  const response = had ?? (await fetch(path, isHashed(path) ? {} : { cache: 'no-cache' }));
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  const copy = await copyOf(response, {});
  await (await caches.open(cacheName(built))).put(path, copy.clone());
  return copy;
}

/**
 * Keeps the page and what Home needs. Of that the visit that brought the worker has loaded all but the parts for
 * scrolling and the action log (37 kB gzip) a moment ago: the browser's own cache has them, and nothing is
 * downloaded twice. Throws when something is missing or the page belongs to another build, as during a deploy: the
 * browser tries again at the next visit.
 */
export async function keepShell(tools: Tools, built: Built): Promise<void> {
  try {
    const page = await fetchFile(tools, built, built.page);
    if (!(await page.text()).includes(`"${built.main}"`)) throw new Error('The page belongs to another build.');
    // All have ended before anything is taken away: one that comes late would make the cache anew.
    const ended = await Promise.allSettled(built.home.map((path) => fetchFile(tools, built, path)));
    for (const one of ended) if (one.status === 'rejected') throw one.reason;
  } catch (error) {
    await tools.caches.delete(cacheName(built));
    throw error;
  }
}

/**
 * Loads what reading listings, projects, realtors and builders needs (about 190 kB gzip), one file after the other, so
 * that screens never opened before open without a line. Not for people who save data, nor on a slow line: theirs is
 * kept when they first open a screen. Accounts and posting are left out: they need the server anyway.
 */
export async function keepReading(tools: Tools, built: Built): Promise<void> {
  const cache = await tools.caches.open(cacheName(built));
  for (const path of built.reading) {
    if ((await cache.match(path)) === undefined) await fetchFile(tools, built, path);
  }
}

/** Takes away what other builds of this language kept, and whatever has a name that this build does not know. */
export async function forgetOthers({ caches }: Tools, built: Built): Promise<void> {
  const own: readonly string[] = [cacheName(built), ANSWERS.name, PICTURES.name];
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(PREFIX) && !own.includes(name) && !isOfAnotherLanguage(name))
      .map((name) => caches.delete(name)),
  );
}

/** Keeps a hashed file that was used. */
export async function keepFile({ caches }: Tools, built: Built, url: string, response: Response): Promise<void> {
  if (response.status !== 200) return;
  try {
    await (await caches.open(cacheName(built))).put(url, response);
  } catch {
    // Storage is full: it is loaded again when it is needed.
  }
}

/** A hashed file: it never changes under its name, so the kept one is as good as any. */
export async function file(
  tools: Tools,
  built: Built,
  request: Request,
  later: (task: Promise<void>) => void,
): Promise<Response> {
  const found = await tools.caches.match(request.url, { ignoreVary: true });
  if (found !== undefined) return found;
  const response = await tools.fetch(request);
  later(keepFile(tools, built, request.url, response.clone()));
  return response;
}

/**
 * The network's page; the kept one when none comes in time, or something in front of the server says in its place that it
 * is away (5xx). `coming` is what the browser asked for already.
 */
export async function page(tools: Tools, built: Built, coming: Promise<Response>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), PATIENCE);
  });
  const arrived = await Promise.race([coming.catch(() => null), late]);
  clearTimeout(timer);
  if (arrived !== null && arrived.status < 500) return arrived;
  const found = await (await tools.caches.open(cacheName(built))).match(built.page, { ignoreVary: true });
  return found ?? coming;
}

import type { WorkerMessage } from '@/domain/offline';
import { answer, keepAnswer } from './answers';
import type { Tools } from './keep';
import { requestKindOf, kindOfSeen, type Places } from './kinds';
import { keepPicture, answerPicture } from './pictures';
import { withReading, type BuiltFiles } from './reading';
import { file, forgetOthers, keepFile, keepReading, keepShell, page } from './shell';

/*
 * What the app needs without a line: the page and its code, the last lists and details, pictures that were seen. Nothing
 * that was asked with a token is ever kept, so a logout has nothing to take away.
 */
declare const self: ServiceWorkerGlobalScope;
/** Written into the worker by webpack. */
declare const BUILT: BuiltFiles;
const built = withReading(BUILT);

const tools: Tools = { fetch: (input, init) => self.fetch(input, init), caches: self.caches, now: Date.now };
const places: Places = {
  origin: self.location.origin,
  api: new URL(built.api, self.location.origin).href,
};

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell(tools, built));
});

async function takeUp(): Promise<void> {
  await forgetOthers(tools, built);
  // The page is asked for while the worker still starts.
  await self.registration.navigationPreload.enable();
  await self.clients.claim();
}
self.addEventListener('activate', (event) => {
  event.waitUntil(takeUp());
});

/** What the browser asked for beside the worker's start, else what the network says. */
async function comingPage(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  return preloaded ?? self.fetch(event.request);
}

function respond(event: FetchEvent): Promise<Response> | null {
  const later = (task: Promise<void>) => event.waitUntil(task);
  switch (requestKindOf(event.request, places)) {
    case 'page':
      return page(tools, built, comingPage(event));
    case 'file':
      return file(tools, built, event.request, later);
    case 'picture':
      return answerPicture(tools, event.request, later);
    case 'answer':
      return answer(tools, event.request, later);
    case null:
      return null;
  }
}
self.addEventListener('fetch', (event) => {
  const response = respond(event);
  if (response !== null) event.respondWith(response);
});

/**
 * Keeps what the first page loaded before this worker was there. Files and pictures are taken out of the browser's own
 * cache, or left. Answers are asked for without a token, whoever is at the page; those that the browser's own cache has
 * are a moment old and good as they are, the rest come from the server.
 */
async function keepSeen(seen: readonly string[], screen: string): Promise<void> {
  for (const url of seen) {
    const kind = kindOfSeen(url, places);
    if (kind === null) continue;
    const request = new Request(
      url,
      kind === 'answer' ? { cache: 'force-cache' } : { cache: 'only-if-cached', mode: 'same-origin', referrer: screen },
    );
    const response = await self.fetch(request).catch(() => null);
    if (response === null) continue;
    if (kind === 'answer') await keepAnswer(tools, request, response);
    else if (kind === 'picture') await keepPicture(tools, request, response);
    else await keepFile(tools, built, url, response);
  }
}

async function opened(seen: readonly string[], screen: string, mayFetchMore: boolean): Promise<void> {
  await keepSeen(seen, screen);
  if (mayFetchMore) await keepReading(tools, built).catch(() => undefined);
}

/** Tells a page whether it runs this worker's code; then there is nothing to ask the person, and a lone page changes over at once. */
async function compare(main: string, port: MessagePort | undefined): Promise<void> {
  const isSame = main === built.main;
  port?.postMessage(isSame);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (isSame && pages.length === 1) await self.skipWaiting();
}

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  switch (message.type) {
    case 'opened':
      if (!(event.source instanceof WindowClient)) return;
      return event.waitUntil(opened(message.seen, event.source.url, message.mayFetchMore));
    case 'sameCode':
      return event.waitUntil(compare(message.main, event.ports[0]));
    case 'takeOver':
      return event.waitUntil(self.skipWaiting());
  }
});

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Scripts that Home loads by itself or when it is scrolled, and the action log, which comes with the first press. */
const HOME = ['device', 'frame-end', 'home-more', 'carousel', 'action-log'];

/**
 * What reading needs beside them, the screens opened most first. Accounts, posting and the replay are not here: they
 * need the server, or are for few.
 */
const READING = [
  'places',
  'toasts',
  'properties',
  'readers',
  'properties-listing',
  'projects',
  'properties-listing-one',
  'gallery',
  'recent',
  'sweep',
  'realestateagents',
  'agentdetails',
  'buildersdevelopers',
  'phone-menu',
  'hills',
  'compare',
  'compare-bar',
  'contact',
  'not-found',
];

/** What the service worker has to know of the built client (`Built` in src/serviceWorker/shell.ts). */
export function workerFiles(clientDir, api) {
  const html = readFileSync(join(clientDir, 'index.html'), 'utf8');
  const chunks = JSON.parse(readFileSync(join(clientDir, 'chunks.json'), 'utf8'));
  const filesOf = (names) =>
    names.flatMap((name) => {
      if (chunks[name] === undefined) throw new Error(`The service worker is to keep ${name}, which is not built.`);
      return chunks[name].map((file) => `/${file}`);
    });
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  const main = named.find((path) => /^\/assets\/main\..*\.js$/.test(path));
  if (main === undefined) throw new Error('The page names no script to begin with.');
  const assets = readdirSync(join(clientDir, 'assets')).map((name) => `/assets/${name}`);
  const ending = (end) => assets.filter((path) => path.endsWith(end));
  const home = [...new Set([...named, ...ending('.woff2'), ...filesOf(HOME), '/icon.svg'])];
  const reading = [...filesOf(READING), ...ending('.svg')];
  const id = createHash('sha256')
    .update(JSON.stringify([html, chunks, home, reading]))
    .digest('hex')
    .slice(0, 12);
  return { id, api, page: '/index.html', main, home, reading };
}

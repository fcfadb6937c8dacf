import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What Home needs beside the app's own file, and the action log, which comes by itself. */
const HOME = ['home', 'carousel', 'action-log'];

/**
 * What the service worker of a language has to know of the built client (`BuiltFiles` in src/serviceWorker/reading.ts);
 * `folder` is the language's own, with a slash at its end, or nothing for English.
 */
export function workerFiles(clientDir, folder, api) {
  const html = readFileSync(join(clientDir, folder, 'index.html'), 'utf8');
  const built = JSON.parse(readFileSync(join(clientDir, folder, 'chunks.json'), 'utf8'));
  const chunks = Object.fromEntries(
    Object.entries(built).map(([name, files]) => [name, files.map((file) => `/${file}`)]),
  );
  const filesOf = (name) => {
    if (chunks[name] === undefined) throw new Error(`The service worker is to keep ${name}, which is not built.`);
    return chunks[name];
  };
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  const main = named.find((path) => /^\/assets\/main\..*\.js$/.test(path));
  if (main === undefined) throw new Error('The page names no script to begin with.');
  const assets = readdirSync(join(clientDir, 'assets')).map((name) => `/assets/${name}`);
  const ending = (end) => assets.filter((path) => path.endsWith(end));
  const home = [...new Set([...named, ...ending('.woff2'), ...HOME.flatMap(filesOf), '/icon.svg'])];
  const drawings = ending('.svg');
  const id = createHash('sha256')
    .update(JSON.stringify([html, chunks, home, drawings]))
    .digest('hex')
    .slice(0, 12);
  return { id, api, page: `/${folder}index.html`, main, home, chunks, drawings };
}

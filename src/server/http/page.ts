import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { firstCalls } from '@/domain/firstCalls';
import { isScreen } from '@/domain/screens';
import type { Config } from '../config';
import { Refusal } from './refusal';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Chunks = Readonly<Record<string, readonly string[]>>;

/** What a screen needs first: its calls and its own script start from the HTML, not after the app has started. */
export function preloads(path: string, search: string, chunks: Chunks): string {
  const calls = firstCalls(path, search).map(
    (call) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${escaped(`/api/${call}`)}">`,
  );
  const screen = path.split('/').filter(Boolean)[0] ?? '';
  const own = Object.hasOwn(chunks, screen) ? (chunks[screen] ?? []) : [];
  return [...calls, ...own.map((file) => `<link rel="preload" as="script" href="/${escaped(file)}">`)].join('');
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The built client, the uploads, and the one HTML page for every address of the app. */
export async function pages(app: FastifyInstance, { clientDir, dataDir }: Config): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(dataDir, 'uploads'),
    prefix: '/uploads/',
    maxAge: YEAR_MS,
    immutable: true,
    setHeaders: (reply) => {
      // The app may stand on another origin than the pictures of its listings.
      void reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
      void reply.header(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      );
      void reply.header('X-Frame-Options', 'SAMEORIGIN');
    },
  });
  const template = join(clientDir, 'index.html');
  if (!existsSync(template)) {
    app.setNotFoundHandler(() => {
      throw new Refusal(404, 'The app is not built. Run npm run build.');
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
  const html = readFileSync(template, 'utf8');
  const chunkFile = join(clientDir, 'chunks.json');
  const chunks = existsSync(chunkFile) ? (JSON.parse(readFileSync(chunkFile, 'utf8')) as Chunks) : {};
  const loose = new Set(readdirSync(clientDir).filter((name) => /\.(svg|png|ico|txt|webmanifest|js)$/.test(name)));

  app.setNotFoundHandler((request, reply) => {
    const [pathname = '/', search = ''] = request.url.split(/\?(.*)/s);
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Refusal(404, 'There is no such address.');
    const name = pathname.slice(1);
    if (loose.has(name)) return reply.sendFile(name, clientDir, { maxAge: 0 });
    // A file that is gone is no screen: an old page would take its HTML for a script.
    if (/^\/(assets|uploads)\//.test(pathname)) throw new Refusal(404, 'There is no such file.');
    return (
      reply
        .code(isScreen(pathname) ? 200 : 404)
        .headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
        // A function, because a replacement text would read $& and the like in an address as its own signs.
        .send(html.replace('</head>', (end) => `${preloads(pathname, search, chunks)}${end}`))
    );
  });
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { cleanPage } from '../support/browser';
import { liveSite } from '../support/liveSite';
import { atMost, record } from './figures';

const CLIENT = resolve(__dirname, '../../dist/client');
const kB = (path: string) => gzipSync(readFileSync(join(CLIENT, path)), { level: 9 }).length / 1000;

const site = liveSite();

it('Home: what its HTML names, and what loads by itself', async () => {
  const html = readFileSync(join(CLIENT, 'index.html'), 'utf8');
  const named = [...html.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map((match) => match[1] ?? '');
  const first = named.reduce((sum, path) => sum + kB(path), 0);
  const { page, context } = await cleanPage(site.browser);
  const loaded = new Set<string>();
  const order: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) loaded.add(pathname.slice(1));
    order.push(pathname);
  });
  await page.goto(site.server.origin, { waitUntil: 'networkidle' });
  await page.waitForTimeout(4000);
  const all = [...loaded].filter((path) => existsSync(join(CLIENT, path))).reduce((sum, path) => sum + kB(path), 0);
  const css = readdirSync(join(CLIENT, 'assets')).filter((name) => name.endsWith('.css'));
  const inHtml = await (await fetch(site.server.origin)).text();
  record(
    atMost('Home: scripts its HTML names, gzip', first, 155, 'kB'),
    atMost('Home: script files its HTML names', named.length, 4, 'files'),
    atMost('Home: scripts with what loads by itself at idle, gzip', all, 190, 'kB'),
    // It runs beside the page, and is loaded when all of that is there.
    atMost('service worker, gzip', kB('sw.js'), 8, 'kB'),
    atMost(
      'CSS, gzip',
      css.reduce((sum, name) => sum + kB(`assets/${name}`), 0),
      10,
      'kB',
    ),
    {
      name: 'Home: its listings come with the HTML',
      target: 'yes',
      value: inHtml.includes('<article') ? 'yes' : 'no',
      ok: inHtml.includes('<article'),
    },
    atMost(
      'Home: API calls beyond the preloaded ones',
      order.filter((path) => path.startsWith('/api/')).length - (inHtml.match(/as="fetch"/g) ?? []).length,
      0,
      'calls',
    ),
  );
  await context.close();
});

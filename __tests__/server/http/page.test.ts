import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readConfig } from '@/server/kernel/config';
import { buildApp } from '@/server/http/app';
import { testApp, type TestApp } from '../../support/server/testApp';

let base: TestApp;
let app: TestApp['app'];
/** The same pages on a server of other settings. */
let serverWith: (settings: Readonly<Record<string, string>>) => ReturnType<typeof buildApp>;
beforeAll(async () => {
  base = await testApp({ properties: 5, projects: 2 });
  const clientDir = join(base.dataDir, 'built');
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  writeFileSync(
    join(clientDir, 'index.html'),
    '<!doctype html><html><head><title>Gruham</title></head><body></body></html>',
  );
  writeFileSync(join(clientDir, 'chunks.json'), JSON.stringify({ properties: ['assets/properties.abc.js'] }));
  writeFileSync(join(clientDir, 'favicon.svg'), '<svg/>');
  writeFileSync(join(clientDir, 'sw.js'), 'self.skipWaiting();');
  writeFileSync(join(clientDir, 'app.webmanifest'), '{}');
  for (const code of ['te', 'hi']) {
    mkdirSync(join(clientDir, code));
    const html = `<!doctype html><html lang="${code}"><head><title>Gruham</title></head><body></body></html>`;
    writeFileSync(join(clientDir, code, 'index.html'), html);
    writeFileSync(join(clientDir, code, 'sw.js'), `'${code}';`);
    writeFileSync(join(clientDir, code, 'app.webmanifest'), `{"lang":"${code}"}`);
  }
  const code = 'console.log(1);'.repeat(200);
  writeFileSync(join(clientDir, 'assets', 'main.abc.js'), code);
  writeFileSync(join(clientDir, 'assets', 'main.abc.js.gz'), gzipSync(code));
  writeFileSync(join(base.dataDir, 'uploads', 'house-1-320.webp'), 'picture');
  writeFileSync(join(base.dataDir, 'secret.txt'), 'secret');
  serverWith = (settings) =>
    buildApp({
      config: readConfig({ DATA_DIR: base.dataDir, CLIENT_DIR: clientDir, LOG_LEVEL: 'silent', ...settings }, '/'),
      db: base.db,
    });
  app = await serverWith({});
});
afterAll(async () => {
  await app.close();
  await base.close();
});

/** The address of the terms in a language. */
const termsIn = (code: string, origin: string) => `${origin}${code === 'en' ? '' : `/${code}`}/terms`;

const get = (url: string, headers = {}) => app.inject({ url, headers });

describe('pages', () => {
  it('starts a list’s calls and its code from the HTML', async () => {
    const { statusCode, headers, body } = await get('/properties?city=Tirupati&selectedSubtype=Open%20plot');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('href="/api/property?city=Tirupati&amp;selectedSubtype=Open%20plot"');
    expect(body).toContain('<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/property?');
    expect(body).toContain('<link rel="preload" as="script" href="/assets/properties.abc.js"></head>');
  });

  it('preloads nothing where a screen asks for nothing, nor code that is no screen’s', async () => {
    expect((await get('/terms')).body).not.toContain('preload');
    expect((await get('/toString')).body).not.toContain('preload');
  });

  it.each([
    '/properties?city="><script>alert(1)</script>',
    '/properties?city=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    "/properties?city=$'$`$&",
    '/properties-listing?id=%22onload%3D%22alert(1)',
    '/agentdetails/%22%3E%3Cscript%3E',
    '/agentdetails/%zz',
    '//[',
    '//evil.example/properties',
  ])('puts nothing of an address into the HTML as markup: %s', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBeLessThan(500);
    expect(body).not.toMatch(/<script>|"onload/);
    expect(body.match(/<\/head>/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it.each(['/', '/home', '/properties', '/news/checking-tuda-and-rera-approval', '/dashboard'])(
    '%s is a screen: 200 [ROUTE-1]',
    async (url) => {
      expect((await get(url)).statusCode).toBe(200);
    },
  );

  it.each(['/nothing', '/properties/more', '/.env', '/index.php'])(
    '%s is none: 404, with the app, which says so [ROUTE-16]',
    async (url) => {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(404);
      expect(body).toContain('<title>Page not found – Gruham</title>');
    },
  );

  it.each([
    ['/news/%ff', 'en'],
    ['/agentdetails/%ff', 'en'],
    ['/te/news/a%20b%E0%', 'te'],
    ['/%ff', 'en'],
    ['/properties/%zz/more?city=%ff', 'en'],
  ])('%s, which cannot be decoded, is none: 404, with the app [ROUTE-16]', async (url, language) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await app.inject({ method, url });
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(headers['content-security-policy']).toMatch(/script-src 'self'/);
    }
    const { body } = await get(url);
    expect(body).toContain(language === 'en' ? '<html>' : `<html lang="${language}">`);
    expect(body).toContain('content="noindex"');
  });

  it.each(['/api/%ff', '/api/property%ff', '/uploads/%ff', '/assets/%ff', '/console/api/%ff', '/console/%ff'])(
    '%s, which cannot be decoded, is no page: 400, as JSON',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, headers['content-type']]).toEqual([400, 'application/json; charset=utf-8']);
      expect(body).not.toContain('%ff');
    },
  );

  it('serves named files for a year, packed beforehand, and gone ones as gone', async () => {
    const file = await get('/assets/main.abc.js', { 'accept-encoding': 'gzip' });
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(file.headers['content-encoding']).toBe('gzip');
    expect(file.headers['content-type']).toMatch(/javascript/);
    expect((await get('/assets/old.js')).statusCode).toBe(404);
    expect((await get('/assets/old.js')).body).not.toContain('<html');
    expect((await get('/favicon.svg')).headers['content-type']).toMatch(/svg/);
  });

  it('serves the service worker so that the newest one is always found, under a policy that lets it fetch', async () => {
    const worker = await get('/sw.js');
    expect(worker.body).toBe('self.skipWaiting();');
    expect(worker.headers['cache-control']).toBe('no-cache');
    expect(worker.headers['content-type']).toMatch(/^text\/javascript/);
    expect(worker.headers['content-security-policy']).toMatch(/connect-src 'self'/);
    const again = await get('/sw.js', { 'if-none-match': worker.headers['etag'] });
    expect(again.statusCode).toBe(304);
    const manifest = await get('/app.webmanifest');
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
  });

  it('serves the page without words and calls of any screen, to be kept for all of them', async () => {
    const { statusCode, headers, body } = await get('/index.html');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['content-security-policy']).toMatch(/script-src 'self'/);
    expect(body).toContain('<title>Gruham</title>');
    expect(body).toContain('content="noindex"');
    expect(body).not.toContain('preload');
  });

  it.each(['te', 'hi'])('serves the app in %s under its path, with the files that are its own', async (code) => {
    for (const path of ['', '/terms', '/index.html']) {
      const { statusCode, body } = await get(`/${code}${path}`);
      expect([path, statusCode]).toEqual([path, 200]);
      expect(body).toContain(`<html lang="${code}">`);
    }
    const worker = await get(`/${code}/sw.js`);
    expect(worker.body).toBe(`'${code}';`);
    expect(worker.headers['service-worker-allowed']).toBe(`/${code}`);
    expect((await get(`/${code}/app.webmanifest`)).json()).toEqual({ lang: code });
    expect((await get(`/${code}/nothing`)).statusCode).toBe(404);
    expect((await get(`/${code}/assets/old.js`)).body).not.toContain('<html');
  });

  it('names the same page in every language, and the English one for everybody else', async () => {
    const address = 'https://gruham.example';
    const server = await serverWith({ PUBLIC_ORIGIN: address });
    const english = await server.inject({ url: '/terms' });
    const telugu = await server.inject({ url: '/te/terms' });
    const sitemap = await server.inject({ url: '/sitemap-screens.xml' });
    const robots = await server.inject({ url: '/robots.txt' });
    await server.close();
    const linked = (body: string) =>
      Object.fromEntries(
        [...body.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)">/g)].map(([, to = '', at = '']) => [
          to,
          at,
        ]),
      );
    const all = {
      en: `${address}/terms`,
      te: `${address}/te/terms`,
      hi: `${address}/hi/terms`,
      'x-default': `${address}/terms`,
    };
    expect(linked(english.body)).toEqual(all);
    expect(linked(telugu.body)).toEqual(all);
    expect(english.body).toContain(`<link rel="canonical" href="${address}/terms">`);
    const same = ['te', 'hi', 'en'].map(
      (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${termsIn(code, address)}"/>`,
    );
    for (const code of ['te', 'hi', 'en']) {
      expect(sitemap.body).toContain(`<url><loc>${termsIn(code, address)}</loc>${same.join('')}</url>`);
    }
    expect(robots.body).toContain('Disallow: /dashboard\n');
    expect(robots.body).toContain('Disallow: /te/dashboard\n');
  });

  it('serves uploads, with nothing that could run', async () => {
    const { statusCode, headers } = await get('/uploads/house-1-320.webp');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': 'image/webp',
    });
    expect(headers['content-security-policy']).toMatch(/default-src 'none'/);
  });

  it.each([
    '/uploads/../secret.txt',
    '/uploads/%2e%2e/secret.txt',
    '/uploads/..%2fsecret.txt',
    '/uploads/%2e%2e%5csecret.txt',
    '/uploads/',
    '/uploads/none.webp',
    '/uploads/%00',
  ])('leaves the folder of uploads by no way: %s', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(body).not.toContain('secret.txt"');
    expect(body).not.toBe('secret');
  });

  it.each([
    ['the demo', { GRUHAM_DEMO: '1' }, {}, true],
    ['any other server on this machine', {}, {}, false],
    ['a demo that other machines reach', { GRUHAM_DEMO: '1', HOST: '0.0.0.0' }, {}, false],
    ['a demo behind a proxy', { GRUHAM_DEMO: '1' }, { 'x-forwarded-for': '10.0.0.7' }, false],
    ['a demo called by another name', { GRUHAM_DEMO: '1' }, { host: 'gruham.example' }, false],
  ])('lets %s show DevTools: %o %o %p [STORE-7]', async (_what, settings, headers, marked) => {
    const server = await serverWith({ HOST: '127.0.0.1', ...settings });
    const { body } = await server.inject({ url: '/', headers });
    await server.close();
    expect(body.includes('<meta name="demo">')).toBe(marked);
  });

  it('says so when the client is not built', async () => {
    const answer = await base.get('/properties');
    expect(answer.statusCode).toBe(404);
    expect(answer.json<{ message: string }>().message).toMatch(/npm run build/);
  });
});

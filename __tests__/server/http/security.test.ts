import type { Config } from '@/server/kernel/config';
import { anotherApp } from '../../support/server/accounts';
import { builtApp } from '../../support/server/builtApp';
import { testApp, type TestApp } from '../../support/server/testApp';

const ORIGIN = 'https://app.example';
let server: TestApp;
let proxied: TestApp;
beforeAll(async () => {
  server = await testApp({ properties: 3, projects: 1, config: { origins: [ORIGIN] } });
  proxied = await testApp({ properties: 0, projects: 0, config: { trustProxy: true } });
});
afterAll(() => Promise.all([server.close(), proxied.close()]));

describe('headers', () => {
  it('allows no inline code or style, no frame around the app, and only known frames in it', async () => {
    const { headers } = await server.get('/api/property');
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe/);
    expect(policy).toMatch(/default-src 'self'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).toMatch(/object-src 'none'/);
    expect(policy).toMatch(/base-uri 'none'/);
    expect(policy).toMatch(/worker-src 'self'/);
    expect(policy).toMatch(/manifest-src 'self'/);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/www\.youtube-nocookie\.com/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('takes pictures from here and from the origins that are named, from no others', async () => {
    const policyOf = async (config: Partial<Config>) => {
      const { app, close } = await anotherApp(server, { config });
      const { headers } = await app.inject('/api/property');
      await close();
      return /img-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
    };
    expect(await policyOf({})).toBe("'self' data: blob:");
    expect(await policyOf({ imgOrigins: ['https://old.example'] })).toBe("'self' data: blob: https://old.example");
  });

  it('lets pages and frames use what the product uses of a browser, and shares no window with other sites', async () => {
    for (const url of ['/', '/api/property', '/uploads/none.webp']) {
      const { headers } = await server.get(url);
      const allowed = new Map(
        String(headers['permissions-policy'])
          .split(', ')
          .map((each) => each.split(/=(.*)/s).slice(0, 2) as [string, string]),
      );
      expect(allowed.get('clipboard-write')).toBe('(self)');
      // Asked on a press alone, by the search.
      for (const asked of ['geolocation', 'microphone']) expect(allowed.get(asked)).toBe('(self)');
      // Left to the frame's own `allow`.
      for (const framed of ['fullscreen', 'picture-in-picture', 'encrypted-media'])
        expect(allowed.has(framed)).toBe(false);
      for (const never of ['camera', 'payment', 'usb']) expect(allowed.get(never)).toBe('()');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    }
  });

  it('asks for TLS only behind TLS, and believes a proxy only when told to', async () => {
    const secure = { 'x-forwarded-proto': 'https' };
    expect((await server.get('/healthz', secure)).headers['strict-transport-security']).toBeUndefined();
    expect((await proxied.get('/healthz', secure)).headers['strict-transport-security']).toMatch(/max-age/);
    expect((await proxied.get('/healthz')).headers['strict-transport-security']).toBeUndefined();
  });

  it('lets exactly the named origins read answers and their headers', async () => {
    const allowed = await server.get('/api/property', { origin: ORIGIN });
    expect(allowed.headers['access-control-allow-origin']).toBe(ORIGIN);
    expect(allowed.headers['access-control-allow-credentials']).toBe('true');
    for (const name of ['X-Total-Count', 'Link', 'X-Sorts', 'X-Filters', 'X-Price-Bands', 'X-States']) {
      expect(allowed.headers['access-control-expose-headers']).toContain(name);
    }
    for (const origin of ['https://evil.example', `${ORIGIN}.evil.example`, 'null', 'http://app.example']) {
      expect((await server.get('/api/property', { origin })).headers['access-control-allow-origin']).toBeUndefined();
    }
    expect(allowed.headers['vary']).toMatch(/Authorization, Origin/);
  });

  it('answers preflights of named origins alone', async () => {
    const ask = (origin: string) =>
      server.app.inject({
        method: 'OPTIONS',
        url: '/api/users/signin',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const allowed = await ask(ORIGIN);
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers['access-control-allow-headers']).toMatch(/Authorization.*Content-Type/);
    expect((await ask('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('names the kind of every answer with its letters, lets no browser guess it, and echoes nothing to TRACE', async () => {
    const built = await builtApp(server);
    for (const [url, type] of [
      ['/', 'text/html; charset=utf-8'],
      ['/nothing', 'text/html; charset=utf-8'],
      ['/api/property', 'application/json; charset=utf-8'],
      ['/api/nothing', 'application/json; charset=utf-8'],
      ['/robots.txt', 'text/plain; charset=utf-8'],
      ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ]) {
      const { headers } = await built.inject(url ?? '');
      expect([url, headers['content-type'], headers['x-content-type-options']]).toEqual([url, type, 'nosniff']);
    }
    const traced = await built.inject({ method: 'TRACE' as 'GET', url: '/', headers: { 'x-own': 'echo-me' } });
    await built.close();
    expect(traced.statusCode).toBe(404);
    expect(traced.body).not.toContain('echo-me');
  });

  it('packs long answers', async () => {
    const { headers } = await server.get('/api/property', { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['vary']).toMatch(/accept-encoding/i);
  });
});

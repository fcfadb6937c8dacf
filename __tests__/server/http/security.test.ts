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
    expect(policy).toMatch(/worker-src 'self'/);
    expect(policy).toMatch(/manifest-src 'self'/);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/www\.youtube-nocookie\.com/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['x-powered-by']).toBeUndefined();
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
    for (const name of ['X-Total-Count', 'Link', 'X-Sorts', 'X-Price-Bands']) {
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

  it('packs long answers', async () => {
    const { headers } = await server.get('/api/property', { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['vary']).toMatch(/accept-encoding/);
  });
});

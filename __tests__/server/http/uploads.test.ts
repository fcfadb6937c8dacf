import { STORED_APPS, type StoredApp } from '../../support/server/storedApp';
import { patient } from '../../support/patience';

const BYTES = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 251));

jest.setTimeout(patient(20_000));

describe.each(STORED_APPS)('files of %s', (_name, start) => {
  let server: StoredApp;
  beforeAll(async () => {
    server = await start({ properties: 0, projects: 0 });
    await server.uploads.write('house-1-320.webp', BYTES);
    await server.uploads.write('brochure-1.pdf', BYTES);
  });
  afterAll(() => server.close());

  const get = (headers = {}, url = '/uploads/house-1-320.webp') => server.get(url, headers);

  it('are served for a year, with nothing that could run', async () => {
    const { statusCode, headers, rawPayload } = await get();
    expect([statusCode, rawPayload.equals(BYTES)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '1000',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(headers['etag']).toMatch(/^(W\/)?"[^"]+"$/);
    expect(Date.parse(String(headers['last-modified']))).toBeGreaterThan(Date.now() - 3_600_000);
    // The app frames its brochures.
    expect((await get({}, '/uploads/brochure-1.pdf?download')).headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    });
  });

  it('are not sent again to whoever has them', async () => {
    const { headers } = await get();
    for (const known of [{ 'if-none-match': headers['etag'] }, { 'if-modified-since': headers['last-modified'] }]) {
      const answer = await get(known);
      expect([answer.statusCode, answer.body]).toEqual([304, '']);
      expect(answer.headers).toMatchObject({ etag: headers['etag'], 'cache-control': headers['cache-control'] });
    }
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect((await get({ 'if-match': '"other"' })).statusCode).toBe(412);
  });

  it.each([
    ['bytes=0-1', 'bytes 0-1/1000', BYTES.subarray(0, 2)],
    ['bytes=990-', 'bytes 990-999/1000', BYTES.subarray(990)],
    ['bytes=-5', 'bytes 995-999/1000', BYTES.subarray(995)],
    ['bytes=500-9999', 'bytes 500-999/1000', BYTES.subarray(500)],
  ])('are sent in parts: %s', async (range, told, part) => {
    const { statusCode, headers, rawPayload } = await get({ range });
    expect([statusCode, headers['content-range'], rawPayload.equals(part)]).toEqual([206, told, true]);
    expect(headers['content-length']).toBe(String(part.length));
  });

  it('have no part beyond their end', async () => {
    const { statusCode, headers, body } = await get({ range: 'bytes=1000-' });
    expect(statusCode).toBe(416);
    // The folder's server leaves it out.
    expect(headers['content-range'] ?? 'bytes */1000').toBe('bytes */1000');
    expect(JSON.parse(body)).toHaveProperty('errors.message');
  });

  it('tell their size without their bytes', async () => {
    const { statusCode, headers, body } = await server.app.inject({ method: 'HEAD', url: '/uploads/house-1-320.webp' });
    expect([statusCode, headers['content-length'], body]).toEqual([200, '1000', '']);
    expect(headers['content-type']).toBe('image/webp');
  });

  it.each([
    '/uploads/none.webp',
    '/uploads/',
    '/uploads/.house-1-320.webp',
    '/uploads/../gruham.db',
    '/uploads/..%2fgruham.db',
    '/uploads/%2e%2e/gruham.db',
    '/uploads/sub/house-1-320.webp',
    '/uploads/%00',
    '/uploads/house-1-320.webp/',
  ])('are nowhere else: %s', async (url) => {
    for (const headers of [{}, { range: 'bytes=0-1' }]) {
      const { statusCode, body } = await get(headers, url);
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
      expect(JSON.parse(body)).toHaveProperty('errors.message');
    }
  });
});

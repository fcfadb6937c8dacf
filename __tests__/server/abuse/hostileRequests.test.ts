import { errorBody } from '@/contract/answers';
import { ENDPOINTS } from '@/contract/endpoints';
import { builtApp } from '../../support/server/builtApp';
import { everyRow } from '../../support/server/callers';
import { aPayload } from '../../support/server/posting';
import { testApp, type TestApp } from '../../support/server/testApp';
import { AGENT, idOf } from '../../support/server/world';
import type { FastifyInstance } from 'fastify';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KNOWN = 'https://app.example';
let server: TestApp;
let built: FastifyInstance;
let authorization: string;
beforeAll(async () => {
  server = await testApp({ properties: 12, projects: 2, config: { moderation: 'manual', origins: [KNOWN] } });
  mkdirSync(join(server.dataDir, 'uploads'), { recursive: true });
  for (const name of ['a-1-320.webp', 'plan.pdf']) writeFileSync(join(server.dataDir, 'uploads', name), 'x');
  built = await builtApp(server, { TRUST_PROXY: '1', PUBLIC_ORIGIN: 'https://gruham.in', ORIGINS: KNOWN });
  authorization = await server.tokenOf(AGENT);
});
afterAll(async () => {
  await built.close();
  await server.close();
});

const JSON_CALLS = Object.values(ENDPOINTS).filter((row) => row.method === 'POST' && !('sends' in row));
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('hostile JSON', () => {
  it.each<[string, string, number]>([
    ['more than 1 MB', `{"a":"${'x'.repeat(1_048_576)}"}`, 413],
    ['nested 21 deep', nested(21), 400],
    ['nested 100,000 deep', nested(100_000), 400],
    ['a prototype', '{"__proto__":{"roleCode":"agt"}}', 400],
    ['a prototype, escaped', '{"\\u005f_proto__":{"roleCode":"agt"}}', 400],
    ['a prototype, further in', '{"amenities":{"__proto__":{"lift":true}}}', 400],
    ['a constructor’s prototype', '{"constructor":{"prototype":{"roleCode":"agt"}}}', 400],
    ['NaN', '{"expectedPrice":NaN}', 400],
    ['an infinite number', '{"expectedPrice":Infinity}', 400],
    ['a list', '[]', 400],
    ['a text', '"x"', 400],
    ['nothing', '', 400],
    ['half of it', '{"city":"Tir', 400],
  ])('%s is refused by every call, and changes nothing', async (_what, body, status) => {
    const before = await everyRow(server.db);
    for (const { path } of JSON_CALLS) {
      const answer = await server.post(`/api/${path}`, body, { authorization });
      expect([path, answer.statusCode]).toEqual([path, status]);
      expect(errorBody.safeParse(answer.json()).error).toBeUndefined();
    }
    expect(await everyRow(server.db)).toBe(before);
    expect(({} as Record<string, unknown>)['roleCode']).toBeUndefined();
  });

  const price = (value: string) => JSON.stringify(aPayload({ name: 'Hostile' })).replace('4500000', value);
  it.each([
    ['a negative price', price('-1')],
    ['a price that cannot be counted exactly', price('1000000000000000')],
    ['a price beyond numbers', price('1e999')],
    ['a price in words', price('"a lot"')],
    ['a negative price as text', price('"-5"')],
    ['a price that is a list', price('[1]')],
    ['a price that is true', price('true')],
    ['a NUL in a text', JSON.stringify(aPayload({ name: 'Hostile\0' }))],
    ['a text that is a number', JSON.stringify({ ...aPayload(), name: 5 })],
    ['a text that is an object', JSON.stringify({ ...aPayload(), city: { $ne: 'x' } })],
    ['a text that is endless', JSON.stringify({ ...aPayload(), about: 'x'.repeat(5001) })],
    ['a list that is endless', JSON.stringify({ ...aPayload(), kitchen: Array(101).fill('/uploads/x') })],
    ['terms that are a text', JSON.stringify({ ...aPayload(), termsAccepted: 'yes' })],
  ])('%s makes a listing 400, new or changed', async (_what, body) => {
    const before = await everyRow(server.db);
    const change = body.replace(/^\{/, `{"_id":"${idOf('property', 0)}",`);
    for (const [path, sent] of [
      ['properties', body],
      ['update', change],
    ] as const) {
      const answer = await server.post(`/api/property/${path}`, sent, { authorization });
      expect([path, answer.statusCode]).toEqual([path, 400]);
    }
    expect(await everyRow(server.db)).toBe(before);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/json', ''])(
    'as %s is refused: 415, as another site’s form would send it',
    async (type) => {
      const before = await everyRow(server.db);
      for (const { path } of JSON_CALLS) {
        const answer = await server.post(`/api/${path}`, '{}', { 'content-type': type, authorization });
        expect([path, answer.statusCode]).toEqual([path, 415]);
        expect(errorBody.safeParse(answer.json()).error).toBeUndefined();
      }
      expect(await everyRow(server.db)).toBe(before);
    },
  );

  it('from an unknown origin: the browser is told that it may neither ask nor read', async () => {
    for (const origin of ['https://evil.example', 'null', `${KNOWN}.evil.example`]) {
      const headers = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      };
      const asked = await server.app.inject({ method: 'OPTIONS', url: '/api/users/signin', headers });
      expect(asked.statusCode).toBeGreaterThanOrEqual(400);
      const sent = await server.post('/api/users/signin', {}, { origin });
      for (const answer of [asked, sent])
        for (const name of [
          'access-control-allow-origin',
          'access-control-allow-headers',
          'access-control-allow-methods',
        ])
          expect(answer.headers[name]).toBeUndefined();
    }
  });

  it('finds no authority in a cookie', async () => {
    const cookie = `token=${authorization}; Authorization=${authorization}`;
    expect((await server.get('/api/users/current', { cookie })).statusCode).toBe(401);
  });
});

describe('headers', () => {
  const id = idOf('property', 0);
  it.each<[string, 'GET' | 'POST' | 'OPTIONS' | 'DELETE', string]>([
    ['a list', 'GET', '/api/property'],
    ['a detail', 'GET', `/api/property/propertyDetailsByUser?id=${id}`],
    ['a refusal', 'GET', '/api/users/current'],
    ['a wrong question', 'GET', '/api/property?x=1'],
    ['an unknown call', 'GET', '/api/nothing'],
    ['a broken address', 'GET', '/api/%zz'],
    ['a wrong method', 'DELETE', '/api/property'],
    ['a wrong type', 'POST', '/api/users/signin'],
    ['a preflight', 'OPTIONS', '/api/users/signin'],
    ['the page', 'GET', '/'],
    ['a listing’s page', 'GET', `/details/${id}`],
    ['an unknown page', 'GET', '/nothing-here'],
    ['a picture', 'GET', '/uploads/a-1-320.webp'],
    ['a picture that is not there', 'GET', '/uploads/none.webp'],
    ['an asset that is not there', 'GET', '/assets/none.js'],
    ['robots.txt', 'GET', '/robots.txt'],
    ['the sitemap', 'GET', '/sitemap.xml'],
    ['health', 'GET', '/healthz'],
    ['readiness', 'GET', '/readyz'],
  ])('of %s keep a browser safe', async (_what, method, url) => {
    const secure = { 'x-forwarded-proto': 'https', 'content-type': 'text/plain', origin: KNOWN };
    const { headers } = await built.inject({
      method,
      url,
      headers: secure,
      ...(method === 'POST' ? { payload: 'x' } : {}),
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/default-src '(self|none)'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe-/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    });
    // What ends before every hook cannot know that it came over TLS; whatever else is asked does.
    if (url !== '/api/%zz') expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    const plain = await built.inject({ method: 'GET', url });
    expect(plain.headers['strict-transport-security']).toBeUndefined();
  });

  it('let the app alone frame a brochure, in which nothing can run', async () => {
    const { statusCode, headers } = await built.inject({ method: 'GET', url: '/uploads/plan.pdf' });
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'self'/);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('keep whatever was asked with a session out of every cache', async () => {
    for (const { method, path } of Object.values(ENDPOINTS)) {
      const answer = await server.app.inject({ method, url: `/api/${path}`, headers: { authorization } });
      expect([path, answer.headers['cache-control'], answer.headers['etag']]).toEqual([path, 'no-store', undefined]);
    }
  });
});

import type { FastifyInstance } from 'fastify';
import { NEWS_HEADLINES } from '@/domain/newsHeadlines';
import { paths } from '@/domain/paths';
import { findScreen } from '@/domain/findScreen';
import { SCREENS } from '@/domain/screens';
import { propertyColumns } from '@/server/db/columns';
import { builtApp } from '../../support/server/builtApp';
import { testApp, type TestApp } from '../../support/server/testApp';
import { AGENT, idOf, NOW, USER } from '../../support/server/world';
import { patient } from '../../support/patience';

jest.setTimeout(patient(30_000));

const ORIGIN = 'https://gruham.in';
const HOUR_MS = 3_600_000;
let base: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  base = await testApp({ properties: 30, projects: 8 });
  app = await builtApp(base, { PUBLIC_ORIGIN: ORIGIN });
});
afterAll(async () => {
  await app.close();
  await base.close();
});

const get = (url: string, headers = {}) => app.inject({ url, headers });
/** The addresses and days of a sitemap's entries. */
const entries = (xml: string) =>
  [...xml.matchAll(/<(url|sitemap)><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/\1>/g)].map(
    ([, , address = '', day = null]) => ({ address: address.replaceAll('&amp;', '&'), day }),
  );
const addresses = async (url: string) => entries((await get(url)).body).map(({ address }) => address);

describe('robots.txt', () => {
  it('opens everything but what is private, and names the sitemap', async () => {
    const { statusCode, headers, body } = await get('/robots.txt');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /postproperty',
      'Disallow: /postproperty-apartment',
      'Disallow: /postproperty-residential',
      'Disallow: /edit-property',
      'Disallow: /dashboard',
      'Allow: /',
      '',
      `Sitemap: ${ORIGIN}/sitemap.xml`,
      '',
    ]);
  });

  it('names the origin that was asked for only to its caller, and never the one that a proxy’s caller claims', async () => {
    const free = await builtApp(base);
    const proxied = await builtApp(base, { TRUST_PROXY: '1', PUBLIC_ORIGIN: ORIGIN });
    for (const [server, caching, origin] of [
      [free, 'no-cache', 'http://gruham.test'],
      [proxied, 'public, max-age=3600', ORIGIN],
    ] as const) {
      for (const url of ['/robots.txt', '/sitemap.xml', '/']) {
        const headers = { host: 'gruham.test', 'x-forwarded-host': 'evil.example' };
        const answer = await server.inject({ url, headers });
        expect(answer.body).toContain(origin);
        expect(answer.body).not.toContain('evil.example');
        expect(url === '/' ? caching : answer.headers['cache-control']).toBe(caching);
      }
      await server.close();
    }
  });

  it('closes the dashboard and the posting screens, and nothing that a public screen needs [ROUTE-10, ROUTE-11, ROUTE-12, ROUTE-14]', async () => {
    const { body } = await get('/robots.txt');
    const closed = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
    const isClosed = (path: string) => closed.some((start) => path.startsWith(start));
    const found = Object.values(SCREENS).map(({ path }) => path);
    expect(found.filter(isClosed).sort()).toEqual([
      '/dashboard',
      '/edit-property',
      '/postproperty',
      '/postproperty-apartment',
      '/postproperty-residential',
    ]);
    const needed = [paths.property('1'), '/api/property?city=Tirupati', '/uploads/a.webp', '/assets/main.js'];
    expect(needed.filter(isClosed)).toEqual([]);
    // The data of a screen may be read for it, and is no page of its own.
    expect((await get('/api/property')).headers['x-robots-tag']).toBe('noindex');
    expect((await get(paths.properties())).headers['x-robots-tag']).toBeUndefined();
  });
});

describe('sitemap.xml', () => {
  it('names its parts, each of which is there, and no other', async () => {
    const { headers, body } = await get('/sitemap.xml');
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="http:\/\/www\.sitemaps\.org/);
    const parts = entries(body).map(({ address }) => address);
    expect(parts).toEqual(
      ['screens', 'properties-1', 'projects-1', 'agents-1', 'builders-1'].map((n) => `${ORIGIN}/sitemap-${n}.xml`),
    );
    for (const part of parts) expect((await get(part.slice(ORIGIN.length))).statusCode).toBe(200);
    for (const none of ['properties-2', 'properties-0', 'users-1', 'agents-9999999', 'constructor-1']) {
      expect((await get(`/sitemap-${none}.xml`)).statusCode).toBe(404);
    }
    expect((await get('/sitemap')).headers['content-type']).toMatch(/html/);
  });

  it('names every active listing once, with its day, and no other', async () => {
    const found = entries((await get('/sitemap-properties-1.xml')).body);
    const active = base.properties.filter(({ status }) => status === 1);
    expect(found.map(({ address }) => address).sort()).toEqual(
      active.map(({ id }) => `${ORIGIN}/properties-listing?id=${id}`).sort(),
    );
    for (const { address, day } of found) {
      const listing = active.find(({ id }) => address.endsWith(id));
      expect(day).toBe(new Date(listing?.createdAt ?? 0).toISOString().slice(0, 10));
    }
  });

  it('names projects, realtors, builders, screens and articles', async () => {
    expect(await addresses('/sitemap-projects-1.xml')).toHaveLength(8);
    expect(await addresses('/sitemap-agents-1.xml')).toEqual([
      `${ORIGIN}/agentdetails/${AGENT.id}`,
      `${ORIGIN}/agentdetails/${idOf('user', 3)}`,
    ]);
    expect((await get('/sitemap-agents-1.xml')).body).not.toContain(USER.id);
    expect(await addresses('/sitemap-builders-1.xml')).toEqual([
      `${ORIGIN}/buildersdevelopers?id=${idOf('builder', 1)}`,
    ]);
    const screens = await addresses('/sitemap-screens.xml');
    expect(screens).toEqual(
      expect.arrayContaining(['/', '/properties', '/terms', '/contact'].map((path) => ORIGIN + path)),
    );
    expect(screens.filter((address) => address.includes('/news/'))).toHaveLength(NEWS_HEADLINES.length);
    expect(screens.join()).not.toMatch(/dashboard|post|edit/);
  });

  it('leads to pages that are there and know themselves by the same address', async () => {
    for (const part of ['screens', 'properties-1', 'projects-1', 'agents-1', 'builders-1']) {
      for (const address of await addresses(`/sitemap-${part}.xml`)) {
        const path = address.slice(ORIGIN.length);
        expect(findScreen(path.split('?')[0] ?? '')).not.toBeNull();
        const { statusCode, body } = await get(path);
        expect(statusCode).toBe(200);
        expect(body).toContain(`<link rel="canonical" href="${address}">`);
      }
    }
  });

  it('says what it is when the caller names no host, and when the database fails', async () => {
    const unnamed = await builtApp(base);
    const answer = await unnamed.inject({ url: '/sitemap.xml', headers: { host: 'a"><b' } });
    expect(answer.statusCode).toBe(400);
    const robots = await unnamed.inject({ url: '/robots.txt', headers: { host: 'a"><b' } });
    expect([robots.statusCode, robots.body.includes('Sitemap')]).toEqual([200, false]);
    await unnamed.close();
    const broken = await testApp({ properties: 0, projects: 0 });
    await broken.db.destroy();
    const failed = await broken.get('/sitemap.xml');
    expect(failed.statusCode).toBeGreaterThanOrEqual(500);
    expect(failed.headers['cache-control']).toBe('no-store');
    await broken.close();
  });

  it('makes parts of 10,000, with every listing in exactly one, and looks again after an hour', async () => {
    const many = await testApp({ properties: 0, projects: 0 });
    const count = 20_001;
    const rows = Array.from({ length: count }, (_unused, n) => ({
      id: `m${String((n * 7919) % 100_003)}`,
      owner_id: AGENT.id,
      status: 1,
      city_id: null,
      locality_id: null,
      // Many of the same moment: the id has to tell them apart.
      ...propertyColumns({}, NOW - Math.floor(n / 6000) * 86_400_000, n),
      doc: '{}',
    }));
    const known = many.get;
    expect(entries((await known('/sitemap.xml')).body)).toHaveLength(2);
    for (let at = 0; at < count; at += 500) {
      await many.db
        .insertInto('properties')
        .values(rows.slice(at, at + 500))
        .execute();
    }
    expect(entries((await known('/sitemap.xml')).body)).toHaveLength(2);
    many.clock.now += HOUR_MS;
    const parts = entries((await known('/sitemap.xml')).body).filter(({ address }) => address.includes('properties'));
    expect(parts.map(({ day }) => day)).toEqual(['2026-01-14', '2026-01-15', null]);
    const found: string[][] = [];
    for (const part of [1, 2, 3]) {
      found.push(entries((await known(`/sitemap-properties-${part}.xml`)).body).map(({ address }) => address));
    }
    expect(found.map(({ length }) => length)).toEqual([10_000, 10_000, 1]);
    expect(new Set(found.flat()).size).toBe(count);
    await many.close();
  });
});

import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { paths } from '@/domain/paths';
import { SCREENS } from '@/domain/screens';
import { SITE } from '@/domain/site';
import { readConfig } from '@/server/kernel/config';
import type { Db } from '@/server/db/schema';
import { seedDatabase } from '@/demo/seed';
import { buildApp } from '@/server/http/app';
import { folderStore } from '@/server/media/folderStore';
import { openTestDatabase } from '../../support/postgres/databases';
import { builtApp } from '../../support/server/builtApp';
import { openedSession } from '../../support/server/callers';
import { testApp, type TestApp } from '../../support/server/testApp';
import { AGENT, idOf, USER } from '../../support/server/world';
import { patient } from '../../support/patience';
import { newFolder } from '../../support/newFolder';

jest.setTimeout(patient(180_000));

describe('whoever reads all of the demo data without logging in', () => {
  let dataDir: string;
  let db: Db;
  let app: FastifyInstance;
  let phones: readonly string[];
  beforeAll(async () => {
    dataDir = newFolder();
    ({ db } = await openTestDatabase(dataDir));
    await seedDatabase(db, {
      kind: 'demo',
      uploads: folderStore(join(dataDir, 'uploads')),
      now: Date.now(),
      pictures: false,
    });
    app = await builtApp({ dataDir, db, clock: { now: Date.now() } } as TestApp);
    const users = await db.selectFrom('users').select('phone').execute();
    phones = users.map(({ phone }) => phone).filter((phone) => phone !== SITE.phone);
  });
  afterAll(async () => {
    await app.close();
    await db.destroy();
  });

  /** A mobile number of India, however it is written; the digits within an id are none. */
  const NUMBER = /(?<![\w.-])(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?![\w-])/g;
  const finds = (text: string): readonly string[] => [
    ...phones.filter((phone) => text.includes(phone)),
    ...(text.match(NUMBER) ?? []).filter((found) => found.replace(/\D/g, '').slice(-10) !== SITE.phone),
  ];

  const pageOf = async (url: string) => {
    const answer = await app.inject({ method: 'GET', url });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return answer;
  };

  /** All pages of a list: the texts of the answers, and the ids in them. */
  async function listed(first: string): Promise<{ texts: string[]; ids: string[] }> {
    const texts: string[] = [];
    const ids: string[] = [];
    for (let url: string | undefined = first; url !== undefined;) {
      const { body, headers } = await pageOf(url);
      texts.push(body);
      ids.push(...(JSON.parse(body) as readonly { _id: string }[]).map(({ _id }) => _id));
      url = /<([^>]+)>/.exec(String(headers['link'] ?? ''))?.[1];
    }
    return { texts, ids };
  }

  it('would know one when it saw one', () => {
    expect(phones.length).toBeGreaterThan(10);
    const written = phones[0] ?? '';
    expect(finds(`call ${written}`)).not.toEqual([]);
    expect(finds('+91 98765 43210')).not.toEqual([]);
    expect(finds('{"price":45000000,"at":"2026-01-15T06:00:00.000Z"}')).toEqual([]);
  });

  it('finds no phone number in any answer, page, link preview, preload or sitemap', async () => {
    const properties = await listed('/api/property');
    const projects = await listed('/api/projects?propertyType=');
    const agents = await listed('/api/users/getAgents');
    expect([properties.ids.length > 50, projects.ids.length > 5, agents.ids.length > 5]).toEqual([true, true, true]);
    const urls = [
      ...['homeSettings/projects', 'homeSettings/builders', 'homeSettings/agents', 'builders/getAllBuilders'].map(
        (path) => `/api/${path}`,
      ),
      ...['users/getAllLocalities', 'users/getAllCities', 'property/getCityByName?name=a'].map(
        (path) => `/api/${path}`,
      ),
      ...properties.ids.flatMap((id) => [`/api/property/propertyDetailsByUser?id=${id}`, paths.property(id)]),
      ...projects.ids.map((id) => `/api/projects/propertyDetailsByUser?id=${id}`),
      ...agents.ids.map((id) => `/api/users/getAgentDetailsById?id=${id}`),
      ...Object.values(SCREENS).map(({ path }) => path),
    ];
    const sitemap = await pageOf('/sitemap.xml');
    const places = (xml: string) =>
      [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url.replaceAll('&amp;', '&')));
    const parts = await Promise.all(places(sitemap.body).map(({ pathname }) => pageOf(pathname)));
    // The address of each record's own page, as the sitemap names it.
    const pages = parts.flatMap(({ body }) => places(body)).map(({ pathname, search }) => pathname + search);
    expect(pages.length).toBeGreaterThan(60);
    const texts = new Map([...parts, sitemap].map(({ body }, n) => [`sitemap ${n}`, body]));
    [...properties.texts, ...projects.texts, ...agents.texts].forEach((text, n) => texts.set(`list ${n}`, text));
    for (const url of new Set([...urls, ...pages])) texts.set(url, (await app.inject({ method: 'GET', url })).body);
    const found = [...texts].flatMap(([url, text]) => finds(text).map((phone) => `${url}: ${phone}`));
    expect(found).toEqual([]);
    expect([...texts.values()].filter((text) => text.includes('application/ld+json')).length).toBeGreaterThan(20);
  });

  it('is given them by details alone once logged in', async () => {
    const { ids } = await listed('/api/property');
    const users = await db.selectFrom('users').select('id').execute();
    const authorization = await openedSession(db, users[0]?.id ?? '');
    const headers = { authorization };
    const list = await app.inject({ method: 'GET', url: '/api/property', headers });
    expect(finds(list.body)).toEqual([]);
    const detail = await app.inject({
      method: 'GET',
      url: `/api/property/propertyDetailsByUser?id=${ids[0] ?? ''}`,
      headers,
    });
    expect(finds(detail.body)).not.toEqual([]);
  });
});

describe('others’ listings that are under review or deleted', () => {
  it('are in no list, page, count or preview, and their detail is an empty list', async () => {
    const server = await testApp({ properties: 60, projects: 2, config: { moderation: 'manual' } });
    const app = await builtApp(server);
    const others = server.properties.filter(({ status }, n) => status !== 1 && n % 3 !== 0);
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([0, 2]));
    const authorization = await server.tokenOf(USER);
    const asAgent = await server.tokenOf(AGENT);
    const lists = ['/api/property', '/api/users/getAgents', `/api/users/getAgentDetailsById?id=${idOf('user', 3)}`];
    const texts: string[] = [];
    for (const headers of [{}, { authorization }, { authorization: asAgent }]) {
      for (const each of [...lists, '/sitemap.xml', '/sitemap-properties-1.xml', '/', '/properties']) {
        for (let url: string | undefined = each; url !== undefined;) {
          const answer: LightMyRequestResponse = await app.inject({ method: 'GET', url, headers });
          texts.push(answer.body);
          url = /<([^>]+)>/.exec(String(answer.headers['link'] ?? ''))?.[1];
        }
      }
      for (const { id, doc } of others) {
        const detail = await server.get(`/api/property/propertyDetailsByUser?id=${id}`, headers);
        expect([detail.statusCode, detail.json()]).toEqual([200, []]);
        const page = await app.inject({ method: 'GET', url: paths.property(id), headers });
        expect(page.body).not.toContain(`${String(doc.name)} `);
        const saved = await server.post('/api/saved', { listingId: id, kind: 'property', saved: true }, headers);
        expect(saved.statusCode).toBe('authorization' in headers ? 404 : 401);
      }
    }
    expect(others.filter(({ id }) => texts.some((text) => text.includes(id)))).toEqual([]);
    const shown = server.properties.filter(({ status }) => status === 1);
    expect(Number((await server.get('/api/property')).headers['x-total-count'])).toBe(shown.length);
    await app.close();
    await server.close();
  });
});

describe('an Aadhaar number', () => {
  it('stands sealed in the database, another way each time, and masked in the answer', async () => {
    const server = await testApp({ properties: 0, projects: 0 });
    const app = await buildApp({
      config: readConfig({ DATA_DIR: server.dataDir, LOG_LEVEL: 'silent' }, '/'),
      db: server.db,
      now: () => server.clock.now,
    });
    const sealed: string[] = [];
    for (const user of [USER, AGENT]) {
      const authorization = await server.tokenOf(user);
      const headers = { authorization, 'content-type': 'application/json' };
      const payload = { aadharNumber: '2341 2341 2346' };
      expect((await app.inject({ method: 'POST', url: '/api/users/profile', payload, headers })).statusCode).toBe(200);
      const profile = await app.inject({ method: 'GET', url: '/api/users/profile', headers: { authorization } });
      expect(profile.json()).toMatchObject({ aadharNumber: 'XXXX XXXX 2346' });
    }
    for (const row of await server.db.selectFrom('aadhaar_numbers').selectAll().execute()) sealed.push(row.sealed);
    expect(new Set(sealed).size).toBe(2);
    const rows = await Promise.all(
      (['users', 'aadhaar_numbers'] as const).map((table) => server.db.selectFrom(table).selectAll().execute()),
    );
    expect(JSON.stringify(rows)).not.toMatch(/2341\s?2341\s?2346/);
    await app.close();
    await server.close();
  });
});

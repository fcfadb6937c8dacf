import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { renderPage } from '@/app/renderPage';
import type { RenderPage } from '@/contract/page';
import { readConfig } from '@/server/kernel/config';
import { buildApp } from '@/server/http/app';
import { testApp, type TestApp } from '../../support/server/testApp';
import { AGENT } from '../../support/server/world';

const STYLE = '.card{color:#1e2530}';
const HTML =
  '<!doctype html><html><head><title>Gruham</title><link href="/assets/main.css" rel="stylesheet"></head>' +
  '<body><div id="root"></div><noscript><p>Gruham needs JavaScript.</p></noscript></body></html>';

let base: TestApp;
let app: FastifyInstance;
let serverWith: (
  render: RenderPage,
  settings?: Readonly<Record<string, string>>,
  db?: TestApp['db'],
) => Promise<FastifyInstance>;
beforeAll(async () => {
  base = await testApp({ properties: 65, projects: 2 });
  const clientDir = join(base.dataDir, 'built');
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  writeFileSync(join(clientDir, 'index.html'), HTML);
  writeFileSync(join(clientDir, 'assets', 'main.css'), STYLE);
  serverWith = (render, settings = {}, db = base.db) =>
    buildApp({
      config: readConfig({ DATA_DIR: base.dataDir, CLIENT_DIR: clientDir, LOG_LEVEL: 'silent', ...settings }, '/'),
      db,
      now: () => base.clock.now,
      renderPage: render,
      // A busy machine is no fault of a page.
      bounds: { pagePatience: 20_000 },
    });
  app = await serverWith(renderPage);
});
afterAll(async () => {
  await app.close();
  await base.close();
});

const get = (url: string, headers = {}) => app.inject({ url, headers });
const isBare = (body: string) => body.includes('<div id="root"></div>');
const shownId = () => base.properties.find(({ status }) => status === 1)?.id ?? '';

describe('finished pages', () => {
  it('shows listings with names and prices in the HTML of a list [PLIST-7]', async () => {
    const { statusCode, body } = await get('/properties');
    expect(statusCode).toBe(200);
    expect(body).toContain('<article');
    expect(body).toMatch(/₹\d/);
    expect(body).toContain('<script type="application/json" id="answers">');
    expect(body).not.toContain('Gruham needs JavaScript');
  });

  const cards = (body: string) => body.split('<article').length - 1;
  it('shows as much of a list as its address says, and leads on, up to its end [PLIST-6]', async () => {
    const first = (await get('/properties')).body;
    expect(cards(first)).toBe(20);
    expect(first).toContain('href="?page=2#card-21"');
    const second = (await get('/properties?page=2&city=')).body;
    expect(cards(second)).toBe(40);
    expect(second).toContain('id="card-21"');
    const whole = (await get('/properties?page=10')).body;
    expect(cards(whole)).toBeGreaterThan(40);
    expect(whole).not.toContain('page=11');
  });

  it('comes in the order and with the filters that the form of a page without a script sends [PLIST-18, PLIST-10]', async () => {
    const { body } = await get('/properties?city=&selectedSubtype=&budget=50L-1Cr&withRera=&sort=priceUp');
    const prices = [...body.matchAll(/<article.*?₹([\d.]+) (L|Cr)/gs)].map(
      ([, n, unit]) => Number(n) * (unit === 'L' ? 1 : 100),
    );
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(50);
    expect(Math.max(...prices)).toBeLessThanOrEqual(100);
    expect(body).toMatch(/<input type="hidden" name="sort" value="priceUp"/);
  });

  it.each([
    ['/properties?city=villa+in+tpt&sort=newest', '/properties?city=Tirupati&selectedSubtype=Villa&sort=newest'],
    ['/properties?city=alipiri+tpt', '/properties?city=Tirupati&locality=Alipiri'],
    ['/properties?city=for+rent', '/properties?transactionType=Rent'],
    ['/projects?city=alipiri+tpt', '/projects?city=Tirupati&locality=Alipiri'],
  ])(
    'leads from %s, where a text stands in the place of a city, to the list that it means [PLIST-17]',
    async (url, to) => {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, headers['location'], body]).toEqual([302, to, '']);
    },
  );
  it.each(['/properties?city=Tirupathi', '/properties?city=zzzz', '/projects?city=villa+in+tpt'])(
    'leads nowhere else from %s: something is there, nothing is understood, or the list has no such filter [PLIST-17]',
    async (url) => {
      expect((await get(url)).statusCode).toBe(200);
    },
  );

  it.each(['/', '/properties', '/projects', '/realestateagents', '/buildersdevelopers', '/contact', '/terms'])(
    '%s holds no style of an element, no script and no call to preload',
    async (url) => {
      const { body } = await get(url);
      expect(isBare(body)).toBe(false);
      expect(body).not.toContain(' style="');
      expect(body).not.toMatch(/<script(?! type="application\/(ld\+)?json")[^>]*>[^<]/);
      expect(body).not.toContain('as="fetch"');
      // What React could not render would be rendered by the browser instead.
      expect(body).not.toMatch(/<!--\$[!?]-->/);
    },
  );

  it('carries its styles, which the content policy knows by their hash', async () => {
    const { body, headers } = await get('/properties');
    expect(body).toContain(`<style>${STYLE}</style>`);
    expect(body).not.toContain('rel="stylesheet"');
    expect(headers['content-security-policy']).toMatch(/style-src [^;]*'sha256-[^;]*'sha256-[^;]*'sha256-/);
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  });

  it.each(['/dashboard', '/postproperty', '/edit-property', '/properties-listing', '/compare'])(
    '%s, which is one person’s own or has no address of its own, is rendered by the browser',
    async (url) => {
      expect(isBare((await get(url)).body)).toBe(true);
    },
  );

  it('comes bare, without the words or calls of any screen, where the app plays action logs [STORE-8]', async () => {
    for (const url of ['/contact?replay', '/properties?replay', '/no-such-page?replay']) {
      const { statusCode, body } = await get(url);
      expect([url, statusCode, isBare(body), body.includes('as="fetch"')]).toEqual([url, 200, true, false]);
      expect(body).toContain('noindex');
    }
    expect(isBare((await get('/contact?replay=1')).body)).toBe(false);
  });

  const unseen = (status: number) => base.properties.find((each) => each.status === status)?.id ?? '';
  it.each([
    ['an unknown address', 404, () => '/no-such-page', '/properties?city='],
    ['an unknown listing', 404, () => '/properties-listing?id=no-such-listing', '/properties-listing?id='],
    ['a listing under review', 404, () => `/properties-listing?id=${unseen(0)}`, '/properties-listing?id='],
    ['a deleted listing', 410, () => `/properties-listing?id=${unseen(2)}`, '/properties-listing?id='],
    ['an unknown project', 404, () => '/properties-listing-one?id=none', '/projects'],
    ['an unknown agent', 404, () => '/agentdetails/none', '/realestateagents'],
    ['an unknown builder', 404, () => '/buildersdevelopers?id=none', '/buildersdevelopers'],
    ['an unknown article', 404, () => '/news/none', '/news/'],
  ])(
    'says that %s is not there, %i, with a page that leads on [ROUTE-16, ROUTE-20]',
    async (_what, status, url, on) => {
      const { statusCode, body } = await get(url());
      expect(statusCode).toBe(status);
      expect(isBare(body)).toBe(false);
      expect(body).toContain('noindex');
      expect(body).not.toContain('rel="canonical"');
      expect(body).toMatch(/<title>Page not found/);
      const main = /<main.*<\/main>/s.exec(body)?.[0] ?? '';
      expect(main).toMatch(/<h1/);
      expect(main).toContain(`href="${on}`);
      expect(main).not.toContain('role="alert"');
    },
  );

  it('searches on from an address that leads nowhere, without a script [ROUTE-16]', async () => {
    const { body } = await get('/no-such-page');
    const form = /<main.*(<form[^>]*role="search".*?<\/form>)/s.exec(body)?.[1] ?? '';
    expect(form).toMatch(/^<form[^>]* action="\/properties" method="get"/);
    expect(form).toContain('name="city"');
    expect(form).toContain('type="submit"');
  });

  it('comes as a comparison where the address says of what, for nobody to find by search', async () => {
    const ids = base.properties.filter(({ status }) => status === 1).slice(0, 2);
    const { statusCode, body } = await get(`/compare?ids=${ids.map(({ id }) => id).join(',')}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('noindex');
    expect(body.match(/<th scope="col"/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
    expect(body).not.toContain('animate-pulse');
  });

  it('keeps one page for all addresses that lead nowhere, and none of records that are not there', async () => {
    const rendered: string[] = [];
    const counting = await serverWith((request) => {
      rendered.push(request.to);
      return renderPage(request);
    });
    for (const url of ['/wp-login.php', '/x?y=1', '/x/y/z', '/agentdetails/none', '/agentdetails/none'])
      expect((await counting.inject(url)).statusCode).toBe(404);
    expect(rendered).toEqual(['/page-not-found', '/agentdetails/none', '/agentdetails/none']);
    await counting.close();
  });

  it('is the same for everybody: a session’s own answers are in no page', async () => {
    const token = await base.tokenOf(AGENT);
    const url = `/properties-listing?id=${shownId()}`;
    const asOwner = await get(url, { authorization: token, cookie: 'token=1' });
    const asVisitor = await get(url);
    expect(asOwner.body).toBe(asVisitor.body);
    expect(asVisitor.body).not.toContain('"phone"');
  });

  it('keeps the pages of one host apart from those of another', async () => {
    const evil = await get('/properties', { host: 'evil.example' });
    expect(evil.body).toContain('evil.example');
    expect((await get('/properties', { host: 'gruham.example' })).body).not.toContain('evil.example');
  });

  it('answers 304 to who has it, and sends it compressed', async () => {
    const { headers } = await get('/properties', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await get('/properties', { 'accept-encoding': 'br', 'if-none-match': headers.etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('shows at once what was written', async () => {
    const url = `/properties-listing?id=${shownId()}`;
    const before = await get(url);
    await base.db.updateTable('properties').set({ status: 2 }).where('id', '=', shownId()).execute();
    const after = await get(url);
    expect(before.statusCode).toBe(200);
    expect(after.statusCode).toBe(410);
    await base.db.updateTable('properties').set({ status: 1 }).where('id', '=', shownId()).execute();
  });

  it.each([
    `/properties?city=${'x'.repeat(5000)}`,
    '/properties?city="><script>alert(1)</script>',
    '/properties?city=%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/properties?unknown=1&unknown=2',
    '//evil.example/properties',
  ])('stays whole whatever the address holds: %s', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBeLessThan(500);
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('id="root"');
  });

  it('sends the bare page when rendering throws', async () => {
    const broken = await serverWith(() => Promise.reject(new Error('at line 3 of a secret file')));
    const { statusCode, body } = await broken.inject('/properties');
    expect(statusCode).toBe(200);
    expect(isBare(body)).toBe(true);
    expect(body).not.toContain('secret file');
    expect(body).toContain('as="fetch"');
    await broken.close();
  });

  it.each([{ 'save-data': 'on' }, { ect: '2g' }, { ect: 'slow-2g' }])(
    'asks for the smallest pictures alone where data is saved: %j',
    async (headers) => {
      const { rawPayload, ...usual } = await get('/properties');
      expect(usual.headers['vary']).toMatch(/Save-Data, ECT/);
      const { body } = await get('/properties', headers);
      expect(rawPayload.toString()).toMatch(/-1280\.webp 1280w/);
      expect(body).toMatch(/srcSet="\/uploads\/[^" ]+-320\.webp"/i);
      expect(body).not.toMatch(/<source[^>]*-(640|1280)\.webp/);
    },
  );

  it('asks the database once for what every list shows', async () => {
    let asked = 0;
    const counted = base.db.withPlugin({
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('"localities"')) asked += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const counting = await serverWith(renderPage, {}, counted);
    await counting.inject('/properties?minPrice=1');
    const first = asked;
    await counting.inject('/properties?minPrice=2');
    expect(first).toBeGreaterThan(0);
    expect(asked).toBe(first);
    await counting.close();
  });

  it('renders each page once for all who ask', async () => {
    let rendered = 0;
    const counting = await serverWith((request) => {
      rendered += 1;
      return renderPage(request);
    });
    await Promise.all([counting.inject('/contact'), counting.inject('/contact')]);
    await counting.inject('/contact');
    expect(rendered).toBe(1);
    // An address that is not written as it should be known is none to keep.
    await counting.inject('/contact?from=a-letter');
    await counting.inject('/contact?from=a-letter');
    expect(rendered).toBe(3);
    await counting.close();
  });
});

import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { renderPage } from '@/app/renderPage';
import { NEWS_HEADLINES } from '@/domain/newsHeadlines';
import { paths } from '@/domain/paths';
import { showSite } from '@/domain/site';
import { configuredStore } from '@/server/media/configuredStore';
import { sweepUploads } from '@/server/operations/sweepUploads';
import { builtApp } from '../../support/server/builtApp';
import { anOperator, ARTICLE, askConsole } from '../../support/server/operators';
import { testApp, type TestApp } from '../../support/server/testApp';

let t: TestApp;
let app: FastifyInstance;
let cookie = '';
beforeEach(async () => {
  t = await testApp({ properties: 4, projects: 2 });
  app = await builtApp(t, {}, { renderPage, bounds: { pagePatience: 20_000 } });
  ({ cookie } = await anOperator(t, 'Ravi'));
});
afterEach(async () => {
  await app.close();
  await t.close();
  showSite({});
});

const add = (more: object = {}) => askConsole(app, 'addArticle', { ...ARTICLE, ...more }, { cookie });
const markOf = async (slug: string) =>
  (await askConsole(app, 'openArticle', { slug }, { cookie })).json<{ mark?: string }>().mark ?? 'none';
const change = async (slug: string, more: object) =>
  askConsole(app, 'changeArticle', { ...ARTICLE, mark: await markOf(slug), ...more, slug }, { cookie });
const page = async (url: string) => (await app.inject({ url })).body;
/** The articles that a page links to, in their order. */
const linked = async (url: string) => [
  ...new Set([...(await page(url)).matchAll(/href="\/news\/([^"]+)"/g)].map(([, slug]) => slug)),
];
const FIRST = NEWS_HEADLINES.map(({ slug }) => slug);
const NEW = 'stamp-duty-in-2027-b-what-changes-b';

it('shows three articles where nobody wrote one, without asking for any [HOME-10]', async () => {
  expect(await linked('/')).toEqual(FIRST);
  expect(await page(paths.news(FIRST[1] ?? ''))).toContain('An EMI is one fixed sum');
  expect((await app.inject({ url: '/news/none' })).statusCode).toBe(404);
  expect((await app.inject({ url: `/api/news?id=${FIRST[0]}` })).json()).toMatchObject({ slug: FIRST[0] });
  const listed = await askConsole(app, 'getNews', {}, { cookie });
  expect(listed.json()).toMatchObject(FIRST.map((slug) => ({ slug, published: true })));
});

it('shows what an operator writes at once: on Home, among the news, in its page, head and sitemap, as plain text [HOME-10]', async () => {
  await page('/');
  expect((await add()).json()).toEqual({ message: 'Saved and published', slug: NEW });
  expect(await linked('/')).toEqual([NEW, ...FIRST.slice(0, 2)]);
  expect(await linked(paths.allNews)).toEqual([NEW, ...FIRST]);
  expect(await page('/sitemap-screens.xml')).toContain(`/news/${NEW}</loc><lastmod>2027-01-02</lastmod>`);
  const html = await page(paths.news(NEW));
  expect(html).toContain('<p>First paragraph, still the first.</p><p>&lt;img src=x onerror=alert(1)&gt; is only');
  expect(html).toContain('&lt;b&gt;what changes&lt;/b&gt;');
  expect(html).not.toMatch(/<b>what|<img src=x|Rates <\/script>/);
  // The app has its text from the page.
  expect(html).toContain('"endpointName":"getArticle"');
  expect((await linked(paths.news(NEW))).sort()).toEqual([...FIRST, NEW].sort());
  const [row] = await t.db.selectFrom('operator_actions').selectAll().execute();
  expect(row).toMatchObject({ action: 'article.add', subject: `article:${NEW}`, before: null });
});

it('links every article from the page of news, fifty a page, and leads on no further than the last [HOME-10, SHELL-7]', async () => {
  const slugs: string[] = [...FIRST];
  for (let n = 1; n < 50; n += 1) slugs.push((await add({ title: `Rent ${n}` })).json<{ slug: string }>().slug);
  const [first, second] = [await linked(paths.allNews), await linked(`${paths.allNews}?page=2`)];
  expect([first.length, [...new Set([...first, ...second])].sort()]).toEqual([50, slugs.sort()]);
  expect(await page(paths.allNews)).toContain(`href="${paths.allNews}?page=2"`);
  const last = await page(`${paths.allNews}?page=2&a=1`);
  expect(last).toMatch(/<link rel="canonical" href="[^"]*news\?page=2"/);
  expect(last).toContain('<title>News, page 2 – ');
  expect(last).not.toContain('news?page=3');
  const beyond = await page(`${paths.allNews}?page=3`);
  expect(beyond).toMatch(/There are no older articles\..*<a[^>]* href="\/news"[^>]*>Newest articles/s);
  expect(beyond).toMatch(/<meta name="robots" content="noindex"/);
  expect(beyond).not.toMatch(/news\?page=[24]"/);
});

it('keeps an article’s address when it changes, and hides one that is withdrawn [HOME-10]', async () => {
  const [slug = ''] = FIRST;
  expect((await change(slug, { title: 'Another title' })).json()).toMatchObject({ slug });
  expect(await page(paths.news(slug))).toContain('Another title');
  // The other two came with it.
  expect(await linked('/')).toEqual(FIRST);
  expect((await change(slug, { title: 'Another title' })).statusCode).toBe(409);
  expect((await change(slug, { title: 'Another title', published: false })).json()).toMatchObject({
    message: 'Saved, not published',
  });
  expect((await app.inject({ url: paths.news(slug) })).statusCode).toBe(404);
  expect((await app.inject({ url: `/api/news?id=${slug}` })).statusCode).toBe(404);
  expect(await linked('/')).toEqual(FIRST.slice(1));
  const written = await askConsole(app, 'openArticle', { slug }, { cookie });
  expect(written.json()).toMatchObject({ fields: { title: 'Another title', published: false } });
  for (const each of FIRST.slice(1, 2)) expect((await change(each, { published: false })).statusCode).toBe(200);
  const last = await change(FIRST[2] ?? '', { published: false });
  expect([last.statusCode, last.body]).toEqual([409, expect.stringContaining('One article stays published')]);
});

it('keeps what several write at the same moment, and refuses who did not see it [HOME-10]', async () => {
  const [first = '', second = ''] = FIRST;
  // None of the three was written yet.
  await Promise.all([change(first, { title: 'From Ravi' }), change(second, { title: 'From Sita' })]);
  const list = (await askConsole(app, 'getNews', {}, { cookie })).body;
  expect([list.includes('From Ravi'), list.includes('From Sita')]).toEqual([true, true]);
  const added = await Promise.all([add({ title: 'Rent' }), add({ title: 'Rent' })]);
  expect(added.map((answer) => answer.json<{ slug: string }>().slug).sort()).toEqual(['rent', 'rent-2']);
  const mark = await markOf(first);
  const both = await Promise.all(['One', 'Two'].map((title) => change(first, { mark, title })));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(both.find(({ statusCode }) => statusCode === 409)?.body).toMatch(/has been changed meanwhile/);
});

it('shows a picture that an operator sent, and no other [HOME-10]', async () => {
  const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#a63' } })
    .png()
    .toBuffer();
  const { url } = (await askConsole(app, 'sendPicture', { picture }, { cookie })).json<{ url: string }>();
  expect((await add({ picture: url })).json()).toMatchObject({ message: 'alt: Please say what the picture shows.' });
  expect((await add({ picture: 'https://elsewhere.in/a.jpg', alt: 'A stamp' })).statusCode).toBe(400);
  await add({ picture: url, alt: 'A stamp' });
  const html = await page(paths.news(NEW));
  expect(html).toMatch(new RegExp(`<img[^>]*src="${url}"[^>]*alt="A stamp"|alt="A stamp"[^>]*src="${url}"`));
  expect(html).toContain(`<meta property="og:image" content="http://localhost${url}"`);
  // It stays as long as an article shows it.
  const later = t.clock.now + 3 * 24 * 60 * 60 * 1000;
  await sweepUploads(
    t.db,
    configuredStore(t.config, () => undefined),
    later,
  );
  expect(await t.db.selectFrom('desk_pictures').select('url').execute()).toEqual([{ url }]);
});

it('gives each article an address of its own, and refuses one that says too little [HOME-10]', async () => {
  const slugs = [];
  for (const title of ['Rent', 'Rent!', 'అద్దె', 'Rent'])
    slugs.push((await add({ title })).json<{ slug: string }>().slug);
  expect(slugs).toEqual(['rent', 'rent-2', 'article', 'rent-3']);
  for (const [wrong, why] of [
    [{ title: ' ' }, 'title: This cannot be empty.'],
    [{ body: '\n \n' }, 'body: This cannot be empty.'],
    [{ date: '2027-02-30' }, 'date: Please enter a day as YYYY-MM-DD.'],
    [{ date: '2027-13-01' }, 'date: Please enter a day as YYYY-MM-DD.'],
    [{ topic: 'x'.repeat(31) }, 'topic: Please use at most 30 characters.'],
  ] as const) {
    const answer = await add(wrong);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, why]);
  }
  expect((await change('none', {})).statusCode).toBe(404);
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { renderPage } from '@/app/renderPage';
import { paths } from '@/domain/paths';
import { pictureVariants } from '@/domain/pictures';
import { showSite } from '@/domain/site';
import { runCommand } from '@/server/admin/commands';
import { buildApp } from '@/server/http/app';
import { ask, keepingMailer } from '../../support/server/accounts';
import { anOperator, askConsole, type TestOperator } from '../../support/server/operators';
import { testApp, type TestApp } from '../../support/server/testApp';

const HTML =
  '<!doctype html><html><head><title>Gruham – homes</title><meta property="og:site_name" content="Gruham"></head>' +
  '<body><div id="root"></div><noscript>Gruham needs JavaScript.</noscript></body></html>';
const ILLU = {
  name: 'Illu',
  tagline: 'Homes of Nellore',
  phone: '9876543210',
  chatPhone: '9876543211',
  email: 'help@illu.example',
  address: '7 Tank Road\nNellore 524001',
  helpHours: 'Every day',
  facebook: 'https://facebook.com/illu',
  price: '2499',
  benefits: 'A visit',
  packages: 'Visits | 0 | 5',
};
/** What nobody may read any longer. */
const OLD = /Gruham|4,999|30 assured|9000000000|90000 00000|Car Street|9 am to 7 pm/;

let t: TestApp;
let app: FastifyInstance;
let owner: TestOperator;
const { sent, mailer } = keepingMailer();
beforeEach(async () => {
  t = await testApp({ properties: 6, projects: 2 });
  const clientDir = join(t.dataDir, 'built');
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  writeFileSync(join(clientDir, 'index.html'), HTML);
  writeFileSync(join(clientDir, 'app.webmanifest'), '{"name":"Gruham – homes"}');
  const config = { ...t.config, clientDir };
  app = await buildApp({
    config,
    db: t.db,
    mailer,
    now: () => t.clock.now,
    renderPage,
    bounds: { pagePatience: 20_000 },
  });
  owner = await anOperator(t, 'Sita', 'owner');
  sent.length = 0;
});
afterEach(async () => {
  await app.close();
  await t.close();
  showSite({});
});

const change = (settings: object) => askConsole(app, 'changeSettings', { settings }, { cookie: owner.cookie });
const page = async (url: string) => (await app.inject({ url })).body;
const block = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="site">([^<]*)</.exec(html)?.[1] ?? 'null');

it('shows at once what an owner sets, in every page, head, structured data and mail [SHELL-7]', async () => {
  expect(await page(paths.contact)).toMatch(OLD);
  expect(block(await page(paths.contact))).toBeNull();
  expect((await change(ILLU)).json()).toEqual({ message: 'Saved' });
  const { home, contact, terms, privacy, cookies, others, sitemap, homeLoans } = paths;
  const news = paths.news('rera-registration');
  for (const url of [home, contact, terms, privacy, cookies, others, sitemap, homeLoans, news, '/dashboard', '/gone']) {
    const html = await page(url);
    expect([url, OLD.exec(html)?.[0]]).toEqual([url, undefined]);
    expect(html).toContain('Illu');
    expect(block(html)).toMatchObject({
      name: 'Illu',
      phone: ILLU.phone,
      social: { facebook: ILLU.facebook },
      packages: [{ name: 'Visits', free: '0', paid: '5' }],
    });
  }
  const html = await page(contact);
  expect(html).toContain('<meta property="og:site_name" content="Illu">');
  for (const line of ['7 Tank Road', 'Every day', 'mailto:help@illu.example', 'wa.me/919876543211'])
    expect(html).toContain(line);
  // The membership's teaser [HOME-12].
  expect(await page(home)).toMatch(/benefits worth ₹75,000 for ₹2,499.*A visit/s);
  expect(await page('/app.webmanifest')).toBe('{"name":"Illu – homes"}');
  expect(await t.db.selectFrom('operator_actions').selectAll().execute()).toMatchObject([
    { action: 'settings.change', operator_id: owner.id, before: expect.stringContaining('Gruham') },
  ]);
  await ask(app, 'enquiries', { kind: 'newsletter', email: 'reader@mail.in' });
  // Messages that wait are sent before it ends.
  await app.close();
  expect(sent.map(({ subject }) => subject)).toEqual(['Do you want the Illu newsletter?']);
});

it('leaves to each page, and to the form, the words of what nobody sets [SHELL-7]', async () => {
  await change({ phone: ILLU.phone, price: ILLU.price });
  expect(block(await page(paths.contact))).toEqual({ phone: ILLU.phone, membership: { price: 2499 } });
  expect((await askConsole(app, 'getSettings', {}, { cookie: owner.cookie })).json()).toEqual({
    phone: ILLU.phone,
    price: ILLU.price,
  });
});

it('refuses what would be no good, and then changes nothing of it [SHELL-7]', async () => {
  for (const [field, value] of [
    ['facebook', 'javascript:alert(1)'],
    ['facebook', 'https://www.facebook.com/"><script>alert(1)</script>'],
    ['tagline', 'Homes<script>alert(1)</script>'],
  ] as const) {
    const refused = await change({ name: 'Illu', [field]: value });
    const words = expect.stringMatching(new RegExp(`^${field}: `)) as string;
    expect([value, refused.statusCode, refused.json()]).toMatchObject([value, 400, { message: words }]);
  }
  expect((await change({ colour: 'red' })).statusCode).toBe(400);
  expect(await t.db.selectFrom('settings').selectAll().execute()).toEqual([]);
  expect(await page(paths.contact)).toContain('Gruham');
});

it('shows the logo that an owner sent, in the place of the drawn one, until it is taken away [SHELL-7]', async () => {
  const picture = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#3a6' } })
    .png()
    .toBuffer();
  const { url } = (await askConsole(app, 'sendPicture', { picture }, { cookie: owner.cookie })).json<{ url: string }>();
  expect((await change({ logo: url.replace('80x80', '90x90') })).statusCode).toBe(400);
  expect((await change({ logo: url })).statusCode).toBe(200);
  const logo = `src="${pictureVariants(url)?.smallest}"`;
  expect(await page(paths.contact)).toContain(logo);
  await change({ logo: '' });
  expect(await page(paths.contact)).not.toContain(logo);
});

it('is set from the command line in the same way, and seen by a server that runs [SHELL-7]', async () => {
  const said: string[] = [];
  const context = { db: t.db, bulkLoad: () => Promise.resolve(), config: t.config, now: () => t.clock.now, mailer };
  const run = (...words: string[]) => runCommand({ ...context, say: (line) => said.push(line) }, words);
  await page(paths.contact);
  await run('setting', 'address', '7 Tank Road\\nNellore');
  // As it is where another process did it.
  showSite({});
  expect(await page(paths.contact)).toContain('7 Tank Road');
  await run('setting');
  expect(said).toContain('address: 7 Tank Road\\nNellore');
  await expect(run('setting', 'phone', '12')).rejects.toThrow('phone: Please enter 10 digits');
  await expect(run('setting', 'colour', 'red')).rejects.toThrow('A setting is one of: name');
  expect((await t.db.selectFrom('operator_actions').selectAll().execute()).map(({ action }) => action)).toEqual([
    'settings.change',
  ]);
});

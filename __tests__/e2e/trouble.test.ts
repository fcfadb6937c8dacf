import type { Page, Route } from 'playwright-core';
import { cleanPage } from '../support/browser';
import { storedFor, worldOf } from '../support/faults/world';
import { liveSite } from '../support/liveSite';
import { takenOver } from '../support/takenOver';
import { dialog, fillLogin, logIn, openLogin, submitLogin } from '../support/login';

const site = liveSite();

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => main(page).getByRole('article');
/** Chromium's own line about a request that a test stopped. */
const own = (problems: readonly string[]) => problems.filter((line) => !/Failed to load resource/.test(line));

it('shows the result of the last filter, whichever answer comes last [PLIST-16]', async () => {
  const { page, context, problems } = await cleanPage(site.browser);
  const held: Route[] = [];
  await page.goto(`${site.server.origin}/properties?city=Tirupati`);
  await cards(page).first().waitFor();
  const isHeld = (url: URL) => url.pathname === '/api/property' && url.searchParams.get('selectedSubtype') === 'Villa';
  await page.route(isHeld, (route) => void held.push(route));
  await page.getByLabel('Property type').selectOption({ label: 'Villa' });
  while (held.length === 0) await page.waitForTimeout(20);
  await page.getByLabel('Property type').selectOption({ label: 'Office' });
  await cards(page).filter({ hasText: 'Office' }).first().waitFor();
  await heading(page).filter({ hasText: /\d/ }).waitFor();
  const before = await heading(page).innerText();

  const late = page.waitForResponse((response) => isHeld(new URL(response.url())));
  await held[0]?.continue();
  await (await late).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await heading(page).innerText()).toBe(before);
  expect(await cards(page).filter({ hasText: 'Office' }).count()).toBe(await cards(page).count());
  expect(problems).toEqual([]);
  await context.close();
});

it('holds a screen that throws: it offers Reload and Report, and header and footer live on [ERR-6]', async () => {
  const { page, context, problems } = await cleanPage(site.browser);
  await page.goto(`${site.server.origin}/contact`);
  await takenOver(page);
  // Every price is written with it: a list throws while it is rendered.
  await page.evaluate(() => {
    Number.prototype.toFixed = () => {
      throw new Error('broken on purpose');
    };
  });
  await page.getByRole('link', { name: 'Properties' }).first().click();
  const panel = page.getByRole('alert').filter({ hasText: 'This screen has stopped working' });
  await panel.waitFor();
  expect(await page.getByRole('banner').isVisible()).toBe(true);
  expect(await page.getByRole('contentinfo').count()).toBe(1);
  await panel.getByRole('button', { name: 'Report a problem' }).click();
  const report = page.getByRole('dialog', { name: 'Report a problem' });
  await report.getByLabel('What went wrong?').fill('The list stopped.');
  await report.getByRole('button', { name: 'Send the report' }).click();
  await report.getByRole('status').getByText('We have your report').waitFor();
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Reload' }).click();
  await cards(page).first().waitFor();
  expect(problems.filter((line) => !line.includes('broken on purpose'))).toEqual([]);
  await context.close();
});

describe('storage', () => {
  const FORBIDDEN = () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  };
  const FULL = () => {
    const full = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Storage.prototype.setItem = full;
    IDBObjectStore.prototype.put = full;
    IDBObjectStore.prototype.add = full;
  };
  it.each([
    ['forbidden', FORBIDDEN],
    ['full', FULL],
  ])(
    'that is %s costs only persistence: listings are read and compared, and one can log in [STORE-5]',
    async (_name, spoil) => {
      const { page, context, problems } = await cleanPage(site.browser);
      await page.addInitScript(spoil);
      await page.goto(`${site.server.origin}/properties?city=Tirupati`);
      await cards(page).first().getByRole('button', { name: 'Compare' }).click();
      await cards(page).first().getByRole('link').first().click();
      await page.getByRole('tab', { name: 'Overview' }).waitFor();
      await logIn(page);
      await heading(page)
        .filter({ hasText: /Welcome/ })
        .waitFor();
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it.each(['{"_id":', '[]', '{"_id":{}}', 'null', '\u0000'])(
    'that holds %j under the three keys never breaks the start [STORE-3, STORE-5]',
    async (value) => {
      const { page, context, problems } = await cleanPage(site.browser);
      await page.addInitScript((stored) => {
        if (sessionStorage.getItem('spoilt')) return;
        sessionStorage.setItem('spoilt', '1');
        for (const key of ['user', 'selecteduser1', 'Authorization']) localStorage.setItem(key, stored);
      }, value);
      await page.goto(`${site.server.origin}/properties-listing`);
      await heading(page).filter({ hasText: /\S/ }).first().waitFor();
      await page.getByRole('link', { name: 'Properties' }).first().click();
      await cards(page).first().waitFor();
      expect(own(problems)).toEqual([]);
      await context.close();
    },
  );

  it('on the device that holds nonsense is read past [STORE-5]', async () => {
    const { page, context, problems } = await cleanPage(site.browser);
    await page.goto(`${site.server.origin}/contact`);
    await page.evaluate(
      () =>
        new Promise<void>((done, fail) => {
          const opening = indexedDB.open('keyval-store');
          opening.onerror = fail;
          opening.onupgradeneeded = () => void opening.result.createObjectStore('keyval');
          opening.onsuccess = () => {
            const store = opening.result.transaction('keyval', 'readwrite').objectStore('keyval');
            store.put({ length: -1 }, 'device:visitor:recent');
            store.put([null, 7, {}], 'device:visitor:compare');
            store.put(Number.NaN, 'device:visitor:units').onsuccess = () => done();
          };
        }),
    );
    await page.goto(`${site.server.origin}/properties?city=Tirupati`);
    await cards(page).first().getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('complementary', { name: 'Comparison' }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});

it('logs out in every tab when one does [AUTH-12]', async () => {
  const { page, context, problems } = await cleanPage(site.browser);
  // A session of its own each time: it ends here.
  const { user } = await worldOf(site.server.origin);
  await page.goto(`${site.server.origin}/contact`);
  await page.evaluate((kept) => {
    for (const [key, value] of kept) localStorage.setItem(key, value);
  }, storedFor(user));
  await page.goto(`${site.server.origin}/dashboard`);
  await heading(page)
    .filter({ hasText: /Welcome/ })
    .waitFor();
  const other = await context.newPage();
  await other.goto(`${site.server.origin}/contact`);
  await other.getByRole('button', { name: 'Ravi Kumar' }).first().click();
  await other
    .getByRole('menuitem', { name: 'Logout' })
    .or(other.getByRole('button', { name: 'Logout' }))
    .first()
    .click();
  await page.waitForURL(/\/home$/);
  await page.getByRole('button', { name: 'Login', exact: true }).first().waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

it('says that a screen did not load whose file is gone after a deploy, and comes when it is there again [ERR-6]', async () => {
  const { page, context, problems } = await cleanPage(site.browser);
  let loads = 0;
  page.on('framenavigated', () => (loads += 1));
  await page.goto(`${site.server.origin}/contact`);
  await takenOver(page);
  const begun = loads;
  const isScreen = /\/assets\/properties\.[0-9a-f]+\.js$/;
  let asked = 0;
  await page.route(isScreen, (route) => {
    asked += 1;
    return route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' });
  });
  await page.getByRole('link', { name: 'Properties' }).first().click();
  await main(page).getByRole('alert').getByRole('button', { name: 'Reload' }).waitFor();
  // One navigation, and nobody loads the page again and again.
  await page.waitForTimeout(300);
  expect(loads - begun).toBe(1);
  expect(asked).toBeLessThan(6);
  await page.unroute(isScreen);
  await main(page).getByRole('button', { name: 'Reload' }).click();
  await cards(page).first().waitFor();
  expect(problems.filter((line) => /uncaught/.test(line))).toEqual([]);
  await context.close();
});

it('brings a screen that was opened without a line, its file and its data, as soon as the line is back [ERR-5]', async () => {
  const { page, context, problems } = await cleanPage(site.browser);
  await page.goto(`${site.server.origin}/contact`, { waitUntil: 'networkidle' });
  await takenOver(page);
  for (const name of ['Realtors', 'Builders']) {
    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await page.getByRole('heading', { name: 'This screen did not load' }).waitFor();
    await context.setOffline(false);
    await cards(page).first().waitFor();
  }
  expect(problems.filter((line) => /uncaught/.test(line))).toEqual([]);
  await context.close();
});

it('draws the hills where a picture is broken, and keeps its place', async () => {
  const { page, context, problems } = await cleanPage(site.browser);
  await page.route('**/uploads/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${site.server.origin}/properties?city=Tirupati`);
  await cards(page).first().locator('svg.dawn').first().waitFor();
  // The pictures of a page from the server fail before the app has taken it over.
  await page.waitForFunction(() => document.querySelector('article')?.querySelector('img') === null);
  expect((await cards(page).first().boundingBox())?.height).toBeGreaterThan(200);
  expect(own(problems)).toEqual([]);
  await context.close();
});

it('makes one call of two fast presses [AUTH-2, API-29]', async () => {
  const { page, context } = await cleanPage(site.browser);
  const calls: string[] = [];
  await page.route('**/api/**', async (route, request) => {
    if (request.method() !== 'POST') return route.fallback();
    calls.push(new URL(request.url()).pathname);
    return route.fulfill({ status: 500, json: { message: 'x', errors: { message: 'Not now.' } } });
  });
  await page.goto(`${site.server.origin}/contact`);
  await page.getByLabel('Your e-mail address for the newsletter').fill('meena@example.in');
  await page.getByRole('button', { name: 'Subscribe' }).dblclick();
  await page.getByText('Not now.').first().waitFor();
  await openLogin(page);
  await fillLogin(page);
  await submitLogin(page).dblclick();
  await dialog(page, 'Login').getByText('Not now.').first().waitFor();
  expect(calls).toEqual(['/api/enquiries', '/api/users/signin']);
  await context.close();
});

it('says that it is offline for as long as it is, keeps what is loaded, and asks again by itself [ERR-5]', async () => {
  const { page, context, problems } = await cleanPage(site.browser);
  // What watches the line comes by itself.
  const watcher = page.waitForResponse(/\/assets\/action-log\./);
  await page.goto(`${site.server.origin}/properties?city=Tirupati`, { waitUntil: 'networkidle' });
  await (await watcher).finished();
  await cards(page).first().waitFor();
  await context.setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await notice.waitFor();
  expect(await cards(page).count()).toBeGreaterThan(1);
  await page.getByLabel('Property type').selectOption({ label: 'Villa' });
  await main(page).getByRole('button', { name: 'Retry' }).waitFor();
  expect(await notice.count()).toBe(1);
  await context.setOffline(false);
  await cards(page).filter({ hasText: 'Villa' }).first().waitFor();
  await notice.waitFor({ state: 'detached' });
  expect(own(problems)).toEqual([]);
  await context.close();
});

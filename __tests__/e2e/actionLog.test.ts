import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { cleanPage } from '../support/browser';
import { liveSite } from '../support/liveSite';
import { codeFor } from '../support/outbox';
import { patient } from '../support/patience';
import {
  dialog,
  expectWithout,
  exportLog,
  keptPieces,
  openLogin,
  replayed,
  saveLog,
  untilKept,
} from '../support/savedLogs';

jest.setTimeout(patient(240_000));

const site = liveSite();

/** What a screen says: its heading and its first cards. */
const screenOf = (page: Page) =>
  page.evaluate(() => ({
    heading: document.querySelector('#main h1')?.textContent,
    cards: [...document.querySelectorAll('#main article')].slice(0, 3).map(({ textContent }) => textContent),
  }));

const person = {
  email: 'canary.person@example.in',
  phone: '9123456781',
  password: 'Canary-Pass-7319',
  news: 'canary.news@example.in',
  message: 'Please call me in the evening, gate code 4417-canary',
};

async function signUp(page: Page): Promise<string> {
  await openLogin(page);
  await dialog(page, 'Login')
    .getByRole('button', { name: /sign up/i })
    .click();
  const form = dialog(page, 'Sign up');
  await form.getByLabel('Username').fill('Meena Canary');
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Mobile number').fill(person.phone);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'Sign up' }).click();
  const verify = dialog(page, 'Verify Mobile Number');
  await verify.waitFor();
  const code = await codeFor(site.server.dataDir, person.email, 1);
  await verify.getByLabel('OTP').fill(code);
  await verify.getByRole('button', { name: 'Verify', exact: true }).click();
  await page.waitForURL(/\/dashboard/);
  await page.getByRole('heading', { level: 1, name: /Meena Canary/ }).waitFor();
  return code;
}

it('records a visit over a login, exports it without secrets, and replays it on the command line and in the browser [STORE-8, ERR-6]', async () => {
  const { page, context } = await cleanPage(site.browser);
  await page.goto(site.server.origin);
  const news = page.getByRole('form', { name: /news/i });
  await news.scrollIntoViewIfNeeded();
  await news.getByRole('textbox').fill(person.news);
  await news.getByRole('button').click();
  // A login that is refused.
  await openLogin(page);
  await dialog(page, 'Login').getByLabel('Mobile number').fill(person.phone);
  await dialog(page, 'Login').getByLabel('Password', { exact: true }).fill(`${person.password}-no`);
  await dialog(page, 'Login').getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForLoadState('networkidle');
  await dialog(page, 'Login').getByRole('button', { name: 'Close' }).click();
  const code = await signUp(page);

  await page.getByRole('link', { name: 'Properties', exact: true }).first().click();
  await page.getByLabel('Property type').selectOption({ label: 'Flat/Apartment' });
  await page.getByRole('heading', { level: 1, name: /^\d+ flats/ }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/properties-listing\?id=/);
  await page.getByRole('button', { name: 'Report this listing' }).click();
  const report = dialog(page, 'Report this listing');
  await report.getByRole('radio').first().check();
  await report.getByLabel('More about it').fill(`${person.message}, ${person.phone}`);
  await report.getByRole('button', { name: 'Send report' }).click();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Escape');
  await page.evaluate(
    ([phone]) => {
      setTimeout(() => {
        throw new Error(`The dial pad broke at ${phone}`);
      });
    },
    [person.phone],
  );
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /^\d+ flats/ }).waitFor();
  await page.waitForLoadState('networkidle');
  const seen = await screenOf(page);
  expect(seen.cards).toHaveLength(3);

  const file = await exportLog(page, 'Meena Canary', `After the error, call ${person.phone}`);
  expectWithout(file, { ...person, code: ` ${code} `, quotedCode: `"${code}"` });
  const { verdict, pageLoads } = replayed(file);
  expect(verdict).toBe('same');
  expect(pageLoads).toHaveLength(2);
  const [first, last] = pageLoads;
  expect(first?.actions).toBeGreaterThan(20);
  expect(last).toMatchObject({ errors: 1, marks: 1, divergence: null });
  expect(last?.navigations).toBeGreaterThanOrEqual(4);
  expect(pageLoads.map(({ actions, compared }) => compared - actions)).toEqual([0, 0]);
  expect(pageLoads.map(({ opened }) => opened)).toEqual(['/', expect.stringMatching(/^\/dashboard/)]);

  const player = await cleanPage(site.browser);
  const calls: string[] = [];
  player.page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/') || request.method() !== 'GET') calls.push(request.url());
  });
  await player.page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    const watch = (of: object, names: readonly string[]) => {
      for (const name of names) {
        const real = Reflect.get(of, name) as (...args: unknown[]) => unknown;
        Reflect.set(of, name, function watched(this: unknown, ...args: unknown[]) {
          written.push(name);
          return real.apply(this, args);
        });
      }
    };
    watch(Storage.prototype, ['setItem', 'removeItem', 'clear']);
    watch(IDBObjectStore.prototype, ['put', 'add', 'delete', 'clear']);
  });
  await player.page.goto(`${site.server.origin}/contact?replay`);
  await player.page.getByLabel('Action log').setInputFiles(file);
  await player.page.getByText('REPLAY: input blocked').waitFor();
  const slider = player.page.getByLabel('Moment');
  const end = Number(await slider.getAttribute('max'));
  expect(end).toBeGreaterThan(60);
  for (const at of [Math.floor(end / 3), Math.floor(end / 2), end]) await slider.fill(String(at));
  await player.page.waitForLoadState('networkidle');
  await player.page.waitForFunction(() => document.querySelectorAll('#main article').length >= 3);
  expect(await screenOf(player.page)).toEqual(seen);
  expect(await player.page.locator('[data-hash]').getAttribute('data-hash')).toBe(last?.hash);
  // Played from near the end, at speed, it arrives there by itself.
  await slider.fill(String(end - 20));
  await player.page.getByLabel('Speed').selectOption('16');
  await player.page.getByRole('button', { name: 'Play', exact: true }).click();
  await player.page.locator(`[data-moment="${end}"]`).waitFor();
  expect(await player.page.evaluate(() => Reflect.get(window, 'written') as unknown)).toEqual([]);
  expect(calls).toEqual([]);
  expect(player.problems).toEqual([]);
  await player.page.getByRole('button', { name: 'Leave the replay' }).click();
  await player.page.getByRole('heading', { name: 'In Spotlight' }).waitFor();
  await player.context.close();

  // Who logs out leaves nothing behind; the next log knows nothing of the one before.
  const before = Object.keys(await keptPieces(page));
  expect(before.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Meena Canary' }).first().click();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL(/\/home$/);
  expect(Object.keys(await keptPieces(page)).filter((key) => before.includes(key))).toEqual([]);

  const reset = 'Canary-Reset-5523';
  await openLogin(page);
  await dialog(page, 'Login')
    .getByRole('button', { name: /forgot/i })
    .click();
  await dialog(page, 'Forgot password').getByRole('textbox').first().fill(person.email);
  await dialog(page, 'Forgot password').locator('button[type="submit"]').click();
  const form = dialog(page, 'Reset password');
  await form.waitFor();
  const second = await codeFor(site.server.dataDir, person.email, 2);
  await form.getByLabel('OTP').fill(second);
  await form.getByLabel('New password', { exact: true }).fill(reset);
  await form.getByLabel('Confirm password', { exact: true }).fill(reset);
  await form.locator('button[type="submit"]').click();
  await page.waitForURL(/\/dashboard/);
  await page.getByRole('heading', { level: 1, name: /Meena Canary/ }).waitFor();
  const afterReset = await exportLog(page, 'Meena Canary', 'After the reset');
  expectWithout(afterReset, { ...person, reset, quotedCode: `"${second}"`, before: 'After the error' });
  expect(readFileSync(afterReset, 'utf8').match(/^\{"r":"head"/gm)).toHaveLength(2);
  await context.close();
});

it('keeps a page load in which nobody pressed anything, when the page is loaded anew [STORE-8]', async () => {
  const { page, context } = await cleanPage(site.browser);
  for (const path of ['/properties?city=Tirupati', '/projects']) {
    await page.goto(site.server.origin + path);
    await page.waitForLoadState('networkidle');
    await untilKept(page, path);
  }
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click();
  const { verdict, notes, pageLoads } = replayed(await saveLog(page, 'Untouched'));
  expect([verdict, notes]).toEqual(['same', []]);
  expect(pageLoads.map(({ opened }) => opened)).toEqual(['/properties?city=Tirupati', '/projects', '/projects']);
  expect(pageLoads.every(({ actions }) => actions > 2)).toBe(true);
  await context.close();
});

it('knows where a page was opened, how it went on and when it failed, though the rest of the recorder comes late [STORE-8, ERR-6]', async () => {
  const { page, context } = await cleanPage(site.browser);
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/action-log/, async (route) => {
    await late;
    await route.continue();
  });
  const go = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
  await page.goto(`${site.server.origin}/home`);
  await go('Properties');
  await page.waitForURL(/\/properties/);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('An early one');
    });
  });
  await go('Projects');
  await page.waitForURL(/\/projects/);
  await page.goBack();
  await page.waitForURL(/\/properties/);
  await page.waitForTimeout(1_500);
  arrive();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /contact/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'Report a problem' }).first().click();
  const { verdict, notes, pageLoads, list } = replayed(await saveLog(page, 'Late'));
  expect([verdict, notes]).toEqual(['same', []]);
  expect(pageLoads).toMatchObject([{ opened: '/home', errors: 1 }]);
  const records = list[0]?.records ?? [];
  const words = records.map(({ what }) => what.replace(/\?.*/, ''));
  const places = ['load /home', 'push /properties', 'push /projects', 'pop /properties', 'push /contact'];
  expect(words.filter((what) => what.startsWith('→'))).toEqual(places.map((place) => `→ ${place}`));
  const at = (what: string) => records[words.indexOf(what)]?.t ?? Number.NaN;
  expect(at('→ push /contact') - at('! Error: An early one')).toBeGreaterThan(1_500);
  await context.close();
});

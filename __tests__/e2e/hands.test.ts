import type { Page } from 'playwright-core';
import { paths } from '@/domain/paths';
import { jpeg } from '../support/jpeg';
import { cleanPage } from '../support/browser';
import { announcedAfter, hearAnnouncements } from '../support/hands/announcements';
import { readingOf } from '../support/hands/accessibilityTree';
import { settled, walkTo } from '../support/hands/walk';
import { focusComesTo } from '../support/keys';
import { listCount } from '../support/listCount';
import { liveSite } from '../support/liveSite';
import { patient } from '../support/patience';
import { takenOver } from '../support/takenOver';
import { logIn } from '../support/login';

jest.setTimeout(patient(120_000));

/** What a person who does not see the screen is told, and what stays still for whoever asks for it. */
const site = liveSite();

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
async function listeningPage() {
  const clean = await cleanPage(site.browser, { permissions: ['clipboard-read', 'clipboard-write'] });
  await hearAnnouncements(clean.page);
  await clean.page.goto(site.server.origin);
  await settled(clean.page);
  await takenOver(clean.page);
  return clean;
}

it('tells a visitor what changed: screens, results, suggestions, pictures, faults and toasts [ROUTE-18, PLIST-6, SHELL-10]', async () => {
  const { page, context, problems } = await listeningPage();
  const title = await page.title();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Properties' }).click();
  await page.waitForURL(/\/properties$/);
  await focusComesTo(page, heading(page));
  expect(await page.title()).not.toBe(title);

  const city = main(page).getByRole('combobox', { name: /city/i }).first();
  await announcedAfter(page, () => city.pressSequentially('tirup'), /^\d+ /);
  await page
    .getByRole('option', { name: /^Tirupati/ })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  await city.press('ArrowDown');
  await city.press('Enter');
  await page.waitForURL(/city=Tirupati/);
  const all = await listCount(page);
  await announcedAfter(page, () => main(page).getByLabel('BHK type').selectOption('2'), /^\d[\d,]* results?$/);
  expect(await listCount(page)).toBeLessThan(all);
  const card = page.getByRole('article').first();
  await announcedAfter(page, () => card.getByRole('button', { name: 'Compare' }).click(), /1 /);

  await card.getByRole('link').first().click();
  await page.waitForURL(/\/properties-listing\?/);
  await focusComesTo(page, heading(page));
  await settled(page);
  await announcedAfter(page, () => main(page).getByRole('button', { name: 'Share' }).click(), /copied/i);
  await page.getByRole('button', { name: /^Open picture 1 of/ }).click();
  // The gallery's file may still be on its way: keys go to it once it is there.
  await page
    .getByRole('dialog')
    .getByText(/^Picture 1 of/)
    .waitFor();
  await announcedAfter(page, () => page.keyboard.press('ArrowRight'), /^Picture 2 of/);
  await page.keyboard.press('Escape');
  await main(page).getByRole('button', { name: 'Report this listing' }).click();
  const report = page.getByRole('dialog');
  const send = report.getByRole('button', { name: 'Send report' });
  await announcedAfter(page, () => send.click(), /^Please choose what is wrong$/);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Login', exact: true }).first().click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await login.getByLabel('Mobile number').fill('12');
  await announcedAfter(page, () => page.keyboard.press('Tab'), /^Mobile number must have exactly 10 digits$/);
  await login.getByLabel('Mobile number').fill('9000000001');
  await login.getByLabel('Password', { exact: true }).fill('wrong');
  expect(problems).toEqual([]);
  await announcedAfter(page, () => page.keyboard.press('Enter'), /wrong|not|match/i);
  await page.keyboard.press('Escape');

  await page.route('**/api/**', (route) => route.abort());
  await announcedAfter(page, () => walkTo(page, paths.projects({ city: 'Chittoor' })), /did not load|could not/i);
  await context.close();
});

it('tells an agent how uploads go, what is wrong and what was done [UP-5, PROF-6, DASH-5]', async () => {
  const { page, context } = await listeningPage();
  await logIn(page);
  await page.waitForURL(/\/dashboard/);
  await settled(page);
  await page.getByRole('article').first().getByRole('button', { name: 'Delete' }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete' });
  await announcedAfter(page, () => confirm.click(), /Property deleted successfully/);
  await page.getByRole('tab', { name: 'My profile' }).click();
  await page.getByLabel('Name', { exact: true }).fill('');
  const save = main(page).getByRole('button', { name: 'Save profile' });
  await announcedAfter(page, () => save.click(), /Please fill all the details/);

  await walkTo(page, paths.postProperty);
  await page.getByRole('radio', { name: /Photos/ }).check();
  const buffer = await jpeg(1600, 1200, '#786450');
  let answer = () => undefined as void;
  const held = new Promise<void>((done) => (answer = done));
  await page.route('**/api/property/image', async (route) => {
    await held;
    await route.continue();
  });
  const choose = () =>
    page
      .locator('input[type="file"]')
      .first()
      .setInputFiles([{ name: 'front.jpg', mimeType: 'image/jpeg', buffer }]);
  await announcedAfter(page, choose, /^0 of 1 photo uploaded$/);
  await announcedAfter(page, async () => answer(), /File uploaded successfully/);
  await context.close();
});

it('reads a card by its name, then its price, what it is and where [PLIST-7]', async () => {
  const { page, context } = await listeningPage();
  await walkTo(page, paths.properties({ city: 'Tirupati' }));
  const texts = await readingOf(page, 'article');
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts)
    expect(text).toMatch(/₹ ?[\d.,]+( Cr| L)?.*(BHK|Land|land|Office|Shop|Warehouse|Plot|Showroom).*Tirupati/);
  await context.close();
});

it('keeps carousels still and jumps instead of gliding for whoever asks for reduced motion [CAR-2]', async () => {
  const { page, context } = await cleanPage(site.browser, { reducedMotion: 'reduce' });
  await page.goto(site.server.origin, { waitUntil: 'networkidle' });
  await settled(page);
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.carousel-track > *')].map((slide) =>
        Math.round(slide.getBoundingClientRect().left),
      ),
    );
  await page
    .getByRole('button', { name: /^Play: / })
    .first()
    .waitFor();
  // The carousels' script lays their slides out as a ring when it comes.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-toggles-play]')].every((button) =>
      button.closest('[aria-roledescription]')?.querySelector('.carousel-track')?.hasAttribute('data-live'),
    ),
  );
  expect(await page.getByRole('button', { name: /^Pause: / }).count()).toBe(0);
  const before = await places();
  expect(before.length).toBeGreaterThan(3);
  // Longer than a carousel waits before it moves by itself (CAR-1).
  await page.waitForTimeout(5700);
  expect(await places()).toEqual(before);
  await page.evaluate(() => window.scrollTo(0, 2000));
  await page.getByRole('button', { name: 'Scroll to top' }).click();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await context.close();
});

import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { cleanPage } from '../support/browser';
import { focusComesTo } from '../support/keys';
import { liveSite } from '../support/liveSite';
import { patient } from '../support/patience';

jest.setTimeout(patient(300_000));

const site = liveSite();

interface Seen {
  readonly headings: readonly string[];
  /** Fields of the screen's form and what they hold; not those whose words no log keeps. */
  readonly fields: readonly string[];
}

/** What a screen says now: its headings and its form. */
const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const hidden = ['city', 'locality', 'name', 'about', 'address', 'flatNumber', 'photos'];
    const boxes = [...document.querySelectorAll<HTMLInputElement>('#main form [name]')];
    return {
      headings: [...document.querySelectorAll('#main h1, #main form h2')].map(({ textContent }) =>
        // Whose visit it is stands in no log.
        textContent.replace(/^Welcome, .*/, 'Welcome'),
      ),
      fields: boxes
        .filter(({ name, type, checked }) => !hidden.includes(name) && (checked || !/radio|checkbox|file/.test(type)))
        .map(({ name, value }) => `${name}=${value}`),
    };
  });

/** Looks at a screen that has settled, and marks the moment in the log by an error of this name. */
function looker(page: Page) {
  const looks = new Map<string, Seen & { readonly address: string }>();
  return {
    looks,
    look: async (name: string) => {
      await page.waitForLoadState('networkidle');
      // A field is shown in words of its own while somebody is in it.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      // What is typed is told some moments later.
      await page.waitForTimeout(500);
      const { pathname, search } = new URL(page.url());
      looks.set(name, { ...(await seenOn(page)), address: pathname + search });
      await page.evaluate(
        (text) => void window.dispatchEvent(new ErrorEvent('error', { error: new Error(text) })),
        name,
      );
    },
  };
}

/** A visit of an agent: a list and Back, a login, a home posted with a photo, and edited. */
async function journey(page: Page) {
  const { looks, look } = looker(page);
  const goOn = () => page.getByRole('button', { name: 'Save and continue' }).click();
  const terms = page.getByRole('checkbox', { name: /I agree to the/ });
  await page.goto(site.server.origin);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await look('home');
  await page.getByRole('link', { name: 'Properties', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: /\d+ propert/ }).waitFor();
  await page.getByLabel('Property type').selectOption({ label: 'Flat/Apartment' });
  await page.waitForURL(/selectedSubtype/);
  await look('flats');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/properties-listing\?id=/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look('a flat');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /^\d+ flats/ }).waitFor();
  await look('back at the flats');

  await page.getByRole('button', { name: 'Login', exact: true }).first().click();
  const login = page.getByRole('dialog', { name: 'Login', exact: true });
  await login.getByLabel('Mobile number').fill('9000000001');
  await login.getByLabel('Password', { exact: true }).fill('Gruham@2026');
  await login.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(/\/dashboard/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look('the dashboard');

  await page.getByRole('link', { name: 'Post property' }).first().click();
  await page.getByRole('radio', { name: 'Villa', exact: true }).check();
  await page.getByRole('combobox', { name: 'City' }).fill('tirup');
  await page.getByRole('option', { name: 'Tirupati' }).click();
  await look('a new villa');
  await goOn();
  await page.getByLabel('Property name').fill('Hill villa');
  await page.getByRole('textbox', { name: 'Property area', exact: true }).fill('1800');
  await look('its details');
  await goOn();
  const buffer = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a08060' } })
    .jpeg()
    .toBuffer();
  await page.locator('input[type="file"]').first().setInputFiles({ name: 'gate.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByText('File uploaded successfully').first().waitFor();
  await terms.check();
  await look('its photo');
  await goOn();
  await page.getByLabel('Expected price').fill('4500000');
  await look('its price');
  await page.getByRole('button', { name: 'Post Property' }).click();
  await page.waitForURL(/\/dashboard/);
  const card = page.getByRole('article', { name: 'Hill villa', exact: true });
  await card.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('12-3 Temple Street');
  await look('the villa edited');
  await goOn();
  await page.getByRole('textbox', { name: 'Property area', exact: true }).fill('1900');
  await look('its details edited');
  await page.goBack();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look('back at the dashboard');
  return looks;
}

/** From the fault to the file: three presses, a note between them. */
async function report(page: Page): Promise<string> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click();
  await focusComesTo(page, page.getByRole('dialog').getByRole('textbox'));
  await page.keyboard.type('The price is wrong');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the report' }).click(),
  ]);
  return download.path();
}

it('shows every moment of a visit with posting, photo, edit, Back and login: address, headings and form as they were seen [STORE-8]', async () => {
  const visit = await cleanPage(site.browser);
  const looks = await journey(visit.page);
  // The file goes with its context, at the end.
  const file = await report(visit.page);

  const { page, context, problems } = await cleanPage(site.browser);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/') || request.method() !== 'GET') calls.push(request.url());
  });
  await page.goto(`${site.server.origin}/contact?replay`);
  await page.getByLabel('Action log').setInputFiles(file);
  await page.getByText('REPLAY: input blocked').waitFor();
  const slider = page.getByLabel('Moment');
  const last = Number(await slider.getAttribute('max'));
  const told = new Map<number, string>();
  const took: number[] = [];
  // Twice: the first time brings the files of the screens.
  for (const turn of [1, 2]) {
    for (let at = 0; at <= last; at += 1) {
      const before = Date.now();
      await slider.fill(String(at));
      const moment = page.locator(`[data-moment="${at}"]`);
      told.set(at, (await moment.textContent({ timeout: 10_000 })) ?? '');
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
      if (turn === 2) took.push(Date.now() - before);
      if (turn === 2 && (await page.locator('#main').innerText()).trim() === '') {
        throw new Error(`Nothing is shown at moment ${at}: ${told.get(at)}`);
      }
    }
    await page.waitForLoadState('networkidle');
  }
  const shown = new Map<string, unknown>();
  for (const [at, text] of told) {
    const name = [...looks.keys()].find((one) => text.endsWith(`! Error: ${one}`));
    if (name === undefined) continue;
    await slider.fill(String(at));
    await page.waitForTimeout(300);
    const address = await page.locator('[data-address]').getAttribute('data-address');
    shown.set(name, { ...(await seenOn(page)), address });
  }
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(looks));
  expect(await page.getByText(/^The same as recorded/).count()).toBe(1);
  expect([calls, problems]).toEqual([[], []]);
  console.info(
    `${last + 1} moments, median ${took.sort((a, b) => a - b)[took.length >> 1]} ms, worst ${took.at(-1)} ms`,
  );
  await visit.context.close();
  await context.close();
});

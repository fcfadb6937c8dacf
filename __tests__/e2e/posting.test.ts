import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { cleanPage } from '../support/browser';
import { liveSite } from '../support/liveSite';
import { patient } from '../support/patience';
import { until } from '../support/settle';
import { fillLogin, logIn as sendLogin, submitLogin } from '../support/login';

jest.setTimeout(patient(300_000));

const site = liveSite({ MODERATION_DELAY_S: '2' });

/** A photo of its own colour, large enough to need no warning. */
async function photo(name: string, hue: number) {
  const buffer = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: { r: hue, g: 120, b: 90 } },
  })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

async function logIn(page: Page) {
  await sendLogin(page);
  await page.waitForURL(/\/dashboard/);
  await page.getByRole('heading', { level: 2, name: 'My listings' }).waitFor();
}
const toStep = (page: Page, name: RegExp) => page.getByRole('radio', { name }).check();
const goOn = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click();
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
/** Another name each time: a test that is run once more finds what its first try has posted. */
let named = 0;
const newName = (name: string) => `${name} ${(named += 1)}`;
const terms = (page: Page) => page.getByRole('checkbox', { name: /I agree to the/ });

async function fillPlace(page: Page) {
  await page.getByRole('combobox', { name: 'City' }).fill('tirup');
  await page.getByRole('option', { name: 'Tirupati' }).click();
  await page.getByRole('combobox', { name: 'Locality' }).fill('Alip');
  await page.getByRole('option', { name: 'Alipiri' }).click();
}
async function addPhotos(page: Page, ...files: Awaited<ReturnType<typeof photo>>[]) {
  await page.locator('input[type="file"]').first().setInputFiles(files);
}

/** Waits until the draft that this device keeps holds a text. */
async function untilKept(page: Page, text: string) {
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<string>((done, fail) => {
          const opening = indexedDB.open('keyval-store');
          opening.onerror = fail;
          opening.onsuccess = () => {
            const store = opening.result.transaction('keyval').objectStore('keyval');
            const drafts = store.getAll(IDBKeyRange.bound('draft:', 'draft;'));
            drafts.onerror = fail;
            drafts.onsuccess = () => done(JSON.stringify(drafts.result));
            opening.result.close();
          };
        }),
    );
  await until(async () => expect((await kept()).replaceAll(',', '')).toContain(text));
}

const TILES = [
  ['Residential', 'Flat/Apartment'],
  ['Residential', 'Independent House'],
  ['Residential', 'Villa'],
  ['Residential', 'Independent/Builder Floor'],
  ['Residential', 'Plot/land'],
  ['Residential', 'Agricultural Land'],
  ['Commercial', 'Office'],
  ['Commercial', 'Shop/Showroom'],
  ['Commercial', 'Warehouse/Godown'],
  ['Commercial', 'Plot/land'],
] as const;

it('confirms an old listing, posts from each subtype tile with photos, sees it become active, edits it and deletes it [ROUTE-17, WIZ-1, WIZ-3, WIZ-11, WIZ-12, WIZ-16, WIZ-17, WIZ-21, DASH-2, DASH-3, DASH-4, DASH-5, EDIT-1, EDIT-2, EDIT-4]', async () => {
  const { page, context, problems } = await cleanPage(site.browser);
  await page.goto(site.server.origin);
  await logIn(page);
  await page.getByRole('button', { name: 'Still for sale' }).first().click();
  await page.getByText('Thank you. Buyers see that it is still for sale.').first().waitFor();
  const [words, home]: [string[], string] = [[], newName('Test home')];
  for (const [at, [kind, tile]] of TILES.entries()) {
    const name = `${home} ${at}`;
    await page.getByRole('link', { name: 'Post property' }).first().click();
    await page.getByRole('radio', { name: kind, exact: true }).check();
    await page.getByRole('radio', { name: tile, exact: true }).check();
    await fillPlace(page);
    await goOn(page);
    await page.getByLabel('Property name').fill(name);
    await goOn(page);
    if (at === 0) {
      await page.goBack();
      expect(await page.getByLabel('Property name').inputValue()).toBe(name);
      await page.goForward();
    }
    await addPhotos(page, await photo('front.jpg', 20 * at), await photo('side.jpg', 20 * at + 10));
    await page.getByText('File uploaded successfully').first().waitFor();
    const land = tile === 'Plot/land' || tile === 'Agricultural Land';
    expect(await page.getByRole('tab', { name: /Kitchen/ }).count()).toBe(land ? 0 : 1);
    await terms(page).check();
    await goOn(page);
    await page.getByLabel('Expected price').fill(String(4_500_000 + at));
    await page.getByRole('button', { name: 'Post Property' }).click();
    await page.waitForURL(/\/dashboard/);
    await card(page, name).waitFor();
    words.push(await card(page, name).innerText());
  }
  expect(words.filter((text) => /Under Review|Active/.test(text))).toHaveLength(TILES.length);
  expect(words.some((text) => text.includes('Under Review'))).toBe(true);
  const last = card(page, `${home} ${TILES.length - 1}`);
  await last.getByText('Active', { exact: true }).waitFor({ timeout: patient(30_000) });

  // A visitor finds it.
  const visitor = await cleanPage(site.browser);
  await visitor.page.goto(`${site.server.origin}/properties?city=Tirupati&selectedSubtype=Plot%2Fland&sort=newest`);
  await visitor.page.getByRole('article', { name: new RegExp(`${home} ${TILES.length - 1}`) }).waitFor();
  await visitor.context.close();

  await last.getByRole('link', { name: 'Edit' }).click();
  await page.waitForURL(/\/edit-property/);
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Car Street');
  await goOn(page);
  await page.getByRole('textbox', { name: 'Plot area' }).fill('1800');
  await goOn(page);
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await page.getByLabel('Expected price').fill('9900000');
  await terms(page).check();
  await page.getByRole('button', { name: 'Update Property' }).click();
  await page.waitForURL(/\/dashboard/);
  await last.getByText('₹99.00 L').waitFor();

  await last.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Property deleted successfully').first().waitFor();
  await last.getByText('Deleted', { exact: true }).waitFor();
  expect(await last.getByRole('link', { name: 'Edit' }).count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

it('loses its session in every step and gets everything back [WIZ-19, ERR-2]', async () => {
  const { page, context } = await cleanPage(site.browser);
  await page.goto(site.server.origin);
  await logIn(page);
  /** From now on the server knows the session no more, until somebody logs in. */
  const loseSession = () =>
    page.route('**/api/**', async (route) => {
      if (route.request().url().includes('users/signin')) await route.continue();
      else await route.fulfill({ status: 401, json: { message: 'Please log in again.', errors: { message: 'x' } } });
    });
  const backAgain = async () => {
    await page.waitForURL(/\/home$/);
    expect(await page.evaluate(() => localStorage.getItem('Authorization'))).toBeNull();
    await page.unroute('**/api/**');
    // It asks for the login by itself, which leads back.
    await page.getByText('Log in to go on where you were.').waitFor();
    await fillLogin(page);
    await submitLogin(page).click();
    await page.waitForURL(/\/postproperty$/);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
  };
  await page.getByRole('link', { name: 'Post property' }).first().click();

  // Step 1: the search for a city finds no session.
  await page.getByRole('radio', { name: 'Villa', exact: true }).check();
  await page.getByRole('combobox', { name: 'City' }).fill('Tirupat');
  await loseSession();
  await page.getByRole('combobox', { name: 'City' }).fill('Tirupati');
  await backAgain();
  expect(await page.getByRole('combobox', { name: 'City' }).inputValue()).toBe('Tirupati');
  expect(await page.getByRole('radio', { name: 'Villa', exact: true }).isChecked()).toBe(true);

  // Step 2: a reload finds none.
  await goOn(page);
  const villa = newName('Villa of patience');
  await page.getByLabel('Property name').fill(villa);
  await untilKept(page, villa);
  await loseSession();
  await page.reload();
  await backAgain();
  expect(await page.getByLabel('Property name').inputValue()).toBe(villa);

  // Step 3: an upload finds none; the photo stays.
  await goOn(page);
  await page.getByRole('textbox', { name: 'Video link' }).fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await loseSession();
  await addPhotos(page, await photo('front.jpg', 50));
  await backAgain();
  expect(await page.getByRole('textbox', { name: 'Video link' }).inputValue()).toBe(
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  );
  await page.getByText('front.jpg').first().waitFor();
  await page.getByText('File uploaded successfully').first().waitFor();
  await terms(page).check();

  // Step 4: the post itself finds none.
  await goOn(page);
  await page.getByLabel('Expected price').fill('12000000');
  await untilKept(page, '12000000');
  await loseSession();
  await page.getByRole('button', { name: 'Post Property' }).click();
  await backAgain();
  await toStep(page, /Price Details/);
  expect((await page.getByLabel('Expected price').inputValue()).replaceAll(',', '')).toBe('12000000');
  await page.getByRole('button', { name: 'Post Property' }).click();
  await page.waitForURL(/\/dashboard/);
  await card(page, villa).getByText('₹1.20 Cr').waitFor();
  expect(await card(page, villa).count()).toBe(1);
  await context.close();
});

it('keeps what was typed the moment before the page is loaded anew or its tab is closed [WIZ-19]', async () => {
  const { page, context } = await cleanPage(site.browser);
  await page.goto(site.server.origin);
  await logIn(page);
  await page.getByRole('link', { name: 'Post property' }).first().click();
  await page.getByRole('radio', { name: 'Villa', exact: true }).check();
  await fillPlace(page);
  await goOn(page);
  let tab = page;
  for (const ends of ['reload', 'close', 'reload', 'close'] as const) {
    const name = newName('Villa in haste');
    const next = ends === 'close' ? await context.newPage() : tab;
    await tab.bringToFront();
    await tab.getByLabel('Property name').fill(name);
    if (ends === 'reload') await tab.reload();
    else {
      await tab.close({ runBeforeUnload: true });
      await next.goto(`${site.server.origin}/postproperty`);
    }
    await next.getByRole('button', { name: 'Continue', exact: true }).click();
    expect(await next.getByLabel('Property name').inputValue()).toBe(name);
    tab = next;
  }
  await context.close();
});

it('saves no edit over that of another tab in silence: it can be looked at, and replaced [EDIT-2, WIZ-17]', async () => {
  const { page, context } = await cleanPage(site.browser);
  await page.goto(site.server.origin);
  await logIn(page);
  const link = page.getByRole('link', { name: 'Edit', exact: true }).first();
  const id = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('id') ?? '';
  const address = `${site.server.origin}/edit-property?id=${id}`;
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(address);
    await toStep(tab, /2\. Property details/);
  }
  const save = async (tab: Page, name: string) => {
    await tab.bringToFront();
    await tab.getByLabel('Property name').fill(name);
    await toStep(tab, /3\. Photos/);
    if (!(await terms(tab).isChecked())) await terms(tab).check();
    await tab.getByRole('button', { name: 'Update Property' }).click();
  };
  const [first, second] = [newName('Changed first'), newName('Changed second')];
  await save(other, first);
  await other.waitForURL(/\/dashboard/);
  await save(page, second);
  const dialog = page.getByRole('dialog', { name: 'Changed in the meantime' });
  const [now] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: /See what/ }).click(),
  ]);
  await now.getByRole('heading', { level: 1, name: first }).waitFor();
  await now.close();
  await page.bringToFront();
  await dialog.getByRole('button', { name: 'Save my changes anyway' }).click();
  await page.waitForURL(/\/dashboard/);
  await card(page, second).waitFor();
  expect(await card(page, first).count()).toBe(0);
  await context.close();
});

it('tells whom another tab logs out while a form is open that it is kept [AUTH-12, WIZ-19]', async () => {
  const { page, context } = await cleanPage(site.browser);
  await page.goto(site.server.origin);
  await logIn(page);
  const other = await context.newPage();
  await other.goto(`${site.server.origin}/contact`);
  await page.goto(`${site.server.origin}/postproperty`);
  await page.getByRole('radio', { name: 'Villa', exact: true }).check();
  await other.bringToFront();
  await other.getByRole('button', { name: 'Lakshmi Naidu' }).first().click();
  await other.getByRole('button', { name: 'Logout' }).first().click();
  await page.bringToFront();
  await page.waitForURL(/\/home$/);
  await page.getByText(/logged out in another tab.*kept on this device/).waitFor();
  await context.close();
});

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { cleanPage } from '../support/browser';
import { liveSite } from '../support/liveSite';
import { patient } from '../support/patience';
import { expectWithout, logIn, replayed, saveLog } from '../support/savedLogs';

jest.setTimeout(patient(300_000));

const site = liveSite();

const secrets = {
  aadhaar: '456712348902',
  current: '14-37 Canary Street, Tirupati',
  permanent: '9-88 Canary Lane, Nellore',
  born: '1979-03-29',
  lead: '9345612781',
  owner: '9345612782',
  photo: 'Canary Reddy gate.jpg',
  address: '31-7 Canary Colony, Alipiri',
  password: 'Gruham@2026',
  phone: '9000000001',
};

interface Seen {
  readonly headings: readonly string[];
  /** Of a list of properties: what its first cards say. */
  readonly cards: readonly string[];
  /** Fields of the screen's form and what they hold; not those whose words no log keeps. */
  readonly fields: readonly string[];
}

const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const hidden = ['city', 'locality', 'name', 'about', 'address', 'flatNumber', 'photos'];
    // Filters stand in the address; whether their column is shown is the visitor's own matter.
    const boxes = [...document.querySelectorAll<HTMLInputElement>('#main form:not([method="get"]) [name]')];
    const headings = [...document.querySelectorAll('#main h1, #main form h2')].map(({ textContent }) =>
      // Whose visit it is stands in no log.
      textContent.replace(/^Welcome, .*/, 'Welcome'),
    );
    const isList = headings.some((heading) => /^\d+ propert/.test(heading));
    return {
      headings,
      cards: isList ? [...document.querySelectorAll('#main article')].slice(0, 3).map((card) => card.textContent) : [],
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

/** A visit of an agent: a list and Back, a login, a profile, a lead, a home posted with a photo, and edited. */
async function journey(page: Page) {
  const { looks, look } = looker(page);
  const goOn = () => page.getByRole('button', { name: 'Save and continue' }).click();
  const terms = page.getByRole('checkbox', { name: /I agree to the/ });
  const area = page.getByRole('textbox', { name: 'Property area', exact: true });
  const address = page.getByRole('textbox', { name: 'Address', exact: true });
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

  await logIn(page, secrets.phone, secrets.password);
  await page.waitForURL(/\/dashboard/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look('the dashboard');
  await page.getByRole('tab', { name: 'My profile' }).click();
  await page.getByLabel('Aadhaar number').fill(secrets.aadhaar);
  await page.getByLabel('Current address').fill(secrets.current);
  await page.getByLabel('Permanent address').fill(secrets.permanent);
  await page.getByLabel('Date of birth').fill(secrets.born);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.getByText('Profile Updated successfully').first().waitFor();

  await page.getByRole('link', { name: 'Projects', exact: true }).first().click();
  await page.getByRole('article').first().getByRole('link').first().click();
  const lead = page.getByRole('form', { name: 'Share your details' });
  await lead.getByLabel('Phone').fill(secrets.lead);
  await lead.getByRole('button', { name: '3 BHK' }).click();
  await lead.getByRole('checkbox', { name: /^I agree/ }).check();
  await lead.getByRole('button', { name: 'Request a call back' }).click();
  await lead.waitFor({ state: 'detached' });

  await page.getByRole('link', { name: 'Post property' }).first().click();
  await page.getByRole('radio', { name: 'Villa', exact: true }).check();
  await page.getByRole('combobox', { name: 'City' }).fill('tirup');
  await page.getByRole('option', { name: 'Tirupati' }).click();
  await page.getByRole('combobox', { name: 'Locality' }).fill('Alip');
  await page.getByRole('option', { name: 'Alipiri' }).click();
  await address.fill(secrets.address);
  await look('a new villa');
  await goOn();
  await page.getByLabel('Property name').fill('Hill villa');
  await page
    .getByRole('textbox', { name: 'Describe the property' })
    .fill(`A villa. Ask its owner on ${secrets.owner}.`);
  await area.fill('1800');
  await look('its details');
  await goOn();
  const buffer = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a08060' } })
    .jpeg()
    .toBuffer();
  const photo = { name: secrets.photo, mimeType: 'image/jpeg', buffer };
  await page.locator('input[type="file"]').first().setInputFiles(photo);
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
  await address.waitFor();
  await look('the villa edited');
  await goOn();
  await area.fill('1900');
  await look('its details edited');
  await page.goBack();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look('back at the dashboard');
  return looks;
}

/** Opens a file in the player, and notes all calls that it makes and all that it stores. */
async function played(file: string) {
  const { page, context, problems } = await cleanPage(site.browser);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/') || request.method() !== 'GET') calls.push(request.url());
  });
  await page.addInitScript(() => {
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
  await page.goto(`${site.server.origin}/contact?replay`);
  await page.getByLabel('Action log').setInputFiles(file);
  await page.getByText('REPLAY: input blocked').waitFor();
  const done = async () => [calls, problems, await page.evaluate(() => Reflect.get(window, 'written') as unknown)];
  return { page, context, done };
}

it('shows every moment of an agent’s visit as it was seen, without a call or a write, from a file without secrets [STORE-8]', async () => {
  const visit = await cleanPage(site.browser);
  const looks = await journey(visit.page);
  await visit.page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click();
  const file = await saveLog(visit.page, 'The price is wrong');
  await visit.context.close();
  expectWithout(file, secrets);
  // What was typed around the secrets is there: the forms were recorded.
  expect(readFileSync(file, 'utf8')).toContain('A villa. Ask its owner on ');
  const { verdict, pageLoads } = replayed(file);
  expect(verdict).toBe('same');

  const { page, context, done } = await played(file);
  const slider = page.getByLabel('Moment');
  const last = Number(await slider.getAttribute('max'));
  const told = new Map<number, string>();
  // Twice: the first time brings the files of the screens.
  for (const turn of [1, 2]) {
    for (let at = 0; at <= last; at += 1) {
      await slider.fill(String(at));
      const moment = page.locator(`[data-moment="${at}"]`);
      told.set(at, (await moment.textContent({ timeout: 10_000 })) ?? '');
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
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
  expect(await page.locator('[data-hash]').getAttribute('data-hash')).toBe(pageLoads.at(-1)?.hash);
  // Played from near the end, at speed, it arrives there by itself.
  await slider.fill(String(last - 20));
  await page.getByLabel('Speed').selectOption('16');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator(`[data-moment="${last}"]`).waitFor();
  await page.getByRole('button', { name: 'Step back' }).click();
  await page.locator(`[data-moment="${last - 1}"]`).waitFor();
  await page.getByRole('button', { name: 'Step forward' }).click();
  await page.locator(`[data-moment="${last}"]`).waitFor();
  const momentOf = (what: string) => [...told].find(([, text]) => text.endsWith(what))?.[0] ?? -1;
  await page.getByLabel('What happened').selectOption(String(momentOf('! Error: flats')));
  await page
    .locator('[inert] #main')
    .getByRole('heading', { level: 1, includeHidden: true })
    .getByText(/flats/)
    .waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await slider.fill(String(momentOf('authModal/authModalOpened')));
  await page.locator('[inert] dialog[open]').waitFor();
  expect(await done()).toEqual([[], [], []]);
  await page.getByRole('link', { name: 'Leave the replay' }).click();
  await page.getByRole('heading', { name: 'In Spotlight' }).waitFor();
  await context.close();
});

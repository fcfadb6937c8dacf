import type { Page } from 'playwright-core';
import { jpeg } from './jpeg';
import { logIn } from './login';

/** What the agent types that no log may hold. */
export const secrets = {
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

/** What stands on a screen. */
export const seenOn = (page: Page): Promise<Seen> =>
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

/**
 * A visit of an agent: a list and Back, a login, a profile, a lead, a home posted with a photo, and edited. Answers what
 * was seen at moments that are marked in the log by errors.
 */
export async function agentsVisit(page: Page, origin: string) {
  const { looks, look } = looker(page);
  const goOn = () => page.getByRole('button', { name: 'Save and continue' }).click();
  const terms = page.getByRole('checkbox', { name: /I agree to the/ });
  const area = page.getByRole('textbox', { name: 'Property area', exact: true });
  const address = page.getByRole('textbox', { name: 'Address', exact: true });
  await page.goto(origin);
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

  await logIn(page, secrets);
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
  const buffer = await jpeg(1600, 1200, '#a08060');
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

import type { Page } from 'playwright-core';
import { paths } from '@/domain/paths';
import { cleanPage } from '../support/browser';
import { looker, noFindings, type Looker } from '../support/hands/look';
import { oneWalk } from '../support/hands/oneWalk';
import { settled, walkTo } from '../support/hands/walk';
import { liveSite } from '../support/liveSite';
import { patient } from '../support/patience';
import { DEMO_AGENT, logIn as sendLogin } from '../support/login';

/** ms: thrice what the walk takes. */
const LONGEST = patient(240_000);
jest.setTimeout(LONGEST + patient(60_000));

/** One walk of an agent, and of somebody who is none, over what only they see; what each side of it found is judged below. */
const site = liveSite();
let found = noFindings();
const KINDS = [
  ['Residential', 'Flat/Apartment'],
  ['Residential', 'Plot/land'],
  ['Commercial', 'Office'],
] as const;

let page: Page;
let looks: Looker;

const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
const dialog = () => page.getByRole('dialog');
const goOn = () => button('Save and continue').click();
async function closeDialog() {
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
}
async function logIn(mobile: string) {
  await page.goto(site.server.origin);
  await settled(page);
  await sendLogin(page, { ...DEMO_AGENT, phone: mobile });
  await page.waitForURL(/\/dashboard/);
  await settled(page);
}

async function dashboard() {
  await page.getByRole('article').first().waitFor();
  await looks.look('dashboard', 'screen');
  await button('Lakshmi Naidu').click();
  await page.getByRole('list', { name: 'My account' }).waitFor();
  await looks.look('user menu');
  await page.keyboard.press('Escape');
  await button('Delete').click();
  await dialog().getByRole('button', { name: 'Keep it' }).waitFor();
  await looks.look('delete');
  await closeDialog();
  await page.getByRole('tab', { name: 'Packages' }).click();
  await page.getByRole('tabpanel', { name: 'Packages' }).getByRole('heading').first().waitFor();
  await looks.look('packages', 'screen');
  await page.getByRole('tab', { name: 'My profile' }).click();
  await page.getByLabel('Name', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.getByText('Please fill all the details').first().waitFor();
  await looks.look('profile with faults', 'screen');
}

async function projects() {
  await walkTo(page, paths.project(await site.firstId('projects?propertyType=')));
  await page.getByLabel('Phone').filter({ visible: true }).fill('12');
  await button('Request a call back').click();
  await page.getByText('Phone must have exactly 10 digits').first().waitFor();
  await looks.look('a call back with faults', 'screen');
}

async function wizard(type: string, subtype: string, first: boolean) {
  const at = (step: string) => looks.look(`${subtype}: ${step}`, first ? 'screen' : 'state');
  // From elsewhere each time: the form begins again.
  await walkTo(page, paths.terms);
  await walkTo(page, paths.postProperty);
  if (!first) {
    if (subtype === 'Office') await at('draft');
    await button('Start over').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  }
  await page.getByRole('radio', { name: type, exact: true }).check();
  await page.getByRole('radio', { name: subtype, exact: true }).check();
  if (first) {
    await page.getByRole('combobox', { name: 'City' }).fill('tirup');
    await page.getByRole('option', { name: 'Tirupati' }).waitFor();
    await looks.look('cities');
    await page.getByRole('option', { name: 'Tirupati' }).click();
  }
  await at('basic details');
  // Picked: the button does not go on without a city.
  await page.getByRole('radio', { name: /Property Details/ }).check();
  await page.getByLabel('Property name').fill('House of rules');
  await at('property details');
  await goOn();
  if (first) await photos();
  else await at('photos');
  await page.getByRole('radio', { name: /Price Details/ }).check();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel('Add more pricing details').check();
  await at('price without the terms');
  if (!first) return;
  await button('Go to the terms').click();
  await page.getByRole('checkbox', { name: /I agree to the/ }).check();
  await page.getByRole('radio', { name: /Basic Details/ }).check();
  await page.getByRole('combobox', { name: 'City' }).fill('');
  await page.getByRole('radio', { name: /Price Details/ }).check();
  await button('Post Property').click();
  await page.getByText('City is required').first().waitFor();
  await looks.look('no city');
}

async function photos() {
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([
      { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
      { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no picture') },
    ]);
  await button('Remove: broken.jpg').waitFor();
  await page.getByText('notes.pdf').first().waitFor();
  await settled(page);
  await looks.look('photos that failed', 'screen');
  await button('Remove: broken.jpg').click();
  await button('Undo').waitFor();
  await looks.look('removed photo');
  await button('Preview').click();
  await dialog().getByRole('heading', { level: 2 }).first().waitFor();
  await looks.look('preview', 'screen');
  await closeDialog();
}

async function editing() {
  await walkTo(page, paths.dashboard);
  await page.getByRole('region', { name: 'Unfinished listing' }).waitFor();
  await looks.look('draft notice');
  await page.getByRole('link', { name: 'Edit', exact: true }).first().click();
  await page.waitForURL(/\/edit-property/);
  for (const step of ['Address', 'Describe the property', 'Expected price']) {
    await page.getByLabel(step, { exact: true }).first().waitFor();
    await looks.look(`edit: ${step}`, 'screen');
    if (step !== 'Expected price') await goOn();
  }
  for (const path of [paths.postCommercial, paths.postResidential]) {
    await walkTo(page, path);
    await page.getByRole('combobox', { name: 'City' }).waitFor();
    await looks.look(path, 'screen');
  }
}

/** The player of action logs, with the log of this very walk. */
async function player() {
  await walkTo(page, paths.contact);
  await button('Report a problem').first().click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog().getByRole('button', { name: 'Save it as a file' }).click(),
  ]);
  const file = await download.path();
  await page.goto(`${site.server.origin}${paths.contact}?replay`);
  const choice = page.locator('input[type="file"]');
  await choice.waitFor();
  await looks.look('a log to choose', 'screen');
  await choice.setInputFiles(file);
  await page.getByRole('region', { name: 'Replay' }).getByRole('slider', { name: 'Moment' }).press('End');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await looks.look('the replay', 'screen');
}

const walk = async () => {
  found = noFindings();
  const clean = await cleanPage(site.browser, { reducedMotion: 'reduce' });
  page = clean.page;
  looks = await looker(page, found);
  await logIn('9000000001');
  await dashboard();
  await projects();
  for (const [at, [type, subtype]] of KINDS.entries()) await wizard(type, subtype, at === 0);
  await editing();
  await player();
  await clean.context.close();

  const other = await cleanPage(site.browser, { reducedMotion: 'reduce' });
  page = other.page;
  looks = await looker(page, found);
  await logIn('9000000002');
  await walkTo(page, paths.postProperty);
  await button('Apply as an agent').click();
  await looks.look('application', 'screen');
  await other.context.close();
};
const walked = oneWalk(() => site.browser, walk, LONGEST);

it('axe finds nothing on the dashboard, in posting, editing and replaying, at 1280 and 360 px and in the dark', async () => {
  await walked();
  expect(found.axe).toEqual([]);
});
it('a screen reader gets landmarks, one heading of level 1 and good names in posting and on the dashboard, and what is wrong with a field', async () => {
  await walked();
  expect(found.heard).toEqual([]);
});
it('nothing is lost at 200 % and 400 % zoom, or with text of twice the size, in posting and on the dashboard', async () => {
  await walked();
  expect(found.zoomed).toEqual([]);
});
it('nothing moves in posting and on the dashboard for whoever asks for reduced motion', async () => {
  await walked();
  expect(found.moved).toEqual([]);
});

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { cleanPage } from '../support/browser';
import { liveSite } from '../support/liveSite';
import { patient } from '../support/patience';
import { dialog, expectWithout, exportLog, openLogin, replayed } from '../support/savedLogs';

jest.setTimeout(patient(240_000));

const site = liveSite();

/** Asks for a call back about a project, on a number of one's own (JDET-8). */
async function sendLead(page: Page, phone: string): Promise<void> {
  await page.getByRole('link', { name: 'Projects', exact: true }).first().click();
  await page.getByRole('article').first().getByRole('link').first().click();
  const lead = page.getByRole('form', { name: 'Share your details' });
  await lead.getByLabel('Phone').fill(phone);
  await lead.getByRole('button', { name: '3 BHK' }).click();
  await lead.getByRole('checkbox', { name: /^I agree/ }).check();
  await lead.getByRole('button', { name: 'Request a call back' }).click();
  await lead.waitFor({ state: 'detached' });
}

/** Posts a villa with its address and a photo. */
async function postVilla(page: Page, typed: Readonly<Record<'about' | 'photo' | 'address', string>>): Promise<void> {
  const goOn = () => page.getByRole('button', { name: 'Save and continue' }).click();
  const terms = page.getByRole('checkbox', { name: /I agree to the/ });
  await page.getByRole('link', { name: 'Post property' }).first().click();
  await page.getByRole('radio', { name: 'Villa', exact: true }).check();
  await page.getByRole('combobox', { name: 'City' }).fill('tirup');
  await page.getByRole('option', { name: 'Tirupati' }).click();
  await page.getByRole('combobox', { name: 'Locality' }).fill('Alip');
  await page.getByRole('option', { name: 'Alipiri' }).click();
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill(typed.address);
  await goOn();
  await page.getByLabel('Property name').fill('Canary villa');
  await page.getByRole('textbox', { name: 'Describe the property' }).fill(typed.about);
  await goOn();
  const buffer = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a08060' } })
    .jpeg()
    .toBuffer();
  const photo = { name: typed.photo, mimeType: 'image/jpeg', buffer };
  await page.locator('input[type="file"]').first().setInputFiles(photo);
  await page.getByText('File uploaded successfully').first().waitFor();
  await terms.check();
  await goOn();
  await page.getByLabel('Expected price').fill('4500000');
  await page.getByRole('button', { name: 'Post Property' }).click();
  await page.waitForURL(/\/dashboard/);
  const card = page.getByRole('article', { name: 'Canary villa', exact: true });
  await card.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Address', exact: true }).waitFor();
  await goOn();
  await goOn();
  await terms.check();
  await page.getByRole('button', { name: 'Update Property' }).click();
  await page.waitForURL(/\/dashboard/);
}

it('takes Aadhaar number, date of birth, addresses, a lead and a posted home out of an agent’s log [STORE-8]', async () => {
  const { page, context } = await cleanPage(site.browser);
  page.setDefaultTimeout(30_000);
  const secrets = {
    aadhaar: '456712348902',
    current: '14-37 Canary Street, Tirupati',
    permanent: '9-88 Canary Lane, Nellore',
    lead: '9345612781',
    owner: '9345612782',
    photo: 'Canary Reddy gate.jpg',
    address: '31-7 Canary Colony, Alipiri',
  };
  await page.goto(site.server.origin);
  await openLogin(page);
  await dialog(page, 'Log in').getByLabel('Mobile number').fill('9000000001');
  await dialog(page, 'Log in').getByLabel('Password', { exact: true }).fill('Gruham@2026');
  await dialog(page, 'Log in').getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(/\/dashboard/);
  await page.getByRole('tab', { name: 'My profile' }).click();
  await page.getByLabel('Aadhaar number').fill(secrets.aadhaar);
  await page.getByLabel('Current address').fill(secrets.current);
  await page.getByLabel('Permanent address').fill(secrets.permanent);
  await page.getByLabel('Date of birth').fill('1979-03-29');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.getByText('Profile Updated successfully').first().waitFor();
  await sendLead(page, secrets.lead);
  const { photo, address } = secrets;
  await postVilla(page, { about: `A corner villa. Ask its owner on ${secrets.owner}.`, photo, address });
  const file = await exportLog(page, 'Lakshmi Naidu', 'Saved');
  expectWithout(file, { ...secrets, born: '1979-03-29', password: 'Gruham@2026', phone: '9000000001' });
  // What was typed around the secrets is there: the forms were recorded.
  expect(readFileSync(file, 'utf8')).toContain('A corner villa. Ask its owner on ');
  expect(replayed(file).verdict).toBe('same');
  await context.close();
});

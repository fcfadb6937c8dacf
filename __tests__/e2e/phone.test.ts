import type { Page } from 'playwright-core';
import { cleanPage } from '../support/browser';
import { looker, noFindings } from '../support/hands/look';
import { settled } from '../support/hands/walk';
import { liveSite } from '../support/liveSite';
import { dialog, fillSignUp, openLogin } from '../support/login';
import { newPerson } from '../support/newPerson';
import { codeFor } from '../support/outbox';
import { patient } from '../support/patience';

jest.setTimeout(patient(240_000));

const site = liveSite();
let person = newPerson();

async function signUp(page: Page): Promise<void> {
  person = newPerson();
  await page.goto(site.server.origin);
  await settled(page);
  await openLogin(page);
  const form = await fillSignUp(page, { ...person, username: 'Meena Rao', password: 'a-first-password' });
  await form.getByRole('button', { name: 'Sign up' }).click();
  const verify = dialog(page, 'Verify Mobile Number');
  await verify.getByText(/We sent the code by e-mail/).waitFor();
  await verify.getByLabel('OTP').fill(await codeFor(site.server.dataDir, person.email, 1));
  await verify.getByRole('button', { name: 'Verify', exact: true }).click();
  await page.waitForURL(/\/dashboard/);
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

it('confirms the own number by the keyboard alone, at every width, and shows a seller’s behind a press [PROF-1, PDET-6]', async () => {
  const { page, context, problems } = await cleanPage(site.browser, { reducedMotion: 'reduce' });
  const found = noFindings();
  await signUp(page);
  await page.getByRole('tab', { name: 'My profile' }).click();
  const step = page.getByRole('form', { name: 'Confirm your mobile number' });
  await step.getByLabel('Mobile number').waitFor();
  const looks = await looker(page, found);
  await looks.look('the number', 'screen');
  await step.getByLabel('Mobile number').focus();
  await page.keyboard.press('Enter');
  await step.getByLabel('OTP').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toBe('one-time-code');
  await looks.look('the code', 'screen');
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await step.getByRole('alert').getByText('The code is not right').waitFor();
  expect(await step.getByLabel('OTP').inputValue()).toBe('000000');
  await step.getByLabel('OTP').fill(await codeFor(site.server.dataDir, person.phone, 1));
  await page.keyboard.press('Enter');
  await page
    .getByText(`Your mobile number +91 ${person.phone.slice(0, 5)} ${person.phone.slice(5)} is confirmed.`)
    .waitFor();
  await looks.look('confirmed', 'screen');

  await looks.resize('phone');
  const id = await site.firstId('property?city=Tirupati');
  await page.goto(`${site.server.origin}/properties-listing?id=${id}`);
  const seller = page.getByRole('region', { name: 'Posted by' });
  const show = seller.getByRole('button', { name: 'Show number' });
  await show.waitFor();
  expect(await seller.getByText(/^\+91 \d{5} \d{5}$/).count()).toBe(0);
  await show.focus();
  await page.keyboard.press('Enter');
  await seller.getByRole('link', { name: /^\+91 \d{5} \d{5}$/ }).waitFor();
  await seller.getByText('Number confirmed').waitFor();
  const top = await seller.evaluate((card) => card.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(0);
  await looks.look('a shown number', 'screen');
  expect(found).toEqual(noFindings());
  // A wrong code is an answer of 400, which the browser's console tells.
  expect(problems.filter((each) => !/400 \(Bad Request\)/.test(each))).toEqual([]);
  await context.close();
});

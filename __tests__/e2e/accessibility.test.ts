import type { Page } from 'playwright-core';
import { paths } from '@/domain/paths';
import { cleanPage } from '../support/browser';
import { firstPress } from '../support/firstPress';
import { looker, noFindings, type Looker } from '../support/hands/look';
import { oneWalk } from '../support/hands/oneWalk';
import { settled, walkTo } from '../support/hands/walk';
import { INFO_PATHS } from '../support/infoPaths';
import { liveSite } from '../support/liveSite';
import { newPerson } from '../support/newPerson';
import { codeFor } from '../support/outbox';
import { patient } from '../support/patience';

/** ms: thrice what the walk takes. */
const LONGEST = patient(240_000);
jest.setTimeout(LONGEST + patient(60_000));

/** One walk of a visitor over every screen, dialog and state, in one document; what each side of it found is judged below. */
const site = liveSite();
let found = noFindings();
const AT_PHONES = ['Menu', 'Filters'];

let page: Page;
let looks: Looker;
let problems: readonly string[];

const button = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first();
const dialog = (name?: string) => page.getByRole('dialog', name === undefined ? {} : { name, exact: true });
async function closeDialog() {
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
}
const screen = async (path: string) => {
  await walkTo(page, path);
  await looks.look(path, 'screen');
};

async function lists() {
  await screen(paths.compare());
  const city = paths.properties({ city: 'Tirupati' });
  let release = () => undefined as void;
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/api/property?*', async (route) => {
    await held;
    await route.continue();
  });
  const arrived = walkTo(page, city);
  await page.locator('main:has(h1:not([data-left])) .animate-pulse').first().waitFor();
  await looks.look('a list that loads');
  release();
  await arrived;
  await page.unroute('**/api/property?*');
  await looks.look(city, 'screen');
  await page.getByRole('main').getByRole('combobox', { name: /city/i }).first().fill('tir');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  // What was typed is asked for a moment later, and the list is dimmed until it is answered.
  await page.waitForURL(/city=tir/);
  await settled(page);
  await looks.look('suggestions');
  await page.keyboard.press('Escape');
  for (const place of [0, 1]) {
    await page.getByRole('article').nth(place).getByRole('button', { name: 'Compare' }).click();
  }
  await page.getByRole('complementary', { name: 'Comparison' }).waitFor();
  await looks.look('listings to compare');
  await looks.resize('phone');
  for (const name of AT_PHONES) {
    await button(name === 'Menu' ? 'Menu' : /^Show Filters/).click();
    await dialog(name).locator('a, select').first().waitFor();
    await looks.look(name);
    await closeDialog();
  }
  await looks.resize('wide');
  await page.getByRole('complementary', { name: 'Comparison' }).getByRole('link').click();
  await page.getByRole('table').waitFor();
  await looks.look('/compare', 'screen');
  await screen(paths.properties({ city: 'Nowhere' }));
  await screen(paths.projects());
  await screen(paths.realtors);
  await screen(paths.builders);
  await page.getByRole('link', { name: 'Know more' }).first().click();
  await dialog().getByRole('heading').first().waitFor();
  await looks.look('a builder');
  await closeDialog();
}

async function details() {
  await screen(paths.property('unknown'));
  await screen(paths.project('unknown'));
  await screen(paths.agent('unknown'));
  await screen(paths.agent(await site.firstId('users/getAgents')));
  await screen(paths.project(await site.firstId('projects?propertyType=')));
  await screen(paths.property(await site.firstId('property?city=Tirupati')));
  for (const name of ['Amenities', 'Locality']) {
    await page.getByRole('tab', { name }).click();
    await looks.look(name);
  }
  await page.getByRole('button', { name: /^Open picture 1 of/ }).click();
  await dialog()
    .getByText(/^Picture 1 of/)
    .waitFor();
  await looks.look('gallery');
  await closeDialog();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await button('Report this listing').click();
  await dialog().getByRole('button', { name: 'Send report' }).click();
  await dialog().getByText('Please choose what is wrong').waitFor();
  await looks.look('a report without a reason');
  await closeDialog();
}

/** From one account dialog to the next, each with its messages shown. */
async function accounts() {
  await button('Save').click();
  const login = dialog('Login');
  await login.getByLabel('Mobile number').fill('12');
  await login.getByLabel('Password', { exact: true }).focus();
  await login.getByLabel('Mobile number').focus();
  await login.getByText('Password is required').waitFor();
  await looks.look('login');
  await login.getByRole('button', { name: 'Sign up' }).click();
  const signUp = dialog('Sign up');
  await signUp.getByRole('button', { name: 'Sign up' }).click();
  await signUp.getByText('username is required').waitFor();
  await looks.look('sign up');
  const { email, phone } = newPerson();
  await signUp.getByLabel('Username').fill('Hands');
  await signUp.getByLabel('Email').fill(email);
  await signUp.getByLabel('Mobile number').fill(phone);
  await signUp.getByLabel('Password', { exact: true }).fill('first-password');
  await signUp.getByRole('button', { name: 'Sign up' }).click();
  const verify = dialog('Verify Mobile Number');
  await verify.getByLabel('OTP').waitFor();
  await verify.getByRole('button', { name: 'Verify', exact: true }).click();
  await verify.getByText('Please enter a valid otp').waitFor();
  await looks.look('verify, with a toast');
  await codeFor(site.server.dataDir, email, 1);
  await closeDialog();
  await button(/Please Verify/).click();
  await button('Login').click();
  await dialog('Login')
    .getByRole('button', { name: /forgot/i })
    .click();
  const forgot = dialog('Forgot password');
  await forgot.getByRole('textbox').first().fill('');
  await forgot.locator('button[type="submit"]').click();
  await forgot.getByText('Please enter a valid email address').waitFor();
  await looks.look('forgot password');
  await forgot.getByRole('textbox').first().fill(email);
  await forgot.locator('button[type="submit"]').click();
  const reset = dialog('Reset password');
  await reset.getByLabel('OTP').waitFor();
  await reset.locator('button[type="submit"]').click();
  await reset.getByText('Please enter a valid password').waitFor();
  await looks.look('reset password');
  await closeDialog();
}

async function others() {
  for (const path of INFO_PATHS) {
    await screen(path);
  }
  await walkTo(page, paths.contact);
  await button('Report a problem').first().click();
  await dialog('Report a problem').getByLabel('What went wrong?').waitFor();
  await looks.look('action log');
  await closeDialog();
}

async function troubles() {
  await page.route('**/home-loans*.js', (route) => route.abort());
  // Another document: this one may have fetched the file ahead.
  await page.goto(site.server.origin + paths.terms);
  await settled(page);
  await walkTo(page, paths.homeLoans).catch(() => undefined);
  await button(/Reload|Retry|Try again/).waitFor();
  await looks.look('a screen whose file is gone', 'screen');
  await page.unroute('**/home-loans*.js');
  await page.route('**/api/**', (route) => route.abort());
  await walkTo(page, paths.projects({ city: 'Chittoor' }));
  await button('Retry').waitFor();
  await firstPress(page);
  await page.context().setOffline(true);
  await page.getByText('You are offline').first().waitFor();
  await looks.look('no answer, offline', 'screen');
  await page.context().setOffline(false);
  await page.unroute('**/api/**');
  await page.goto(site.server.origin + paths.homeLoans);
  await settled(page);
  await looks.look(paths.homeLoans, 'screen');
}

const walk = async () => {
  found = noFindings();
  const clean = await cleanPage(site.browser, { reducedMotion: 'reduce' });
  ({ page, problems } = clean);
  looks = await looker(page, found);
  await page.goto(site.server.origin);
  await settled(page);
  await screen(paths.home);
  await lists();
  await details();
  await accounts();
  await others();
  // Of what does not exist the server says so.
  expect(problems.filter((problem) => !problem.includes('status of 404'))).toEqual([]);
  await troubles();
  await clean.context.close();
};
const walked = oneWalk(() => site.browser, walk, LONGEST);

it('axe finds nothing on any screen, dialog or state that a visitor comes to, at 1280 and 360 px and in the dark', async () => {
  await walked();
  expect(found.axe).toEqual([]);
});
it('a screen reader gets landmarks, one heading of level 1 and good names on every screen, and what is wrong with a field', async () => {
  await walked();
  expect(found.heard).toEqual([]);
});
it('nothing is lost at 200 % and 400 % zoom, or with text of twice the size, on any screen or in any dialog', async () => {
  await walked();
  expect(found.zoomed).toEqual([]);
});
it('nothing moves on any screen for whoever asks for reduced motion', async () => {
  await walked();
  expect(found.moved).toEqual([]);
});

import type { Page } from 'playwright-core';
import { cleanPage } from '../support/browser';
import { coveredControls, overlap } from '../support/covering';
import { liveSite } from '../support/liveSite';
import { patient } from '../support/patience';
import { dialog, logIn } from '../support/login';

jest.setTimeout(patient(90_000));

/** Where toasts stand in a browser: what they leave free, and how they move. */
const site = liveSite();

const TOAST = '[data-sonner-toast]';
const toast = (page: Page, text: RegExp) => page.locator(TOAST).filter({ hasText: text });

let asked = 0;
/** A visitor's page with the dialog that asks for a code, and in it the toast that says that one was sent. */
async function codeSent(width: number, height: number) {
  const { page, context } = await cleanPage(site.browser, { viewport: { width, height } });
  await page.goto(`${site.server.origin}/contact`);
  if (width < 1024) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await dialog(page, 'Login').getByRole('button', { name: 'Forgot password?' }).click();
  const forgot = dialog(page, 'Forgot password');
  asked += 1;
  await forgot.getByLabel('Email').fill(`asha${asked}@example.in`);
  await forgot.getByRole('button', { name: 'Send code' }).click();
  const sent = toast(page, /Please Verify your Email Address to Proceed/);
  await sent.waitFor();
  return { page, context, sent, reset: dialog(page, 'Reset password') };
}

it('lies below the user menu, which opens over it [SHELL-3, SHELL-10]', async () => {
  const { page, context } = await cleanPage(site.browser);
  await page.goto(`${site.server.origin}/contact`);
  await logIn(page);
  await page.waitForURL(/\/dashboard/);
  await page.locator(TOAST).waitFor();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Lakshmi/ })
    .click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  expect(await overlap(page.locator(TOAST), page.getByRole('list', { name: 'My account' }))).toBe(true);
  expect(await coveredControls(page, 'header', TOAST)).toEqual([]);
  await context.close();
});

it.each([
  [360, 740],
  [360, 480],
  [1280, 800],
])(
  'at %i × %i a toast covers no title, no close button and no field of a dialog, and goes with what it was about [SHELL-10, SHELL-11]',
  async (width, height) => {
    const { page, context, sent, reset } = await codeSent(width, height);
    expect(await overlap(sent, reset.getByRole('heading', { name: 'Reset password' }))).toBe(false);
    expect(await overlap(sent, reset.getByRole('button', { name: 'Close' }))).toBe(false);
    expect(await coveredControls(page, 'dialog > :first-child', TOAST)).toEqual([]);

    await reset.getByRole('button', { name: 'Close' }).click();
    if (width < 1024) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await dialog(page, 'Login').getByRole('button', { name: 'Sign up' }).click();
    const signUp = dialog(page, 'Sign up');
    await signUp.getByLabel('Username').fill('Asha');
    // Well before its 15 seconds are over, on a machine that is not slower than its toasts.
    await sent.waitFor({ state: 'detached', timeout: Math.min(patient(3000), 10_000) });

    await signUp.getByLabel('Email').fill('asha@example.in');
    await signUp.getByLabel('Mobile number').fill('9000000001');
    await signUp.getByLabel('Password', { exact: true }).fill('Gruham@2026');
    await signUp.getByRole('button', { name: 'Sign up' }).click();
    await page.locator(TOAST).waitFor();
    const shown = page.locator(TOAST);
    const open = page.getByRole('dialog');
    expect(await overlap(shown, open.getByRole('heading', { level: 2 }))).toBe(false);
    expect(await overlap(shown, open.getByRole('button', { name: 'Close' }))).toBe(false);
    expect(await coveredControls(page, 'dialog > :first-child', TOAST)).toEqual([]);
    await context.close();
  },
);

it.each([
  [360, 740],
  [1280, 800],
])(
  'at %i × %i a toast stands at the right below the header, scrolled or not, and moves in 300 ms ease [SHELL-10]',
  async (width, height) => {
    const { page, context, sent } = await codeSent(width, height);
    await page.keyboard.press('Escape');
    for (const top of [0, 400]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      expect(await overlap(sent, page.getByRole('banner'))).toBe(false);
      expect(await coveredControls(page, 'header', TOAST)).toEqual([]);
    }
    const box = await sent.boundingBox();
    expect(box?.y).toBeLessThan(100);
    expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40);
    // On a phone it is no wider and no higher than its words need.
    expect(box?.width).toBeLessThanOrEqual(360);
    if (width === 360) expect([box && box.width <= 320, box && box.height <= 90]).toEqual([true, true]);
    const style = await sent.evaluate((element) => {
      const { transitionDuration, transitionTimingFunction } = getComputedStyle(element);
      return [transitionDuration, transitionTimingFunction];
    });
    expect(style).toEqual(['0.3s', 'ease']);
    await context.close();
  },
);

it.each([
  [360, 740],
  [1280, 800],
])(
  'at %i × %i the offer of the browser’s language leaves free what a screen is opened for, the chat button and the bar [HOME-1, HOME-3, HOME-11, PDET-3, PDET-6]',
  async (width, height) => {
    const property = await site.firstId('property?city=Tirupati');
    for (const [path, first] of [
      ['/', (page: Page) => page.getByRole('heading', { level: 1 })],
      [`/properties-listing?id=${property}`, (page: Page) => page.getByRole('main').getByText(/^₹/).first()],
    ] as const) {
      const { page, context } = await cleanPage(site.browser, { viewport: { width, height }, locale: 'te-IN' });
      await page.goto(site.server.origin + path);
      const offer = toast(page, /తెలుగులో చదువుతారా/);
      await offer.waitFor();
      // It has come to its place.
      await page.waitForFunction((which) => document.querySelector(which)?.getAnimations().length === 0, TOAST);
      expect(await overlap(offer, first(page))).toBe(false);
      const kept = ':is(header, [role="search"], [data-page-bar], aside[aria-label="Chat"])';
      expect(await coveredControls(page, kept, TOAST)).toEqual([]);
      await context.close();
    }
  },
);

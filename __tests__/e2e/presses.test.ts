import type { Locator, Page } from 'playwright-core';
import { cleanPage } from '../support/browser';
import { liveSite } from '../support/liveSite';
import { patient } from '../support/patience';
import { fingersOn } from '../support/touch';
import { DEMO_AGENT, dialog, fillLogin, submitLogin } from '../support/login';

const site = liveSite();
const LOW = { width: 740, height: 360 };
const WIDE = { width: 1280, height: 900 };
const SIZES = [
  ['740 × 360', LOW],
  ['1280 × 900', WIDE],
] as const;
/** Where a dialog fills the window, or nearly: phones held sideways, and a page zoomed to 400 %. */
const LOW_SIZES = [
  ...SIZES,
  ['640 × 360', { width: 640, height: 360 }],
  ['800 × 360', { width: 800, height: 360 }],
  ['768 × 400', { width: 768, height: 400 }],
  ['320 × 256', { width: 320, height: 256 }],
] as const;

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** The upper edge of something, where a press misses it as soon as it moves down by a little. */
async function edgeOf(target: Locator) {
  await target.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const box = await target.boundingBox();
  if (box === null) throw new Error('It is not shown');
  return { x: box.x + box.width / 2, y: box.y + 4 };
}

/** Mouse down and up at one place, with the page drawn in between, as a hand does it. */
async function press(page: Page, target: Locator) {
  const { x, y } = await edgeOf(target);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await drawn(page);
  await page.mouse.up();
}

async function openLogin(viewport: typeof LOW, more: { readonly hasTouch?: boolean } = {}) {
  const { page, context, problems } = await cleanPage(site.browser, { viewport, ...more });
  await page.goto(site.server.origin);
  const login = page.getByRole('button', { name: 'Login', exact: true });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await login.or(menu).first().waitFor();
  if (!(await login.first().isVisible())) await menu.click();
  await login.first().click();
  await dialog(page, 'Login').getByLabel('Mobile number').focus();
  return { page, context, problems };
}

it.each(LOW_SIZES)(
  'presses what stands around an empty field in the login dialog at %s [PROF-6, SHELL-5]',
  async (_size, viewport) => {
    for (const [name, opens] of [
      [/sign up/i, 'Sign up'],
      [/forgot/i, 'Forgot password'],
    ] as const) {
      const { page, context, problems } = await openLogin(viewport);
      await press(page, dialog(page, 'Login').getByRole('button', { name }));
      await dialog(page, opens).waitFor({ timeout: patient(3000) });
      expect(problems).toEqual([]);
      await context.close();
    }
  },
);

it.each(LOW_SIZES)(
  'leads back from the sign-up and marks the faults of the login with one press each, at %s [PROF-6, AUTH-1, SHELL-5]',
  async (_size, viewport) => {
    const { page, context, problems } = await openLogin(viewport);
    await press(page, dialog(page, 'Login').getByRole('button', { name: 'Login', exact: true }));
    await dialog(page, 'Login')
      .getByText('Password is required')
      .waitFor({ timeout: patient(3000) });
    await press(page, dialog(page, 'Login').getByRole('button', { name: /sign up/i }));
    const signUp = dialog(page, 'Sign up');
    await signUp.getByLabel('Email').focus();
    await press(page, signUp.getByRole('button', { name: 'Log in instead' }));
    await dialog(page, 'Login').waitFor({ timeout: patient(3000) });
    expect(problems).toEqual([]);
    await context.close();
  },
);

it('takes the first tap of a finger in a low window [PROF-6, SHELL-5]', async () => {
  const { page, context } = await openLogin(LOW, { hasTouch: true });
  const fingers = await fingersOn(page);
  await fingers.tap(await edgeOf(dialog(page, 'Login').getByRole('button', { name: /sign up/i })));
  await dialog(page, 'Sign up').waitFor({ timeout: patient(3000) });
  await context.close();
});

it('shows the message when the press is over, and at once to the keyboard [PROF-6, AUTH-1]', async () => {
  const { page, context } = await openLogin(WIDE);
  const login = dialog(page, 'Login');
  const fault = login.getByText('Mobile number is required');
  await page.mouse.move(5, 5);
  const heading = await edgeOf(login.getByRole('heading'));
  await page.mouse.move(heading.x, heading.y + 6);
  await page.mouse.down();
  await drawn(page);
  expect(await fault.count()).toBe(0);
  await page.mouse.up();
  await fault.waitFor();
  await login.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await login.getByText('Password is required').waitFor();
  await context.close();
});

it.each(SIZES)(
  'saves the profile with the first press after a field was emptied, at %s [PROF-6]',
  async (_size, viewport) => {
    const { page, context, problems } = await openLogin(viewport);
    await fillLogin(page, { ...DEMO_AGENT, phone: '9000000002' });
    await submitLogin(page).click();
    await page.waitForURL(/\/dashboard/);
    await page.goto(`${site.server.origin}/dashboard?tab=profile`);
    const age = page.getByLabel('Age', { exact: true });
    await age.waitFor();
    const save = page.getByRole('button', { name: 'Save profile' });
    await save.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await age.evaluate((element) => element.focus({ preventScroll: true }));
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await press(page, save);
    await page
      .getByText('Please fill all the details')
      .first()
      .waitFor({ timeout: patient(3000) });
    await page.getByText('Age is required').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  },
);

it('does what was pressed and chosen while the app was still on its way [ROUTE-17, PLIST-18]', async () => {
  const { page, context, problems } = await cleanPage(site.browser, { viewport: WIDE });
  let send: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/\/assets\/main\.[^/]*\.js$/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(`${site.server.origin}/properties`, { waitUntil: 'commit' });
  const sort = page.getByRole('combobox', { name: 'Sort' });
  await sort.selectOption('Price: low to high');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  send();
  await dialog(page, 'Login').waitFor({ timeout: patient(5000) });
  await page.waitForURL(/sort=priceUp/);
  expect(await sort.inputValue()).toBe('priceUp');
  expect(problems).toEqual([]);
  await context.close();
});

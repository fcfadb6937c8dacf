import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { cleanPage } from '../support/browser';
import { liveSite } from '../support/liveSite';
import { newPerson } from '../support/newPerson';
import { codeFor } from '../support/outbox';
import { patient } from '../support/patience';
import { dialog, fillSignUp, logIn, openLogin } from '../support/login';
import { expectWithout, exportLog, keptPieces, replayed, saveLog, untilKept } from '../support/savedLogs';
import { until } from '../support/settle';

jest.setTimeout(patient(240_000));

const site = liveSite();

const newCanary = () => ({
  ...newPerson(),
  password: 'Canary-Pass-7319',
  news: 'canary.news@example.in',
  message: 'Please call me in the evening, gate code 4417-canary',
});
let person = newCanary();

async function signUp(page: Page): Promise<string> {
  await openLogin(page);
  const form = await fillSignUp(page, { ...person, username: 'Meena Canary' });
  await form.getByRole('button', { name: 'Sign up' }).click();
  const verify = dialog(page, 'Verify Mobile Number');
  await verify.waitFor();
  const code = await codeFor(site.server.dataDir, person.email, 1);
  await verify.getByLabel('OTP').fill(code);
  await verify.getByRole('button', { name: 'Verify', exact: true }).click();
  await page.waitForURL(/\/dashboard/);
  await page.getByRole('heading', { level: 1, name: /Meena Canary/ }).waitFor();
  return code;
}

it('records a visit over a login, exports it without secrets, and leaves nothing behind at a logout [STORE-8, ERR-6]', async () => {
  person = newCanary();
  const { page, context } = await cleanPage(site.browser);
  await page.goto(site.server.origin);
  const news = page.getByRole('form', { name: /news/i });
  await news.scrollIntoViewIfNeeded();
  await news.getByRole('textbox').fill(person.news);
  await news.getByRole('button').click();
  // A login that is refused.
  await logIn(page, { ...person, password: `${person.password}-no` });
  await page.waitForLoadState('networkidle');
  await dialog(page, 'Login').getByRole('button', { name: 'Close' }).click();
  const code = await signUp(page);

  await page.getByRole('link', { name: 'Properties', exact: true }).first().click();
  await page.getByLabel('Property type').selectOption({ label: 'Flat/Apartment' });
  await page.getByRole('heading', { level: 1, name: /^\d+ flats/ }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/properties-listing\?id=/);
  await page.getByRole('button', { name: 'Report this listing' }).click();
  const report = dialog(page, 'Report this listing');
  await report.getByRole('radio').first().check();
  await report.getByLabel('More about it').fill(`${person.message}, ${person.phone}`);
  await report.getByRole('button', { name: 'Send report' }).click();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Escape');
  await page.evaluate(
    ([phone]) => {
      setTimeout(() => {
        throw new Error(`The dial pad broke at ${phone}`);
      });
    },
    [person.phone],
  );
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /^\d+ flats/ }).waitFor();
  await page.waitForLoadState('networkidle');
  const file = await exportLog(page, 'Meena Canary', `After the error, call ${person.phone}`);
  expectWithout(file, { ...person, code: ` ${code} `, quotedCode: `"${code}"` });
  const { verdict, pageLoads } = replayed(file);
  expect(verdict).toBe('same');
  expect(pageLoads).toHaveLength(2);
  const [first, last] = pageLoads;
  expect(first?.actions).toBeGreaterThan(20);
  expect(last).toMatchObject({ errors: 1, marks: 1, divergence: null });
  expect(last?.navigations).toBeGreaterThanOrEqual(4);
  expect(pageLoads.map(({ actions, compared }) => compared - actions)).toEqual([0, 0]);
  expect(pageLoads.map(({ opened }) => opened)).toEqual(['/', expect.stringMatching(/^\/dashboard/)]);

  // Who logs out leaves nothing behind; the next log knows nothing of the one before.
  const before = Object.keys(await keptPieces(page));
  expect(before.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Meena Canary' }).first().click();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL(/\/home$/);
  await until(async () =>
    expect(Object.keys(await keptPieces(page)).filter((key) => before.includes(key))).toEqual([]),
  );

  const reset = 'Canary-Reset-5523';
  await openLogin(page);
  await dialog(page, 'Login')
    .getByRole('button', { name: /forgot/i })
    .click();
  await dialog(page, 'Forgot password').getByRole('textbox').first().fill(person.email);
  await dialog(page, 'Forgot password').locator('button[type="submit"]').click();
  const form = dialog(page, 'Reset password');
  await form.waitFor();
  const second = await codeFor(site.server.dataDir, person.email, 2);
  await form.getByLabel('OTP').fill(second);
  await form.getByLabel('New password', { exact: true }).fill(reset);
  await form.getByLabel('Confirm password', { exact: true }).fill(reset);
  await form.locator('button[type="submit"]').click();
  await page.waitForURL(/\/dashboard/);
  await page.getByRole('heading', { level: 1, name: /Meena Canary/ }).waitFor();
  const afterReset = await exportLog(page, 'Meena Canary', 'After the reset');
  expectWithout(afterReset, { ...person, reset, quotedCode: `"${second}"`, before: 'After the error' });
  expect(readFileSync(afterReset, 'utf8').match(/^\{"r":"head"/gm)).toHaveLength(2);
  await context.close();
});

it('keeps a page load in which nobody pressed anything, when the page is loaded anew [STORE-8]', async () => {
  const { page, context } = await cleanPage(site.browser);
  const paths = ['/properties?city=Tirupati', '/projects', '/projects'];
  for (const path of paths) {
    await page.goto(site.server.origin + path);
    await page.waitForLoadState('networkidle');
    await untilKept(page, path);
  }
  await page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click();
  const { verdict, notes, pageLoads } = replayed(await saveLog(page, 'Untouched'));
  expect([verdict, notes]).toEqual(['same', []]);
  expect(pageLoads.map(({ opened }) => opened)).toEqual(paths);
  expect(pageLoads.every(({ actions }) => actions > 2)).toBe(true);
  await context.close();
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { cleanPage, launch } from '../support/browser';
import { startServer, type RealServer } from '../support/realServer';

let server: RealServer;
let browser: Browser;

beforeAll(async () => {
  server = await startServer();
  browser = await launch();
}, 180_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
});

interface Mail {
  readonly to: string;
  readonly text: string;
  readonly at: string;
}

/** The six digits of the newest mail to an address, once there are `mails` of them. */
async function codeFor(address: string, mails: number): Promise<string> {
  const outbox = join(server.dataDir, 'outbox');
  for (let tries = 0; tries < 100; tries += 1) {
    const names = await readdir(outbox).catch(() => []);
    const all = await Promise.all(
      names
        .filter((name) => name.endsWith('.json'))
        .map(async (name) => JSON.parse(await readFile(join(outbox, name), 'utf8')) as Mail),
    );
    const own = all.filter(({ to }) => to === address).sort((a, b) => a.at.localeCompare(b.at));
    const code = own.length >= mails ? /\b\d{6}\b/.exec(own.at(-1)?.text ?? '')?.[0] : undefined;
    if (code) return code;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('no code came');
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const openLogin = (page: Page) => page.getByRole('button', { name: 'Login', exact: true }).first().click();

it('signs up, verifies, logs out, resets the password, logs in and edits the profile [AUTH-2, AUTH-3, AUTH-4, AUTH-5, AUTH-6, AUTH-7, AUTH-10, SHELL-4, SHELL-5, PROF-5, PROF-8, DASH-1]', async () => {
  const { page, context, problems } = await cleanPage(browser);
  const email = 'new.person@example.in';
  await page.goto(server.origin);

  await openLogin(page);
  await dialog(page, 'Login')
    .getByRole('button', { name: /sign up/i })
    .click();
  const signUp = dialog(page, 'Sign up');
  await signUp.getByLabel('Username').fill('Meena Rao');
  await signUp.getByLabel('Email').fill(email);
  await signUp.getByLabel('Mobile number').fill('9123456780');
  await signUp.getByLabel('Password', { exact: true }).fill('first-password');
  expect(await dialog(page, 'Login').count()).toBe(0);
  await signUp.getByRole('button', { name: 'Sign up' }).click();

  const verify = dialog(page, 'Verify Mobile Number');
  await verify.waitFor();
  await page.getByText('Please Verify Email Id to Proceed').first().waitFor();
  await verify.getByLabel('OTP').fill(await codeFor(email, 1));
  await verify.getByRole('button', { name: 'Verify', exact: true }).click();
  await page.waitForURL(/\/dashboard/);
  await page.getByRole('heading', { level: 1, name: /Meena Rao/ }).waitFor();

  const logOut = async () => {
    await page.getByRole('button', { name: 'Meena Rao' }).first().click();
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await page.waitForURL(/\/home$/);
  };
  await logOut();

  await openLogin(page);
  await dialog(page, 'Login')
    .getByRole('button', { name: /forgot/i })
    .click();
  const forgot = dialog(page, 'Forgot password');
  await forgot.getByRole('textbox').first().fill(email);
  await forgot.locator('button[type="submit"]').click();
  const reset = dialog(page, 'Reset password');
  await reset.waitFor();
  await page.getByText('Please Verify your Email Address to Proceed').first().waitFor();
  await reset.getByLabel('OTP').fill(await codeFor(email, 2));
  await reset.getByLabel('New password', { exact: true }).fill('second-password');
  await reset.getByLabel('Confirm password', { exact: true }).fill('second-password');
  await reset.locator('button[type="submit"]').click();
  await page.waitForURL(/\/dashboard/);
  await page.getByText('Password Reset Successfull').first().waitFor();
  await logOut();

  await openLogin(page);
  const login = dialog(page, 'Login');
  await login.getByLabel('Mobile number').fill('9123456780');
  await login.getByLabel('Password', { exact: true }).fill('second-password');
  await login.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(/\/dashboard/);

  await page.getByRole('tab', { name: 'My profile' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Meena Rao Garu');
  await page.getByLabel(/date of birth/i).fill('1990-05-17');
  expect(Number(await page.getByLabel(/^age/i).inputValue())).toBeGreaterThan(30);
  await page.getByLabel('Female').check();
  await page.getByRole('main').locator('button[type="submit"]').last().click();
  await page.getByText('Profile Updated successfully').first().waitFor();
  await page.reload();
  await page.getByRole('tab', { name: 'My profile' }).click();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some((input) => input.value === 'Meena Rao Garu'),
  );
  expect(problems).toEqual([]);
  await context.close();
}, 120_000);

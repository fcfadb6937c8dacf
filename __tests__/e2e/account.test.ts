import type { Page } from 'playwright-core';
import { cleanPage } from '../support/browser';
import { liveSite } from '../support/liveSite';
import { codeFor } from '../support/outbox';

const site = liveSite();

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const openLogin = (page: Page) => page.getByRole('button', { name: 'Login', exact: true }).first().click();

it('signs up, verifies, logs out, resets the password, logs in and edits the profile [AUTH-2, AUTH-3, AUTH-4, AUTH-5, AUTH-6, AUTH-7, AUTH-10, SHELL-4, SHELL-5, PROF-5, PROF-8]', async () => {
  const { page, context, problems } = await cleanPage(site.browser);
  const email = 'new.person@example.in';
  await page.goto(site.server.origin);

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
  await verify.getByLabel('OTP').fill(await codeFor(site.server.dataDir, email, 1));
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
  await reset.getByLabel('OTP').fill(await codeFor(site.server.dataDir, email, 2));
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

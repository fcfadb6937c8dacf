import type { Page } from 'playwright-core';
import { cleanPage } from '../support/browser';
import { liveSite } from '../support/liveSite';
import { dialog, fillLogin, fillSignUp, logIn, openLogin, submitLogin } from '../support/login';
import { newPerson } from '../support/newPerson';
import { codeFor } from '../support/outbox';
import { patient } from '../support/patience';
import { until } from '../support/settle';
import { takenOver } from '../support/takenOver';

jest.setTimeout(patient(120_000));

const site = liveSite();

/** Leaves something on the page that only the load of another page takes away. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { markOfThisLoad: true }));
const isSameLoad = (page: Page) => page.evaluate(() => 'markOfThisLoad' in window);
/** Who signed up in the first test, and who did to save a home; the tests after it log in as they. */
let [member, saver] = [newPerson(), newPerson()];
/** With what the first of them logs in: a test that is run once more may find what its first try has made of it. */
let password = '';

it('signs up, verifies, logs out, resets the password, logs in and edits the profile [AUTH-2, AUTH-3, AUTH-4, AUTH-5, AUTH-6, AUTH-7, AUTH-10, SHELL-4, SHELL-5, PROF-5, PROF-8]', async () => {
  const { page, context, problems } = await cleanPage(site.browser);
  member = newPerson();
  const { email, phone } = member;
  await page.goto(site.server.origin);

  await openLogin(page);
  const signUp = await fillSignUp(page, { username: 'Meena Rao', email, phone, password: 'first-password' });
  expect(await dialog(page, 'Login').count()).toBe(0);
  await signUp.getByRole('button', { name: 'Sign up' }).click();

  const verify = dialog(page, 'Verify Mobile Number');
  await verify.waitFor();
  await page.getByText('Please Verify Email Id to Proceed').first().waitFor();
  await verify.getByLabel('OTP').fill(await codeFor(site.server.dataDir, email, 1));
  await mark(page);
  await verify.getByRole('button', { name: 'Verify', exact: true }).click();
  await page.waitForURL(/\/dashboard/);
  await page.getByRole('heading', { level: 1, name: /Meena Rao/ }).waitFor();
  expect(await isSameLoad(page)).toBe(false);

  const current = async (token: string | null) =>
    (await fetch(`${site.server.origin}/api/users/current`, { headers: { authorization: token ?? '' } })).status;
  const logOut = async () => {
    const token = await page.evaluate(() => localStorage.getItem('Authorization'));
    expect(await current(token)).toBe(200);
    await mark(page);
    await page.getByRole('button', { name: 'Meena Rao' }).first().click();
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await page.waitForURL(/\/home$/);
    expect(await isSameLoad(page)).toBe(false);
    // The server knows it no longer, although the page that said so is gone.
    let status = 200;
    for (let tries = 0; status === 200 && tries < 50; tries += 1) {
      status = await current(token);
      if (status === 200) await new Promise((done) => setTimeout(done, 20));
    }
    expect(status).toBe(401);
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
  await mark(page);
  await reset.locator('button[type="submit"]').click();
  await page.waitForURL(/\/dashboard/);
  expect(await isSameLoad(page)).toBe(false);
  await page.getByText('Password Reset Successfull').first().waitFor();
  await logOut();

  await openLogin(page);
  await fillLogin(page, { phone, password: 'second-password' });
  await mark(page);
  await submitLogin(page).click();
  await page.waitForURL(/\/dashboard/);
  expect(await isSameLoad(page)).toBe(false);
  password = 'second-password';

  await page.getByRole('tab', { name: 'My profile' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Meena Rao Garu');
  await page.getByLabel(/date of birth/i).fill('1990-05-17');
  expect(Number(await page.getByLabel(/^age/i).inputValue())).toBeGreaterThan(30);
  await page.getByLabel('Female').check();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.getByText('Profile Updated successfully').first().waitFor();
  await page.reload();
  await page.getByRole('tab', { name: 'My profile' }).click();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some((input) => input.value === 'Meena Rao Garu'),
  );
  expect(problems).toEqual([]);
  await context.close();
});

it('saves what the heart was pressed on, through the sign-up, and leads back to the place in the list [PDET-2, AUTH-2, AUTH-5, ROUTE-17]', async () => {
  const { page, context, problems } = await cleanPage(site.browser, { viewport: { width: 360, height: 740 } });
  saver = newPerson();
  const { email, phone } = saver;
  const list = `${site.server.origin}/properties?city=Tirupati&bhkType=2`;
  await page.goto(list);
  await takenOver(page);
  const heart = page.getByRole('button', { name: 'Save', exact: true }).nth(2);
  // By hand: a list that only came into view by itself would go to its top [SHELL-9].
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => window.scrollY >= 300);
  await heart.scrollIntoViewIfNeeded();
  const listing = await heart.getAttribute('aria-describedby');
  const name = await page.locator(`[id="${listing ?? ''}"]`).textContent();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(300);
  await heart.click();
  await dialog(page, 'Login').getByText('Log in to save this home.').waitFor();
  await dialog(page, 'Login').getByRole('button', { name: 'Sign up' }).click();
  const signUp = dialog(page, 'Sign up');
  await signUp.getByText('Sign up to save this home.').waitFor();
  let fields = await signUp.getByRole('textbox').count();
  await signUp.getByLabel('Username').fill('Asha Devi');
  await signUp.getByLabel('Email').fill(email);
  await signUp.getByLabel('Mobile number').fill(phone);
  await signUp.getByLabel('Password', { exact: true }).fill('first-password');
  await signUp.getByRole('button', { name: 'Sign up' }).click();
  const verify = dialog(page, 'Verify Mobile Number');
  await verify.waitFor();
  fields += await verify.getByRole('textbox').count();
  // Playwright counts a password as a text box; so does a person.
  expect(fields).toBeLessThanOrEqual(6);
  await verify.getByLabel('OTP').fill(await codeFor(site.server.dataDir, email, 1));
  await verify.getByRole('button', { name: 'Verify', exact: true }).click();
  await page.waitForURL(/\/dashboard/);
  await page.getByText(`${name ?? ''} is saved.`).waitFor();

  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await page.waitForURL(list);
  const saved = page.getByRole('button', { name: 'Save', exact: true, pressed: true });
  await saved.first().waitFor();
  expect(await saved.count()).toBe(1);
  await page.waitForFunction((place) => Math.abs(window.scrollY - place) < 150, scrolled);
  // After the 500 ms in which a list that was arrived at goes to its top.
  await page.waitForTimeout(1000);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(150);
  expect(problems).toEqual([]);
  await context.close();
});

it('shows the number that the login was for, one press after it [PLIST-14, AUTH-2]', async () => {
  const { page, context, problems } = await cleanPage(site.browser);
  await page.goto(`${site.server.origin}/properties?city=Renigunta`);
  await page.getByRole('button', { name: 'View Number' }).first().click();
  await dialog(page, 'Login').getByText('Log in to see the agent’s number.').waitFor();
  await fillLogin(page, { phone: saver.phone, password: 'first-password' });
  await submitLogin(page).click();
  await page.waitForURL(/\/dashboard/);
  await page.getByText('You can see the number now.').waitFor();
  await page.getByRole('link', { name: /^Continue to/ }).click();
  await page.waitForURL(/\/properties-listing\?id=/);
  await page
    .getByRole('link', { name: /^\+91 / })
    .first()
    .waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

it('shows the devices of an account, logs one out and changes the password, at every width and by keyboard [AUTH-7, AUTH-9, AUTH-10]', async () => {
  const { page, context, problems } = await cleanPage(site.browser);
  const [before, next] = [password, `${password}-next`];
  const signIn = async (typed: string) => {
    const answer = await fetch(`${site.server.origin}/api/users/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0' },
      body: JSON.stringify({ countryCode: '91', username: member.phone, password: typed }),
    });
    return answer.status;
  };
  expect(await signIn(before)).toBe(200);
  await page.goto(site.server.origin);
  await logIn(page, { phone: member.phone, password: before });
  await page.waitForURL(/\/dashboard/);
  await page.goto(`${site.server.origin}/dashboard?tab=profile`);

  const section = page.getByRole('region', { name: 'Sign-in and devices' });
  await section.getByText('This device').waitFor();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  const phones = section.getByRole('listitem').filter({ hasText: 'Chrome on Android' });
  const many = await phones.count();
  await phones
    .first()
    .getByRole('button', { name: /^Log out/ })
    .focus();
  await page.keyboard.press('Enter');
  await until(async () => expect(await phones.count()).toBe(many - 1));
  await section.getByText('Chrome on Android is logged out.').waitFor();

  await section.getByLabel('Current password', { exact: true }).fill(before);
  await section.getByLabel('New password', { exact: true }).fill(next);
  await section.getByLabel('Confirm new password', { exact: true }).fill(next);
  await page.keyboard.press('Enter');
  await section.getByText('Your password is changed.').waitFor();
  password = next;
  expect([await signIn(before), await signIn(next)]).toEqual([400, 200]);
  expect(problems).toEqual([]);
  await context.close();
});

it('leaves nothing in browser storage once the server no longer knows the session [ERR-2]', async () => {
  const { page, context } = await cleanPage(site.browser);
  await page.goto(site.server.origin);
  await page.evaluate(() => {
    localStorage.setItem('Authorization', 'a token of long ago');
    localStorage.setItem('user', JSON.stringify({ _id: 'u1', username: 'Meena Rao' }));
    localStorage.setItem('selecteduser1', JSON.stringify({ _id: 'p1', name: 'Flat' }));
    for (const area of [localStorage, sessionStorage]) area.setItem('of another script', 'x');
  });
  await page.goto(`${site.server.origin}/dashboard`);
  await page.waitForURL(/\/home$/);
  await page.getByRole('button', { name: 'Login', exact: true }).first().waitFor();
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([[], []]);
  await context.close();
});

import type { Locator, Page } from 'playwright-core';
import type { EndpointName } from '@/contract/endpoints';
import { dialog, fillLogin, fillSignUp, openLogin } from '../login';
import { button, heading, main, retry, unless404, type Scenario } from './scenario';

const openSignUp = async (page: Page) => {
  await openLogin(page);
  await fillSignUp(page, {
    username: 'Meena Rao',
    email: 'meena@example.in',
    phone: '9123456780',
    password: 'first-password',
  });
};
const openForgot = async (page: Page) => {
  await openLogin(page);
  await dialog(page, 'Login')
    .getByRole('button', { name: /forgot/i })
    .click();
  await dialog(page, 'Forgot password').getByRole('textbox').first().fill('meena@example.in');
};
/** A code is asked for and, it is said, sent. */
async function codeSent(page: Page, path: string, form: Locator): Promise<void> {
  const pattern = `**/api/${path}`;
  await page.route(pattern, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: { id: '23edd2898c2988b856971e52', email: 'meena@example.in' } })
      : route.fallback(),
  );
  await form.locator('button[type="submit"]').click();
}
const submit = (page: Page, name: string) => dialog(page, name).locator('button[type="submit"]');
const holds = async (field: Locator, typed: string) => (await field.inputValue()) === typed;

/** A form of the account dialog. A login that succeeds leads to the dashboard. */
const accountForm = (
  name: string,
  ready: (page: Page) => Promise<void>,
  kept: (form: Locator) => Promise<boolean>,
  shown: (page: Page) => Locator,
): Scenario => ({
  path: () => '/contact',
  anonymous: true,
  ready,
  cause: (page) => submit(page, name).click(),
  way: (page) => submit(page, name),
  kept: (page) => kept(dialog(page, name)),
  shown,
});
const dashboard = (page: Page) => heading(page).filter({ hasText: /Welcome/ });

const openProfile = async (page: Page) => {
  await main(page).getByLabel('Name', { exact: true }).waitFor();
};
/** One pixel. */
const PICTURE = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Accounts, the profile and enquiries. */
export const ACCOUNT = {
  getCurrentUser: {
    as: 'user',
    path: () => '/contact',
    way: (page) => main(page).getByRole('link'),
    shown: (page) => heading(page).filter({ hasText: 'Contact' }),
  },
  signIn: accountForm(
    'Login',
    async (page) => {
      await openLogin(page);
      await fillLogin(page);
    },
    (form) => holds(form.getByLabel('Mobile number'), '9000000001'),
    dashboard,
  ),
  signUp: accountForm(
    'Sign up',
    openSignUp,
    (form) => holds(form.getByLabel('Username'), 'Meena Rao'),
    (page) => dialog(page, 'Verify Mobile Number').getByLabel('OTP'),
  ),
  validateOtp: accountForm(
    'Verify Mobile Number',
    async (page) => {
      await openSignUp(page);
      await codeSent(page, 'users', dialog(page, 'Sign up'));
      await dialog(page, 'Verify Mobile Number').getByLabel('OTP').fill('123456');
    },
    (form) => holds(form.getByLabel('OTP'), '123456'),
    dashboard,
  ),
  forgotPassword: accountForm(
    'Forgot password',
    openForgot,
    (form) => holds(form.getByRole('textbox').first(), 'meena@example.in'),
    (page) => dialog(page, 'Reset password').getByLabel('OTP'),
  ),
  setPassword: accountForm(
    'Reset password',
    async (page) => {
      await openForgot(page);
      await codeSent(page, 'users/forgotPassword', dialog(page, 'Forgot password'));
      const form = dialog(page, 'Reset password');
      await form.getByLabel('OTP').fill('123456');
      await form.getByLabel('New password', { exact: true }).fill('second-password');
      await form.getByLabel('Confirm password', { exact: true }).fill('second-password');
    },
    (form) => holds(form.getByLabel('New password', { exact: true }), 'second-password'),
    dashboard,
  ),
  getProfile: {
    as: 'agent',
    path: () => '/dashboard?tab=profile',
    way: retry,
    shown: (page) => button(page, 'Save profile'),
  },
  updateProfile: {
    as: 'user',
    path: () => '/dashboard?tab=profile',
    ready: async (page) => {
      await openProfile(page);
      await main(page).getByLabel('Name', { exact: true }).fill('Ravi K');
      await main(page).getByLabel('Male', { exact: true }).check();
      await main(page)
        .getByLabel(/date of birth/i)
        .fill('1990-05-17');
    },
    cause: (page) => button(page, 'Save profile').click(),
    way: (page) => button(page, 'Save profile'),
    kept: (page) => holds(main(page).getByLabel('Name', { exact: true }), 'Ravi K'),
    shown: (page) => page.getByText('Profile Updated successfully'),
  },
  uploadProfilePicture: {
    as: 'user',
    ownClock: true,
    path: () => '/dashboard?tab=profile',
    ready: async (page) => {
      await openProfile(page);
      await main(page).getByLabel('Name', { exact: true }).fill('Ravi K');
    },
    cause: (page) => main(page).locator('input[type="file"]').setInputFiles(PICTURE),
    words: (fault) => ['Failed to upload file', ...unless404('')(fault)],
    // A picture that is too large is so the next time as well.
    way: (page, fault) => (fault === 'status 413' ? button(page, 'Change picture') : retry(page)),
    kept: (page) => holds(main(page).getByLabel('Name', { exact: true }), 'Ravi K'),
    shown: (page) => page.getByText('File uploaded successfully'),
  },
  sendEnquiry: {
    path: () => '/contact',
    ready: async (page) => {
      const field = page.getByLabel('Your e-mail address for the newsletter');
      await field.scrollIntoViewIfNeeded();
      await field.fill('meena@example.in');
    },
    cause: (page) => page.getByRole('button', { name: 'Subscribe' }).click(),
    words: unless404('Your request could not be sent. Please call or write to us instead.'),
    way: (page) => page.getByRole('button', { name: 'Subscribe' }),
    kept: (page) => holds(page.getByLabel('Your e-mail address for the newsletter'), 'meena@example.in'),
    shown: (page) => page.getByText('Your request was sent.'),
  },
} satisfies Partial<Record<EndpointName, Scenario>>;

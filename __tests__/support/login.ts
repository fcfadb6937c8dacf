import type { Locator, Page } from 'playwright-core';

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
export const openLogin = (page: Page) => page.getByRole('button', { name: 'Login', exact: true }).first().click();

/** The demo's agent. */
export const DEMO_AGENT = { phone: '9000000001', password: 'Gruham@2026' } as const;
interface Account {
  readonly phone: string;
  readonly password: string;
}

/** Types mobile number and password into the login that is open. */
export async function fillLogin(page: Page, { phone, password }: Account = DEMO_AGENT): Promise<void> {
  await dialog(page, 'Login').getByLabel('Mobile number').fill(phone);
  await dialog(page, 'Login').getByLabel('Password', { exact: true }).fill(password);
}
export const submitLogin = (page: Page) => dialog(page, 'Login').getByRole('button', { name: 'Login', exact: true });

/** Sends a login, right or wrong. */
export async function logIn(page: Page, account?: Account): Promise<void> {
  await openLogin(page);
  await fillLogin(page, account);
  await submitLogin(page).click();
}

/** From the login that is open to signing up; types who somebody is, and answers the dialog. */
export async function fillSignUp(
  page: Page,
  { username, email, phone, password }: Account & { readonly username: string; readonly email: string },
): Promise<Locator> {
  await dialog(page, 'Login').getByRole('button', { name: 'Sign up' }).click();
  const form = dialog(page, 'Sign up');
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Mobile number').fill(phone);
  await form.getByLabel('Password', { exact: true }).fill(password);
  return form;
}

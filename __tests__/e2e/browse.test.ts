import type { Page } from 'playwright-core';
import { cleanPage } from '../support/browser';
import { listCount } from '../support/listCount';
import { walkTo } from '../support/hands/walk';
import { liveSite } from '../support/liveSite';
import { patient } from '../support/patience';
import { takenOver } from '../support/takenOver';

jest.setTimeout(patient(90_000));

const site = liveSite();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.getByRole('article');
const PRICE = /₹([\d.]+) (?:Cr|L)/;
/** The first price in a text, in its own unit; NaN without one. */
const priceIn = (text: string) => Number(PRICE.exec(text)?.[1]);
/** The price on a listing's page, which tells one digit more than its card. */
const detailPrice = async (page: Page) => priceIn(await page.getByRole('main').getByText(PRICE).first().innerText());

describe('a person with a clean browser', () => {
  it('finds Home full, searches Tirupati, filters, reads a listing and shares it [ROUTE-1, ROUTE-2, ROUTE-5, ROUTE-17, HOME-1, HOME-4, PLIST-3, PLIST-6, PDET-2, PDET-3]', async () => {
    const { page, context, problems } = await cleanPage(site.browser, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.goto(site.server.origin);
    for (const name of [
      'In Spotlight',
      'Trending Projects',
      'Top projects',
      'Top Builders/Developers',
      'Recommended Realtors',
      'Featured Collections',
      'News & Articles',
    ]) {
      await page.getByRole('heading', { name, exact: true }).waitFor();
    }
    await takenOver(page);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL(/\/properties\?city=Tirupati$/);
    const all = await listCount(page);
    expect(all).toBeGreaterThan(300);

    const choices: [string, string, RegExp][] = [
      ['Property type', 'Flat/Apartment', /Flat\/Apartment/],
      ['BHK type', '2 BHK', /2 BHK/],
      ['Possession status', 'Ready to move', /Ready to move/],
    ];
    let before = all;
    for (const [label, option, inCard] of choices) {
      await page.getByLabel(label).selectOption({ label: option });
      await expect(countBelow(page, before)).resolves.toBeLessThan(before);
      before = await listCount(page);
      expect(await cards(page).first().innerText()).toMatch(inCard);
    }
    const filtered = page.url();

    const first = cards(page).first();
    const price = priceIn(await first.innerText());
    await first.getByRole('link').first().click();
    await page.waitForURL(/\/properties-listing\?id=[0-9a-f]+$/);
    // The address is the listing's before the screen is.
    const share = page.getByRole('button', { name: 'Share' });
    await share.waitFor();
    const headline = await heading(page).innerText();
    expect(await detailPrice(page)).toBeCloseTo(price, 1);
    await share.click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(page.url());

    await page.goBack();
    await page.waitForURL(filtered);
    expect(await listCount(page)).toBe(before);
    await page.goBack();
    await page.getByRole('heading', { name: 'In Spotlight' }).waitFor();

    const other = await cleanPage(site.browser);
    await other.page.goto(link);
    await heading(other.page).filter({ hasText: headline }).waitFor();
    expect(problems).toEqual([]);
    expect(other.problems).toEqual([]);
    await context.close();
    await other.context.close();
  });

  it('logs in with a demo account, is greeted, and logs out [AUTH-1, AUTH-2, AUTH-9, AUTH-10, ROUTE-14, SHELL-2, SHELL-3, SHELL-12]', async () => {
    const { page, context } = await cleanPage(site.browser);
    await page.goto(`${site.server.origin}/dashboard`);
    await page.waitForURL(/\/home$/);
    const dialog = page.getByRole('dialog', { name: 'Login' });
    await dialog.getByText('Log in to open your dashboard.').waitFor();
    const submit = dialog.getByRole('button', { name: 'Login', exact: true });
    await dialog.getByLabel('Mobile number').fill('9000000001');
    expect(await submit.isDisabled()).toBe(true);
    await dialog.getByLabel('Password', { exact: true }).fill('wrong');
    await submit.click();
    await dialog.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill('Gruham@2026');
    await submit.click();
    await page.waitForURL(/\/dashboard$/);
    await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['Authorization', 'user']);
    await page
      .getByRole('link', { name: /Post property/i })
      .first()
      .waitFor();

    // What the HTML preloads was asked by nobody: a logged-in reader must still get the owner's number.
    const rows = (await (await fetch(`${site.server.origin}/api/property?city=Renigunta`)).json()) as { _id: string }[];
    await page.goto(`${site.server.origin}/properties-listing?id=${rows[0]?._id ?? ''}`);
    await page.locator('a[href^="tel:"]', { hasText: 'Call Agent' }).first().waitFor();

    await page.getByRole('button', { name: 'Lakshmi Naidu' }).first().click();
    await page
      .getByRole('menuitem', { name: 'Logout' })
      .or(page.getByRole('button', { name: 'Logout' }))
      .first()
      .click();
    await page.waitForURL(/\/home$/);
    await page.getByRole('button', { name: 'Login', exact: true }).first().waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['selecteduser1']);
    await context.close();
  });

  it('sees headline, price and main picture of a listing at once, though its call never answers [PDET-3, STORE-2]', async () => {
    const { page, context } = await cleanPage(site.browser);
    await page.route('**/api/property/propertyDetailsByUser*', () => undefined);
    await page.goto(`${site.server.origin}/properties?city=Tirupati`);
    const first = cards(page).first();
    await first.waitFor();
    const text = await first.innerText();
    const headline = (await first.getByRole('heading').first().innerText()).split(', ').at(-1) ?? 'none';
    await first.getByRole('link').first().click();
    await heading(page).filter({ hasText: headline }).waitFor();
    const main = page.getByRole('main');
    expect(await detailPrice(page)).toBeCloseTo(priceIn(text), 1);
    await main.locator('img').first().waitFor();
    expect(
      await main
        .locator('img')
        .first()
        .evaluate((img: HTMLImageElement) => img.currentSrc),
    ).toContain('/uploads/');
    // The gallery's script comes when somebody is about to open it.
    const scripts = () => performance.getEntriesByType('resource').map(({ name }) => name);
    expect((await page.evaluate(scripts)).filter((name) => name.includes('/assets/gallery.'))).toEqual([]);
    await context.close();
  });

  it('is told what happened, and offered Retry, on every screen when the API is down [ERR-5, HOME-13, PLIST-17, AGENT-9]', async () => {
    const { page, context } = await cleanPage(site.browser);
    await page.route('**/api/**', (route) => route.abort());
    // A page that is loaded may come finished: the app asks for what is opened from there.
    await page.goto(`${site.server.origin}/contact`);
    for (const path of [
      '/home',
      '/properties',
      '/projects',
      '/realestateagents',
      '/buildersdevelopers',
      '/properties-listing?id=abc',
      '/properties-listing-one?id=abc',
      '/agentdetails/abc',
    ]) {
      await walkTo(page, path);
      await page.getByRole('button', { name: 'Retry' }).first().waitFor();
    }
    await context.close();
  });

  it('gets the words of a page not found, and a way home [ROUTE-16]', async () => {
    const { page, context } = await cleanPage(site.browser);
    const answer = await page.goto(`${site.server.origin}/no-such-page`);
    expect(answer?.status()).toBe(404);
    await heading(page).filter({ hasText: 'Page not found' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: /home/i }).first().click();
    await page.getByRole('heading', { name: 'In Spotlight' }).waitFor();
    await context.close();
  });
});

/** Waits until the heading's count is below `before`. */
async function countBelow(page: Page, before: number): Promise<number> {
  for (let tries = 0; tries < patient(50); tries += 1) {
    const now = await listCount(page);
    if (now < before) return now;
    await page.waitForTimeout(100);
  }
  return listCount(page);
}

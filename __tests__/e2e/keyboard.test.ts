import type { Page } from 'playwright-core';
import { cleanPage } from '../support/browser';
import { focusComesTo, hasFocus, tabTo } from '../support/keys';
import { listCount } from '../support/listCount';
import { liveSite } from '../support/liveSite';
import { patient } from '../support/patience';
import { takenOver } from '../support/takenOver';

jest.setTimeout(patient(90_000));

/** People with no mouse: nothing here clicks, or moves the focus by script. */
const site = liveSite();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
/** The link over the card of this place in a list. */
const cardLink = (page: Page, index = 0) => main(page).getByRole('article').nth(index).getByRole('link').first();

it('searches, filters, sorts, reads a listing, looks at its pictures and comes back [ROUTE-17, ROUTE-18, HOME-1, HOME-14, PLIST-3, PLIST-18, PDET-1, PDET-2, SHELL-12]', async () => {
  const { page, context, problems } = await cleanPage(site.browser, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto(site.server.origin, { waitUntil: 'networkidle' });
  await takenOver(page);
  await tabTo(page, page.getByRole('search').getByLabel('Place, project, type or budget'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('tirup');
  const suggestions = page.getByRole('listbox', { name: 'Place, project, type or budget' });
  // What the server understood; before it answers, other places stand there.
  await suggestions.getByRole('group', { name: 'Places' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  expect(await suggestions.getByRole('option', { selected: true }).innerText()).toMatch(/Tirupati/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/properties\?city=Tirupati/);
  const all = await listCount(page);
  await focusComesTo(page, heading(page));

  await tabTo(page, main(page).getByLabel('Sort').filter({ visible: true }));
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/sort=/);
  await tabTo(page, main(page).getByLabel('Property type'));
  await page.keyboard.type('Flat');
  await page.waitForURL(/Flat/);
  const flats = await listCount(page);
  expect(flats).toBeLessThan(all);
  await tabTo(page, main(page).getByLabel('BHK type'));
  await page.keyboard.type('2');
  await page.waitForURL(/bhkType=2/i);
  await listCount(page);
  const budget = main(page).getByLabel('Budget', { exact: true });
  await tabTo(page, budget);
  // Down the bands to the first that holds something.
  let found = 0;
  for (let bands = 0; bands < 6 && found === 0; bands += 1) {
    const before = page.url();
    await page.keyboard.press('ArrowDown');
    await page.waitForURL((url) => url.href !== before);
    found = await listCount(page);
  }
  expect(found).toBeLessThan(flats);
  expect(found).toBeGreaterThan(0);
  // A choice leaves the focus where it was made.
  expect(await hasFocus(budget)).toBe(true);
  const list = page.url();
  expect(list).toMatch(/sort=/);

  await tabTo(page, cardLink(page));
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/properties-listing\?id=/);
  await heading(page).filter({ hasText: /\S/ }).waitFor();
  await page.waitForLoadState('networkidle');
  await focusComesTo(page, heading(page));

  // The pictures lie before the heading.
  const picture = main(page).getByRole('button', { name: /^Open picture 1 of/ });
  await tabTo(page, picture, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const gallery = page.getByRole('dialog');
  await gallery.getByText(/^Picture 1 of/).waitFor();
  await page.keyboard.press('ArrowRight');
  await gallery.getByText(/^Picture 2 of/).waitFor();
  await page.keyboard.press('Escape');
  await gallery.waitFor({ state: 'detached' });
  expect(await hasFocus(picture)).toBe(true);

  const save = main(page).getByRole('button', { name: 'Save' }).first();
  await tabTo(page, save);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Login' }).getByLabel('Mobile number').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await focusComesTo(page, save);
  await tabTo(page, main(page).getByRole('button', { name: 'Share' }));
  await page.keyboard.press('Space');
  await page.waitForFunction(async () => (await navigator.clipboard.readText()) === location.href);
  await tabTo(page, main(page).getByRole('tab', { name: 'Overview' }));
  await page.keyboard.press('ArrowRight');
  await main(page).getByRole('tab', { name: 'Amenities', selected: true }).waitFor();
  await main(page).getByRole('tabpanel', { name: 'Amenities' }).waitFor();

  await page.goBack();
  await page.waitForURL(list);
  expect(await listCount(page)).toBe(found);
  await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 4, scrolled);
  expect(await main(page).getByLabel('BHK type').inputValue()).not.toBe('');
  expect(problems).toEqual([]);
  await context.close();
});

it('reads a project: sections, floor plans, and on to its lead form [JDET-2, JDET-4, JDET-8, JDET-9]', async () => {
  const { page, context, problems } = await cleanPage(site.browser);
  await page.goto(`${site.server.origin}/projects`, { waitUntil: 'networkidle' });
  await takenOver(page);
  await tabTo(page, cardLink(page));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/properties-listing-one\?id=/);
  await page.waitForLoadState('networkidle');
  const sections = page.getByRole('navigation', { name: 'Sections of this project' });
  await tabTo(page, sections.getByRole('link', { name: 'Floor plans' }));
  await page.keyboard.press('Enter');
  const plans = page.locator('#floor-plans');
  await focusComesTo(page, plans);
  // What it led to comes to rest below the sticky rows.
  await page.waitForFunction(async () => {
    const from = window.scrollY;
    await new Promise((resolve) => setTimeout(resolve, 300));
    return window.scrollY === from;
  });
  const title = await plans.getByRole('heading', { level: 2 }).boundingBox();
  const row = await sections.boundingBox();
  expect(title?.y).toBeGreaterThanOrEqual((row?.y ?? Infinity) + (row?.height ?? 0) - 1);
  expect(title?.y).toBeLessThan(400);
  await page.keyboard.press('Tab');
  const first = plans.getByRole('tab').first();
  expect(await hasFocus(first)).toBe(true);
  if ((await plans.getByRole('tab').count()) > 1) {
    await page.keyboard.press('ArrowRight');
    expect(await hasFocus(plans.getByRole('tab').nth(1))).toBe(true);
    expect(await plans.getByRole('tab').nth(1).getAttribute('aria-selected')).toBe('true');
  }
  const plan = plans.getByRole('button', { name: /^Open floor plan 1/ });
  await tabTo(page, plan);
  await page.keyboard.press('Space');
  await page
    .getByRole('dialog')
    .getByText(/^Picture 1 of/)
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await hasFocus(plan)).toBe(true);

  const request = page
    .getByRole('complementary', { name: 'Contact' })
    .getByRole('button', { name: /login to request/i });
  await tabTo(page, request);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Login' }).getByLabel('Mobile number').waitFor();
  await page.keyboard.press('Escape');
  await focusComesTo(page, request);
  expect(problems).toEqual([]);
  await context.close();
});

it('goes from the realtors to one of them and to a listing of hers [AGENT-2, AGENT-10]', async () => {
  const { page, context, problems } = await cleanPage(site.browser);
  await page.goto(site.server.origin, { waitUntil: 'networkidle' });
  await takenOver(page);
  await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Realtors' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/realestateagents/);
  await cardLink(page).waitFor();
  await focusComesTo(page, heading(page));
  await tabTo(page, main(page).getByLabel('Language'));
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/language=/);
  await tabTo(page, cardLink(page));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/agentdetails\//);
  await page.waitForLoadState('networkidle');
  await focusComesTo(page, heading(page));
  await tabTo(page, main(page).locator('a[href*="/properties-listing?id="]'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/properties-listing\?id=/);
  await focusComesTo(page, heading(page));
  expect(problems).toEqual([]);
  await context.close();
});

it('reads about a builder, and opens a project of theirs [BUILD-2, BUILD-4, BUILD-5]', async () => {
  const { page, context, problems } = await cleanPage(site.browser);
  await page.goto(`${site.server.origin}/buildersdevelopers`, { waitUntil: 'networkidle' });
  await takenOver(page);
  await tabTo(page, main(page).getByLabel("Builder's name"));
  const name = (await main(page).getByRole('article').nth(1).getByRole('heading').first().innerText()).trim();
  await page.keyboard.type(name);
  await main(page)
    .getByRole('status')
    .filter({ hasText: /^1 builder$/ })
    .waitFor();
  const more = main(page).getByRole('link', { name: 'Know more' });
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(name).first().waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await focusComesTo(page, more);
  await tabTo(page, main(page).locator('a[href*="/properties-listing-one?id="]'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/properties-listing-one\?id=/);
  await focusComesTo(page, heading(page));
  expect(problems).toEqual([]);
  await context.close();
});

it('opens, closes and uses the menu of a phone [SHELL-1, SHELL-12]', async () => {
  const { page, context, problems } = await cleanPage(site.browser, { viewport: { width: 360, height: 800 } });
  await page.goto(site.server.origin, { waitUntil: 'networkidle' });
  await takenOver(page);
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await panel.getByRole('link', { name: 'Projects' }).waitFor();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await focusComesTo(page, menu);
  await page.keyboard.press('Space');
  await tabTo(page, panel.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await panel.waitFor({ state: 'detached' });
  await focusComesTo(page, menu);
  await page.keyboard.press('Enter');
  await tabTo(page, panel.getByRole('link', { name: 'Projects' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/projects/);
  await panel.waitFor({ state: 'detached' });
  await heading(page).filter({ hasText: /\d/ }).waitFor();
  await focusComesTo(page, heading(page));
  await tabTo(page, menu, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, panel.getByRole('button', { name: 'Login' }));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Login' }).getByLabel('Mobile number').waitFor();
  await page.keyboard.press('Escape');
  await focusComesTo(page, menu);
  expect(problems).toEqual([]);
  await context.close();
});

it('skips to the content with the first press of Tab', async () => {
  const { page, context } = await cleanPage(site.browser);
  await page.goto(`${site.server.origin}/properties?city=Tirupati`);
  await listCount(page);
  await takenOver(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  expect(await hasFocus(skip)).toBe(true);
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  expect(await hasFocus(main(page))).toBe(true);
  expect(page.url()).not.toContain('#');
  await page.keyboard.press('Tab');
  expect(await main(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await context.close();
});

it('sets two listings side by side', async () => {
  const { page, context, problems } = await cleanPage(site.browser);
  await page.goto(`${site.server.origin}/properties?city=Tirupati`, { waitUntil: 'networkidle' });
  await takenOver(page);
  for (const index of [0, 1]) {
    const toggle = main(page).getByRole('article').nth(index).getByRole('button', { name: 'Compare' });
    await tabTo(page, toggle);
    await page.keyboard.press('Space');
    expect(await toggle.getAttribute('aria-pressed')).toBe('true');
  }
  // Backwards, over the page's beginning to its end: the list is long.
  const bar = page.getByRole('complementary', { name: 'Comparison' });
  await tabTo(page, bar.getByRole('link', { name: 'Compare (2)' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/compare\?ids=/);
  const table = main(page).getByRole('table');
  await table.waitFor();
  await focusComesTo(page, heading(page));
  expect(await table.getByRole('columnheader').count()).toBeGreaterThanOrEqual(3);
  const remove = main(page).getByRole('button', { name: /^Remove/ });
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => !location.search.includes(','));
  expect(problems).toEqual([]);
  await context.close();
});

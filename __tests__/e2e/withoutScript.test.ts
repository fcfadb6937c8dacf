import type { Page } from 'playwright-core';
import { cleanPage } from '../support/browser';
import { liveSite } from '../support/liveSite';
import { patient } from '../support/patience';

jest.setTimeout(patient(120_000));

/** The pages as a browser shows them that runs no script. */
const site = liveSite();
const at = (path: string) => site.server.origin + path;
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 }).first().textContent();
const inside = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** The first rendering of a screen may come too late on a busy machine; then its page comes bare. */
async function open(page: Page, path: string) {
  for (let tries = 0; tries < 20; tries += 1) {
    await page.goto(at(path));
    if ((await page.locator('#answers').count()) > 0) return;
  }
  throw new Error(`${path} is never rendered by the server.`);
}

describe('without a script', () => {
  it.each([360, 1280])(
    'one searches, filters, sorts and pages on to a listing at %i px [HOME-2, HOME-3, PLIST-1, PLIST-18]',
    async (width) => {
      const { page, context } = await cleanPage(site.browser, {
        javaScriptEnabled: false,
        viewport: { width, height: 800 },
      });
      for (const path of [
        '/properties',
        '/properties?sort=priceUp',
        '/projects',
        '/realestateagents',
        '/buildersdevelopers',
      ])
        await open(page, path);

      await open(page, '/');
      expect(await inside(page)).toBe(true);
      await page
        .getByRole('combobox', { name: /where/i })
        .or(page.locator('input[name=city]'))
        .first()
        .fill('Tirupati');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      expect(new URL(page.url()).search).toBe('?city=Tirupati');

      await page.goto(at('/'));
      await page.getByRole('button', { name: 'Flat/Apartment' }).click();
      expect(new URL(page.url()).searchParams.get('selectedSubtype')).toBe('Flat/Apartment');
      expect(await inside(page)).toBe(true);

      if (width < 1024) await page.getByRole('link', { name: /^Show Filters/ }).click();
      const filters = page.getByRole('complementary', { name: 'Filters' });
      await filters.getByLabel('BHK type').selectOption('2 BHK');
      await filters.getByLabel('Budget', { exact: true }).selectOption('50L-1Cr');
      await filters.getByRole('button', { name: 'Show results' }).click();
      expect(await titleOf(page)).toContain('2 BHK');
      expect(new URL(page.url()).searchParams.get('selectedSubtype')).toBe('Flat/Apartment');

      await page.getByLabel('Sort').locator('visible=true').selectOption('Price: low to high');
      await page.getByRole('button', { name: 'Sort' }).click();
      expect(new URL(page.url()).searchParams.get('sort')).toBe('priceUp');
      expect(await titleOf(page)).toContain('2 BHK');
      expect(await page.getByRole('article').count()).toBeGreaterThan(0);

      await page.goto(at('/properties'));
      const cards = page.getByRole('article');
      const first = await cards.count();
      await page.getByRole('link', { name: 'Show more' }).click();
      await cards.nth(first).waitFor();
      const name = await cards.nth(first).getByRole('heading').textContent();
      await cards.nth(first).getByRole('heading').getByRole('link').click();
      expect(name).toContain(await titleOf(page));
      for (const part of ['Amenities', 'Locality'])
        expect(await page.getByRole('region', { name: part }).isVisible()).toBe(true);
      expect(
        await page
          .getByRole('group', { name: /^Pictures of/ })
          .locator('img')
          .first()
          .isVisible(),
      ).toBe(true);
      expect(await inside(page)).toBe(true);
      await context.close();
    },
  );

  it('one pages on through a list in Telugu [PLIST-6]', async () => {
    const { page, context } = await cleanPage(site.browser, { javaScriptEnabled: false });
    await open(page, '/te/properties');
    const cards = page.getByRole('article');
    const first = await cards.count();
    await page.locator('a[href*="page=2"]').click();
    await cards.nth(first).waitFor();
    expect(new URL(page.url()).pathname).toBe('/te/properties');
    await context.close();
  });

  it('one finds an agent, a builder and a project, and reads news and how to make contact [AGENT-10, BUILD-5]', async () => {
    const { page, context } = await cleanPage(site.browser, { javaScriptEnabled: false });
    await open(page, '/realestateagents');
    const agent = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? '';
    await page.getByLabel('Name').fill(agent);
    await page.getByRole('button', { name: 'Show realtors' }).click();
    expect(await page.getByRole('article').count()).toBe(1);
    await page.getByRole('article').getByRole('link', { name: agent }).first().click();
    expect(await titleOf(page)).toBe(agent);

    await open(page, '/buildersdevelopers');
    const builder = (await page.getByRole('article').first().getByRole('heading', { level: 2 }).textContent()) ?? '';
    await page.getByLabel("Builder's name").fill(builder);
    await page.getByRole('button', { name: 'Show builders' }).click();
    await page.getByRole('link', { name: 'Know more' }).first().click();
    expect(await titleOf(page)).toBe(builder);

    await open(page, '/projects');
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    expect(await page.getByRole('heading', { name: 'Amenities' }).isVisible()).toBe(true);

    await open(page, '/');
    await page.getByRole('link', { name: /TUDA/ }).first().click();
    expect(await titleOf(page)).toContain('TUDA');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    expect(await titleOf(page)).toBe('Contact');
    // What a press could not do is not there to be pressed.
    expect(await page.locator('button:not([type=submit]):not(:has(img))').locator('visible=true').count()).toBe(0);
    await context.close();
  });

  it('a screen that needs one says so, and leads home [ROUTE-14]', async () => {
    const { page, context } = await cleanPage(site.browser, { javaScriptEnabled: false });
    for (const [language, words, home] of [
      ['', 'Gruham needs JavaScript', '/'],
      ['/te', 'జావాస్క్రిప్ట్', '/te'],
    ] as const) {
      await page.goto(at(`${language}/dashboard`));
      const says = page.locator('noscript p');
      expect(await says.textContent()).toContain(words);
      expect((await says.boundingBox())?.x).toBeGreaterThan(16);
      await page.getByRole('link', { name: 'Gruham' }).click();
      expect(new URL(page.url()).pathname).toBe(home);
    }
    await context.close();
  });
});

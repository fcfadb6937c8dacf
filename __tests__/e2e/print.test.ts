import type { Page } from 'playwright-core';
import { paths } from '@/domain/paths';
import { cleanPage } from '../support/browser';
import { settled, walkTo } from '../support/hands/walk';
import { liveSite } from '../support/liveSite';
import { patient } from '../support/patience';

jest.setTimeout(patient(120_000));

const site = liveSite();

/** How many sheets the page takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true });
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}

describe('on paper', () => {
  it('a listing is one sheet with its price, its address and a code of it, and without what is pressed [PDET-3, PDET-6]', async () => {
    const { page, problems } = await cleanPage(site.browser);
    const address = paths.property(await site.firstId('property?city=Tirupati'));
    await page.goto(site.server.origin + address);
    await settled(page);
    await page.locator('[data-print-foot]').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const foot = page.locator('[data-print-foot]');
    expect(await foot.innerText()).toContain(site.server.origin + address);
    expect(await foot.locator('img').isVisible()).toBe(true);
    for (const gone of ['header', 'footer', '[data-page-bar]', 'form', 'a:text("Call Agent")', 'button:text("Save")']) {
      expect([gone, await page.locator(gone).filter({ visible: true }).count()]).toEqual([gone, 0]);
    }
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(251, 248, 242)');
    expect(await sheets(page)).toBe(1);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it.each([720, 1280])(
    'a project %i px wide is printed with its plan, without what is pressed or was viewed [JDET-4, JDET-8]',
    async (width) => {
      const { page, problems } = await cleanPage(site.browser, { viewport: { width, height: 900 } });
      await page.goto(site.server.origin + paths.property(await site.firstId('property?city=Tirupati')));
      await settled(page);
      const address = paths.project(await site.firstId('projects?propertyType='));
      await walkTo(page, address);
      await page.locator('#floor-plans img').first().waitFor();
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('#floor-plans img').first().isVisible()).toBe(true);
      expect(await page.locator('#floor-plans').innerText()).toMatch(/Floor plans\s+\d BHK/);
      const foot = page.locator('[data-print-foot]');
      await foot.waitFor();
      expect(await foot.innerText()).toContain(site.server.origin + address);
      for (const gone of [
        '#brochure',
        '#share-your-details',
        'form',
        'h2:text("Recently viewed")',
        'button:text("Share")',
      ])
        expect([gone, await page.locator(gone).filter({ visible: true }).count()]).toEqual([gone, 0]);
      expect(problems).toEqual([]);
      await page.context().close();
    },
  );

  it('a list is rows without empty sheets [PLIST-7]', async () => {
    const { page } = await cleanPage(site.browser);
    await page.goto(site.server.origin);
    await walkTo(page, paths.properties({ city: 'Tirupati' }));
    const cards = await page.getByRole('article').count();
    // At least four rows on a sheet.
    expect(await sheets(page)).toBeLessThanOrEqual(Math.ceil(cards / 4));
    await page.context().close();
  });
});

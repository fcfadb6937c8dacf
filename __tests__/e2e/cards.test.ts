import type { Page } from 'playwright-core';
import { paths } from '@/domain/paths';
import { cleanPage } from '../support/browser';
import { liveSite } from '../support/liveSite';

const site = liveSite();

/** A screen in a window of so many px, when its cards are there and no picture is under way. */
async function seen(path: string, width: number, height: number) {
  const { page, context } = await cleanPage(site.browser, { viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(site.server.origin + path, { waitUntil: 'networkidle' });
  await page.getByRole('article').first().waitFor();
  return { page, context };
}
/** How far the shown picture's left edge is from the card's, px; null while there is none at that place. */
const shift = (page: Page, at: number) =>
  page
    .getByRole('article')
    .first()
    .locator('[data-pictures]')
    .evaluate((strip, index) => {
      const picture = strip.children[index]?.querySelector('img');
      return picture && picture.getBoundingClientRect().left - strip.getBoundingClientRect().left;
    }, at);

it.each([paths.properties(), paths.projects()])(
  'turns the pictures of a card by arrows that a mouse finds on it, at no cost before the first turn, at %s [PLIST-7, JLIST-4]',
  async (path) => {
    const { page, context } = await seen(path, 1280, 800);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const card = page.getByRole('article').first();
    const [previous, next] = ['Previous picture', 'Next picture'].map((name) => card.getByRole('button', { name }));
    expect(await next?.isVisible()).toBe(false);
    await card.hover({ position: { x: 20, y: 120 } });
    await next?.waitFor();
    expect(asked.filter((url) => /uploads|propertyDetailsByUser/.test(url))).toEqual([]);
    await next?.click();
    await card.getByText(/^2 \/ \d+$/).waitFor();
    await next?.click();
    await card.getByText(/^3 \/ \d+$/).waitFor();
    await previous?.click();
    await card.getByText(/^2 \/ \d+$/).waitFor();
    expect(await shift(page, 1)).toBe(0);
    // One press too many opens nothing.
    await previous?.click();
    await card.getByText(/^1 \/ \d+$/).waitFor();
    await previous?.click({ force: true });
    expect(new URL(page.url()).pathname).toBe(path);
    await context.close();
  },
);

it('names projects and their places whole on a phone [HOME-4]', async () => {
  const { page, context } = await seen('/', 360, 740);
  for (const title of ['In Spotlight', 'Trending Projects', 'Top projects']) {
    const cards = page.getByRole('region', { name: title }).getByRole('article');
    await cards.first().waitFor();
    const cut = await cards.evaluateAll((all) =>
      all.flatMap((card) =>
        [...card.querySelectorAll('h3, h3 + p')]
          .filter((line) => line.scrollWidth > line.clientWidth + 1 || line.scrollHeight > line.clientHeight + 2)
          .map((line) => line.textContent),
      ),
    );
    expect({ title, cut }).toEqual({ title, cut: [] });
  }
  await context.close();
});

it('leaves no fact of a card alone on a second line on a tablet [PLIST-7]', async () => {
  const { page, context } = await seen(paths.properties(), 768, 1024);
  const lines = await page.locator('article ul').evaluateAll((all) =>
    all.map((list) => {
      const tops = [...list.children].map((fact) => Math.round(fact.getBoundingClientRect().top));
      return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
    }),
  );
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter((facts) => facts.length > 1 && facts.at(-1) === 1)).toEqual([]);
  await context.close();
});

it('shows similar homes on a tablet in one row [PDET-7]', async () => {
  const id = await site.firstId('property?selectedSubtype=Villa&city=Tirupati');
  const { page, context } = await cleanPage(site.browser, { viewport: { width: 768, height: 1024 } });
  await page.goto(site.server.origin + paths.property(id), { waitUntil: 'networkidle' });
  const similar = page.getByRole('region', { name: 'Similar properties' }).getByRole('listitem');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await similar.nth(2).waitFor();
  const tops = await similar.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  await context.close();
});

it('says on a phone on its side what a list is ordered by, and begins a detail and its bar at one line [PLIST-18, PDET-6]', async () => {
  const { page, context } = await seen('/properties?city=Tirupati&bhkType=2&maxPrice=9000000', 740, 360);
  const order = page.locator('main select[name=sort]:visible');
  const room = await order.evaluate((select: HTMLSelectElement) => {
    const style = getComputedStyle(select);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) return -1;
    pen.font = style.font;
    const words = pen.measureText(select.selectedOptions[0]?.textContent ?? '').width;
    return select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - words;
  });
  expect(room).toBeGreaterThanOrEqual(0);
  await page.goto(site.server.origin + paths.property(await site.firstId('property?city=Tirupati')));
  const [tabs, chat] = [
    await page.locator('main [role="tablist"]').boundingBox(),
    await page.locator('[data-page-bar] :is(a, button)').first().boundingBox(),
  ];
  expect(Math.round(chat?.x ?? 0)).toBe(Math.round(tabs?.x ?? -1));
  await context.close();
});

it('ends what is chosen in Telugu, and the way to clear it, before a phone’s edge [PLIST-6, PLIST-9]', async () => {
  const { page, context } = await seen('/te/properties?city=Tirupati&bhkType=2', 360, 740);
  await page.evaluate(() => document.fonts.ready);
  const clear = await page.locator('main ul:has(button[aria-label]) > li:last-child').first().boundingBox();
  expect((clear?.x ?? 360) + (clear?.width ?? 0)).toBeLessThanOrEqual(350);
  await context.close();
});

it('begins a comparison soon on a phone, with buttons that hold their words on a tablet', async () => {
  const rows = (await (await fetch(`${site.server.origin}/api/property?city=Tirupati`)).json()) as { _id: string }[];
  const address = site.server.origin + paths.compare(rows.slice(0, 3).map(({ _id }) => _id));
  const { page, context } = await cleanPage(site.browser, { viewport: { width: 360, height: 740 } });
  await page.goto(address);
  const price = page.getByRole('cell', { name: /^₹/ }).first();
  await price.waitFor();
  expect((await price.boundingBox())?.y).toBeLessThan(450);
  await page.setViewportSize({ width: 768, height: 1024 });
  const room = await page.getByRole('link', { name: 'View Number' }).evaluateAll((all) =>
    all.map((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      return link.getBoundingClientRect().width - words.getBoundingClientRect().width;
    }),
  );
  expect(room).toHaveLength(3);
  expect(Math.min(...room)).toBeGreaterThanOrEqual(24);
  await context.close();
});

it.each(['/properties', '/projects?city=Tirupati'])(
  'keeps the filters and the order of %s in sight on a tablet, too [PLIST-5, PLIST-18, JLIST-4]',
  async (path) => {
    const { page, context } = await seen(path, 768, 900);
    await page.mouse.wheel(0, 1500);
    await page.waitForFunction(() => window.scrollY > 1000);
    for (const control of [
      page.getByRole('button', { name: /^Show Filters/ }),
      page.getByRole('combobox', { name: 'Sort' }),
    ]) {
      const box = await control.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(64);
      expect(box?.y).toBeLessThan(100);
    }
    await context.close();
  },
);

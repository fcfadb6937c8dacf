import type { Locator, Page } from 'playwright-core';
import { cleanPage } from '../support/browser';
import { liveSite } from '../support/liveSite';

const site = liveSite();

interface Listing {
  readonly _id: string;
  readonly amenities?: Readonly<Record<string, boolean>>;
}
const asked = async (path: string): Promise<readonly Listing[]> =>
  (await (await fetch(`${site.server.origin}/api/${path}`)).json()) as readonly Listing[];

/** The address of a listing that has at least four amenities. */
async function withAmenities(): Promise<string> {
  for (const { _id } of await asked('property?selectedSubtype=Flat%2FApartment')) {
    const [whole] = await asked(`property/propertyDetailsByUser?id=${_id}`);
    const there = Object.values(whole?.amenities ?? {}).filter(Boolean);
    if (there.length >= 4) return `${site.server.origin}/properties-listing?id=${_id}`;
  }
  throw new Error('no listing has four amenities');
}

/** px from the top of the page to the foot of each. */
const feet = (items: Locator) =>
  items.evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().bottom + window.scrollY)));

it('shows a phone what a home costs, its rooms and its area before it scrolls [PDET-3]', async () => {
  const { page, context } = await cleanPage(site.browser);
  await page.setViewportSize({ width: 360, height: 740 });
  const id = await site.firstId('property?selectedSubtype=Flat%2FApartment');
  await page.goto(`${site.server.origin}/properties-listing?id=${id}`);
  for (const label of ['Rooms', /^Bathrooms?$/, /area$/, /\/ sq ft$/]) {
    const figure = page.locator('main dl div').filter({ has: page.locator('dt', { hasText: label }) });
    await figure.first().waitFor();
    expect((await feet(figure))[0]).toBeLessThan(640);
  }
  await context.close();
});

it('shows on a phone what is chosen, in a row below the order, which is read whole in every language [PLIST-6, PLIST-18]', async () => {
  const { page, context } = await cleanPage(site.browser, { viewport: { width: 360, height: 740 }, isMobile: true });
  for (const language of ['', '/te', '/hi']) {
    await page.goto(`${site.server.origin}${language}/properties?city=Tirupati&bhkType=2&maxPrice=5000000`);
    const chosen = page.locator('main ul:has(button[aria-label])').first().getByRole('button');
    await page.getByRole('article').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    for (const at of [0, 1]) {
      const chip = await chosen.nth(at).boundingBox();
      expect(chip?.x).toBeGreaterThanOrEqual(20);
      expect((chip?.x ?? 360) + (chip?.width ?? 0)).toBeLessThanOrEqual(360);
    }
    const order = page.locator('main select[name=sort]:visible');
    const room = await order.evaluate((select: HTMLSelectElement) => {
      const style = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen === null) return 0;
      pen.font = style.font;
      const words = pen.measureText(select.selectedOptions[0]?.textContent ?? '').width;
      return select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - words;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  }
  await context.close();
});

it('tells a phone the price of land above what a unit of it costs [PDET-3]', async () => {
  const { page, context } = await cleanPage(site.browser);
  await page.setViewportSize({ width: 360, height: 740 });
  const id = await site.firstId('property?selectedSubtype=Plot%2FLand');
  await page.goto(`${site.server.origin}/properties-listing?id=${id}`);
  const rate = page.locator('main dt').filter({ hasText: '/ sq yd' });
  await rate.waitFor();
  const price = await rate.locator('xpath=../dd').boundingBox();
  expect((await rate.boundingBox())?.y).toBeGreaterThanOrEqual((price?.y ?? 0) + (price?.height ?? 0) / 2);
  await context.close();
});

it('begins a list on a phone at 200 px, with cards of at most 450 px in every language, below a row that stays [PLIST-7, PLIST-18]', async () => {
  const { page, context } = await cleanPage(site.browser);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/te/properties', '/hi/properties', '/properties?city=Tirupati', '/properties']) {
    await page.goto(site.server.origin + path);
    const cards = page.getByRole('listitem').getByRole('article');
    await cards.first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.length).toBeGreaterThan(3);
    expect(boxes[0]?.top).toBeLessThanOrEqual(200);
    expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThanOrEqual(450);
  }
  await page.mouse.wheel(0, 1500);
  await page.waitForFunction(() => window.scrollY > 1000);
  expect(await page.getByRole('button', { name: /^Show Filters/ }).boundingBox()).toMatchObject({ height: 44 });
  expect((await page.getByRole('button', { name: /^Show Filters/ }).boundingBox())?.y).toBeLessThan(100);
  expect((await page.getByRole('combobox', { name: 'Sort' }).boundingBox())?.y).toBeLessThan(100);
  await page.getByRole('button', { name: /^Show Filters/ }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Area in' }).waitFor();
  await context.close();
});

it.each([
  [740, '/properties?city=Tirupati'],
  [800, '/properties?city=Tirupati&bhkType=3&selectedSubtype=Villa'],
  [740, '/projects'],
])('begins a list at 200 px in a window of %i × 360 px, at %s [PLIST-7, JLIST-4]', async (width, url) => {
  const { page, context } = await cleanPage(site.browser);
  await page.setViewportSize({ width, height: 360 });
  await page.goto(`${site.server.origin}${url}`);
  const card = page.getByRole('listitem').getByRole('article').first();
  await card.waitFor();
  expect((await card.boundingBox())?.y).toBeLessThanOrEqual(200);
  expect(await page.getByRole('button', { name: /^Show Filters/ }).boundingBox()).toMatchObject({ height: 44 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await context.close();
});

/** In how many columns items stand. */
const columnsOf = (items: Locator) =>
  items.evaluateAll((all) => new Set(all.map((item) => Math.round(item.getBoundingClientRect().left))).size);

it.each([
  [1280, 3],
  [700, 2],
  [360, 1],
])('lists a property’s amenities in a window of %i px in %i columns [PDET-11]', async (width, columns) => {
  const { page, context } = await cleanPage(site.browser);
  await page.setViewportSize({ width, height: 800 });
  await page.goto(await withAmenities());
  await page.getByRole('tab', { name: 'Amenities' }).click();
  const items = page.getByRole('tabpanel', { name: 'Amenities' }).getByRole('listitem');
  await items.first().waitFor();
  expect(await columnsOf(items)).toBe(columns);
  await context.close();
});

/** Which part of a loaded picture is seen, 0 to 1. */
async function partSeen(page: Page, picture: Locator): Promise<number> {
  await picture.waitFor();
  await page.waitForFunction(
    (img) => img instanceof HTMLImageElement && img.naturalWidth > 0,
    await picture.elementHandle(),
  );
  return picture.evaluate((img: HTMLImageElement) => {
    const { width, height } = img.getBoundingClientRect();
    const scales = [width / img.naturalWidth, height / img.naturalHeight];
    return getComputedStyle(img).objectFit === 'cover' ? Math.min(...scales) / Math.max(...scales) : 1;
  });
}

it.each([360, 1280])('shows the whole image of a builder in a window of %i px [BUILD-2, BUILD-4]', async (width) => {
  const { page, context } = await cleanPage(site.browser);
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`${site.server.origin}/buildersdevelopers`);
  const card = page.getByRole('article').first();
  expect(await partSeen(page, card.locator('img').first())).toBeGreaterThan(0.99);
  await card.getByRole('link', { name: 'Know more' }).click();
  expect(await partSeen(page, page.getByRole('dialog').locator('img').first())).toBeGreaterThan(0.99);
  await context.close();
});

it('is short on a phone: Home ends within 5,000 px, shows homes first, and nothing of it moves by itself [HOME-4, CAR-1]', async () => {
  const { page, context } = await cleanPage(site.browser);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.server.origin}/`, { waitUntil: 'networkidle' });
  const home = page.getByRole('region', { name: 'Latest properties' }).getByRole('article').first();
  await home.waitFor();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(5000);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect((await feet(home))[0]).toBeLessThan(1100);
  expect(await page.getByRole('button', { name: /^(Pause|Play)/ }).count()).toBe(0);
  await context.close();
});

it.each([
  [360, 740, 'stay'],
  [1280, 800, 'stay'],
  [740, 360, 'go'],
])('names and numbers of a comparison in a window of %i × %i px %s with the page', async (width, height, what) => {
  const { page, context } = await cleanPage(site.browser);
  await page.setViewportSize({ width, height });
  const ids = (await asked('property?selectedSubtype=Flat%2FApartment')).slice(0, 3).map(({ _id }) => _id);
  await page.goto(`${site.server.origin}/compare?ids=${ids.join(',')}`);
  const numbers = page.getByRole('link', { name: 'View Number' });
  await numbers.nth(2).waitFor();
  await page.getByRole('rowheader', { name: 'Facing' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await page
    .getByRole('rowheader', { name: 'Facing' })
    .evaluate((row) => window.scrollBy(0, row.getBoundingClientRect().top - 250));
  const isSeen = () => numbers.evaluateAll((all) => all.every((one) => one.getBoundingClientRect().top > 60));
  expect(await isSeen()).toBe(what === 'stay');
  await context.close();
});

it('has filters, and Call and Chat in a bar, where larger text leaves no room beside the page [PLIST-5, PDET-4]', async () => {
  const { page, context } = await cleanPage(site.browser, { viewport: { width: 1280, height: 800 } });
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  await page.goto(`${site.server.origin}/properties?city=Tirupati`);
  await page.getByRole('button', { name: /^Show Filters/ }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'BHK type' }).waitFor();
  const id = await site.firstId('property?selectedSubtype=Flat%2FApartment');
  await page.goto(`${site.server.origin}/properties-listing?id=${id}`);
  const bar = page.locator('[data-page-bar]');
  for (const name of [/^Call/, /^Chat/]) {
    const button = bar.getByRole('button', { name });
    await button.click({ trial: true });
    expect((await button.boundingBox())?.y).toBeLessThan(800);
  }
  await context.close();
});

it('needs no scrolling sideways with text of 200 % on a phone [SHELL-1, SHELL-7]', async () => {
  const { page, context } = await cleanPage(site.browser, { viewport: { width: 360, height: 740 } });
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const tooWide: string[] = [];
  const flat = await site.firstId('property?selectedSubtype=Flat%2FApartment');
  const villa = await site.firstId('property?selectedSubtype=Villa');
  const pages = [`/properties-listing?id=${flat}`, `/compare?ids=${flat},${villa}`, '/realestateagents'];
  for (const path of ['/', '/properties', '/contact', '/te/home-loans', ...pages]) {
    await page.goto(`${site.server.origin}${path}`);
    await page.locator('main :is(h2, thead th):visible').first().waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 360) tooWide.push(`${path}: ${String(width)} px`);
    const menu = await page.locator('header button[aria-haspopup="dialog"]').boundingBox();
    if (menu === null || menu.x + menu.width > 360) tooWide.push(`${path}: the menu`);
  }
  expect(tooWide).toEqual([]);
  await context.close();
});

it('has room on a phone of 360 px for text of 150 %, in English and Telugu [PLIST-7, PDET-3]', async () => {
  const { page, context } = await cleanPage(site.browser, { viewport: { width: 360, height: 740 } });
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  const home = `/properties-listing?id=${await site.firstId('property?selectedSubtype=Flat%2FApartment')}`;
  const tooWide: string[] = [];
  for (const language of ['', '/te']) {
    for (const path of ['/others', '/home-loans', home, '/properties?city=Tirupati']) {
      await page.goto(`${site.server.origin}${language}${path}`);
      await page.locator('main h2').first().waitFor();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 360) tooWide.push(`${language}${path}: ${String(width)} px`);
      // The page keeps 30 px on either side.
      const units = page.locator('main select:has(option[value=ankanam]):visible');
      const ends = await units.evaluateAll((all) => all.map((select) => select.getBoundingClientRect().right));
      if (ends.some((end) => end > 330) || (ends.length === 0 && path === home))
        tooWide.push(`${language}${path}: the unit of areas`);
      // Further down the header has a button more.
      await page.mouse.wheel(0, 900);
      await page.waitForFunction(() => window.scrollY > 400);
      const menu = await page.locator('header button[aria-haspopup="dialog"]').boundingBox();
      if (menu === null || menu.x + menu.width > 360) tooWide.push(`${language}${path}: the menu`);
      const toTop = page.getByRole('button', { name: language === '' ? 'Scroll to top' : /పైకి/ });
      if ((await toTop.filter({ visible: true }).count()) !== 1) tooWide.push(`${language}${path}: the way to the top`);
    }
    expect(tooWide).toEqual([]);
    const card = page.getByRole('article').filter({ hasText: 'RERA' }).first();
    const mark = await card.getByText('RERA', { exact: true }).boundingBox();
    const compare = await card.locator('button[aria-pressed] > span').boundingBox();
    expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeLessThan(compare?.y ?? 0);
  }
  await context.close();
});

it.each([360, 1280])(
  'draws what a locality asked over the whole of its card in a window of %i px [PDET-7]',
  async (width) => {
    const { page, context } = await cleanPage(site.browser, { viewport: { width, height: 800 } });
    const id = await site.firstId('property?city=Tirupati&selectedSubtype=Independent%20House');
    await page.goto(`${site.server.origin}/properties-listing?id=${id}`);
    const card = page.getByRole('region', { name: /^Prices in / });
    const chart = card.getByRole('img');
    await chart.scrollIntoViewIfNeeded();
    const [outer, inner] = [await card.boundingBox(), await chart.boundingBox()];
    // Beside it stand what the bars' ends mean, and the card's own margins.
    expect((outer?.width ?? 0) - (inner?.width ?? 0)).toBeLessThan(140);
    expect(inner?.height).toBe(160);
    await context.close();
  },
);

/** How many times larger than its file each loaded picture is drawn that is seen. */
const enlarged = (pictures: Locator) =>
  pictures.evaluateAll((all: HTMLImageElement[]) =>
    all.flatMap((img) => {
      const file = Number(/-(\d+)\.webp$/.exec(img.currentSrc)?.[1]);
      const { width, height, top } = img.getBoundingClientRect();
      if (!file || top > window.innerHeight) return [];
      return [
        Math.max(
          width / file,
          height / ((file * Number(img.getAttribute('height'))) / Number(img.getAttribute('width'))),
        ),
      ];
    }),
  );

it.each([
  [360, 740],
  [768, 1024],
  [1280, 800],
])('draws no picture of a list larger than its file in a window of %i × %i px [PLIST-7, JLIST-4]', async (...size) => {
  const [width, height] = size;
  const { page, context } = await cleanPage(site.browser, { viewport: { width, height } });
  for (const path of ['/properties', '/projects']) {
    await page.goto(`${site.server.origin}${path}`, { waitUntil: 'networkidle' });
    const scales = await enlarged(page.getByRole('article').locator('img'));
    expect(scales.length).toBeGreaterThan(0);
    expect(Math.max(...scales)).toBeLessThanOrEqual(1);
  }
  await context.close();
});

import type { Page } from 'playwright-core';
import { paths } from '@/domain/paths';
import { cleanPage } from '../support/browser';
import { liveSite } from '../support/liveSite';

/** A phone on its side leaves most of its window to what is looked at. */
const site = liveSite();

const SIZES: readonly (readonly [width: number, height: number])[] = [
  [740, 360],
  [844, 390],
];

async function detail(path: string, [width, height]: (typeof SIZES)[number]) {
  const { page, context } = await cleanPage(site.browser, { viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(site.server.origin + path, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Open picture 1 of/ }).waitFor();
  return { page, context };
}
const heights = (page: Page, which: string) =>
  page
    .locator(which)
    .evaluateAll((all) =>
      all.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().height),
    );

it.each(SIZES)(
  'at %i × %i gives the pictures half the height, the bar one line, and the header goes with the page [PDET-1, PDET-6, JDET-1, SHELL-1]',
  async (...size) => {
    const listing = await site.firstId('property?city=Tirupati');
    const project = await site.firstId('projects?city=Tirupati');
    for (const path of [paths.property(listing), paths.project(project)]) {
      const { page, context } = await detail(path, size);
      const pictures = await heights(page, '.carousel-track[data-layout="detail"], div[data-tiles]');
      expect(pictures.length).toBeGreaterThan(0);
      for (const height of pictures) {
        expect(height).toBeLessThanOrEqual(size[1] * 0.55);
        expect(height).toBeGreaterThan(size[1] * 0.45);
      }
      const bars = await heights(page, '[data-page-bar]');
      expect(bars).toHaveLength(1);
      expect(Math.max(...bars)).toBeLessThanOrEqual(48);
      expect(Math.min(...(await heights(page, '[data-page-bar] :is(a, button)')))).toBeGreaterThanOrEqual(44);
      // What floats stands on the bar.
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--foot')),
      ).toContain('3rem');
      await page.evaluate(() => window.scrollTo(0, 300));
      await page.waitForFunction(() => (document.querySelector('header')?.getBoundingClientRect().bottom ?? 1) < 0);
      await context.close();
    }
  },
);

it.each(SIZES)(
  'at %i × %i shows a detail’s name and price beside its pictures, as far from both edges, and begins a list where all pages do [PDET-3, JDET-1]',
  async (...size) => {
    const listing = paths.property(await site.firstId('property?city=Tirupati'));
    const project = paths.project(await site.firstId('projects?city=Tirupati'));
    const boxOf = async (page: Page, which: string) => {
      const box = await page.locator(which).filter({ visible: true }).first().boundingBox();
      if (box === null) throw new Error(`${which} is not there`);
      return { ...box, right: box.x + box.width, foot: box.y + box.height };
    };
    for (const path of [listing, project]) {
      const { page, context } = await detail(path, size);
      const bar = await boxOf(page, '[data-page-bar]');
      const pictures = await boxOf(page, '.carousel-track');
      for (const which of ['h1', 'main dd']) {
        const told = await boxOf(page, which);
        expect(told.x).toBeGreaterThan(pictures.right);
        expect(told.foot).toBeLessThanOrEqual(bar.y);
      }
      // The tabs below have the whole width; what leads to the top stands in the bar.
      const end = await page.evaluate(() => document.body.clientWidth);
      const menu = await boxOf(page, 'header button[aria-haspopup="dialog"]');
      const tabs = path === listing ? await boxOf(page, 'main [role="tablist"]') : menu;
      if (path === listing) expect(tabs.y).toBeGreaterThanOrEqual(pictures.foot);
      expect([pictures.x, end - tabs.right, end - menu.right].map(Math.round)).toEqual([20, 20, 20]);
      // Floor plans take the room that they need: nothing lies over them.
      const plans = page.locator('main ul:has(> li > button[aria-label^="Open floor plan"])');
      for (const plan of await plans.all())
        expect(await plan.evaluate((list) => list.scrollHeight - list.clientHeight)).toBeLessThanOrEqual(1);
      await context.close();
    }
    const { page, context } = await cleanPage(site.browser, { viewport: { width: size[0], height: size[1] } });
    await page.goto(site.server.origin + paths.properties());
    const card = await boxOf(page, 'main article');
    expect(card.x).toBe(20);
    await context.close();
  },
);

it.each(SIZES)(
  'at %i × %i the gallery shows a picture as high as the window but for one line, which holds all the rest [PDET-1, PDET-12]',
  async (...size) => {
    const { page, context } = await detail(paths.property(await site.firstId('property?city=Tirupati')), size);
    await page.getByRole('button', { name: /^Open picture 1 of/ }).click();
    const dialog = page.getByRole('dialog');
    const place = dialog.getByText(/^Picture 1 of/);
    await place.waitFor();
    const middles = await Promise.all(
      [
        dialog.getByRole('group', { name: 'Picture categories' }),
        place,
        dialog.getByRole('button', { name: 'Zoom' }),
        dialog.getByRole('button', { name: 'Close' }),
      ].map(async (part) => {
        const box = await part.boundingBox();
        return (
          box && { x: box.x + box.width, y: Math.round(box.y + box.height / 2), top: box.y, foot: box.y + box.height }
        );
      }),
    );
    expect(new Set(middles.map((each) => each?.y)).size).toBe(1);
    const right = middles.map((each) => each?.x ?? 0);
    expect(right).toEqual([...right].sort((a, b) => a - b));
    const foot = Math.max(...middles.map((each) => each?.foot ?? 0));
    expect(foot).toBeLessThanOrEqual(52);
    const picture = await dialog.locator('img').first().boundingBox();
    expect(picture?.height).toBeGreaterThanOrEqual(size[1] - 52);
    expect(picture?.y).toBeGreaterThanOrEqual(foot - 1);
    await context.close();
  },
);

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

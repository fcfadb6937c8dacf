import type { Page } from 'playwright-core';
import { patient } from '../patience';
import { takenOver } from '../takenOver';

/** ms that a screen may take until nothing on it is loading. */
const PATIENCE = patient(15_000);

/** Waits until the screen is there: its heading says something, and no part of it stands in for what is still coming. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      /\S/.test(document.querySelector('main h1:not([data-left])')?.textContent ?? '') &&
      document.querySelector('main .animate-pulse, main [aria-busy="true"]') === null &&
      document.querySelector('footer') !== null,
    undefined,
    { timeout: PATIENCE, polling: 50 },
  );
}

/** Scrolls down to the end and back, so that what comes when it is near is there. */
async function seeAll(page: Page): Promise<void> {
  const end = await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    // A long list grows ahead of whoever scrolls: a few windows of it are enough.
    for (let top = 0; top < Math.min(document.documentElement.scrollHeight, 9000); top += innerHeight * 0.8) {
      window.scrollTo(0, top);
      await frame();
    }
    return window.scrollY;
  });
  if (end > 0) await settled(page);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/**
 * Opens another screen of the app without a page load, as a link does: one document walks on through all of them, which
 * is quicker, and shows what a screen leaves behind.
 */
export async function walkTo(page: Page, path: string): Promise<void> {
  await takenOver(page);
  await page.evaluate((to) => {
    document.querySelector('main h1')?.setAttribute('data-left', '');
    const { idx = 0 } = (history.state ?? {}) as { readonly idx?: number };
    history.pushState({ usr: null, key: `walk-${idx + 1}`, idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  await settled(page);
  await seeAll(page);
}

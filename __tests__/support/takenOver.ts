import type { BrowserContext, Page } from 'playwright-core';

/** From the next page load on, a page notes when the app has taken it over from the server. */
export async function noteTakenOver(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    window.addEventListener('gruham:taken-over', () => Object.assign(window, { isTakenOver: true }), true),
  );
}

/**
 * Waits until the app has a page. Before, a link loads another page, which forgets what was done on this one, a press of
 * a button waits, and a key is the browser's alone. A page that came bare was the app's from the start.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      'isTakenOver' in window ||
      (document.getElementById('answers') === null && document.querySelector('#root > *') !== null),
  );
}

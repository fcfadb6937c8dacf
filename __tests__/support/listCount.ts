import type { Page } from 'playwright-core';

/** How many a list's heading says there are, once the answer to the last choice is shown. */
export async function listCount(page: Page): Promise<number> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  // A choice marks the list as busy, or takes the number from its heading, within a frame or two.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const counted = await page.waitForFunction(() => {
    if (document.querySelector('main [aria-busy="true"]') !== null) return null;
    return /^[\d,]+(?= )/.exec(document.querySelector('h1')?.innerText ?? '')?.[0] ?? null;
  });
  return Number((await counted.jsonValue())?.replaceAll(',', ''));
}

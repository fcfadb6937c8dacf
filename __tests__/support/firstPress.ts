import type { Page } from 'playwright-core';

/** The first press on a page, which opens nothing: it brings the action log's recorder and what watches the line. */
export async function firstPress(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('action-log')),
  );
}

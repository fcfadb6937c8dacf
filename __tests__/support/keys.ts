import type { Locator, Page } from 'playwright-core';
import { patient } from './patience';

/** More presses than any way on a screen takes. */
const MOST_PRESSES = 400;

export const hasFocus = async (wanted: Locator): Promise<boolean> =>
  wanted.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Presses Tab (or another key) until the focus is on `wanted`; says where it was when it never comes there. */
export async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press(key);
    if (await hasFocus(wanted)) return;
  }
  const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
  throw new Error(`${key} never led to ${String(wanted)}; the focus is on ${at ?? 'nothing'}`);
}

/** Waits until the focus is on `wanted`. */
export async function focusComesTo(page: Page, wanted: Locator): Promise<void> {
  for (let tries = 0; tries < patient(50); tries += 1) {
    if (await hasFocus(wanted)) return;
    await page.waitForTimeout(100);
  }
  const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
  throw new Error(`The focus did not come to ${String(wanted)}; it is on ${at ?? 'nothing'}`);
}

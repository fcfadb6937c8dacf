import type { Page } from 'playwright-core';
import { patient } from '../patience';

declare global {
  interface Window {
    announced?: string[];
  }
}

/**
 * Runs in the page before anything else: writes down what live regions say. Like screen readers do, it hears a change
 * inside a region that was there before, and an alert that comes with its words; a status that comes together with its
 * words is not heard.
 */
function listen() {
  const REGIONS = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], output';
  const known = new WeakSet<Element>();
  const said: string[] = [];
  window.announced = said;
  const say = (region: Element) => {
    const words = region.textContent.replace(/\s+/g, ' ').trim();
    if (words !== '' && said.at(-1) !== words) said.push(words);
  };
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      for (let region = element?.closest(REGIONS); region; region = region.parentElement?.closest(REGIONS)) {
        if (known.has(region)) say(region);
      }
    }
    for (const region of document.querySelectorAll(REGIONS)) {
      if (!known.has(region) && region.getAttribute('role') === 'alert') say(region);
      known.add(region);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** From the next page load on, what its live regions say is written down. */
export async function hearAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(listen);
}

/** Does something, and waits until a live region says what matches; gives what was said since, or fails with it. */
export async function announcedAfter(page: Page, act: () => Promise<unknown>, wanted: RegExp): Promise<void> {
  await page.evaluate(() => window.announced?.splice(0));
  await act();
  const heard = () => page.evaluate(() => window.announced ?? []);
  for (let tries = 0; tries < patient(50); tries += 1) {
    if ((await heard()).some((words) => wanted.test(words))) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`Nothing said ${String(wanted)}, only ${JSON.stringify(await heard())}`);
}

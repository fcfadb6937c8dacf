import type { CDPSession, Page } from 'playwright-core';
import { treeFaults } from './accessibilityTree';
import { axeFaults } from './axe';
import { lostIn } from './room';

/** What was found wrong, by what was asked. */
export interface Findings {
  readonly axe: string[];
  readonly heard: string[];
  readonly zoomed: string[];
  readonly moved: string[];
}
export const noFindings = (): Findings => ({ axe: [], heard: [], zoomed: [], moved: [] });

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 800 };
/** A window of 1280 × 800 at 200 %, in CSS px; and of 1280 × 1024 at 400 % (WCAG 1.4.10). */
const TWICE = { width: 640, height: 400 };
const FOUR_TIMES = { width: 320, height: 256 };
/** px: the browser's own text size, and twice that (WCAG 1.4.4). */
const TEXT = 16;

/** The rules of axe that look at colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What moves for longer than a blink, though this person asked for none. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > 50,
      )
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 100) ?? '') : '')),
  );

/** Resolves when what changed is drawn and nothing fades or glides any more: a colour half-way has no contrast of its own. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))));
    const ends = document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < Infinity,
      )
      .map(({ finished }) => finished.catch(() => null));
    await Promise.all(ends);
  });

export interface Looker {
  /**
   * Notes what is wrong now. A `screen` is looked at by axe at 1280 and 360 px, and in the dark look; a `state` of it at
   * the window's own width alone.
   */
  readonly look: (what: string, kind?: 'screen' | 'state') => Promise<void>;
  /** Makes the window as wide as a desk's or a phone's. */
  readonly resize: (to: 'wide' | 'phone') => Promise<void>;
}

/**
 * Looks at a page as it is, in a context that asks for reduced motion, from every side at once: axe, what a screen
 * reader gets, what is lost at 200 % and 400 % zoom and with text of twice the size, and what moves.
 */
export async function looker(page: Page, found: Findings): Promise<Looker> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const sized = async (size: typeof WIDE, deviceScaleFactor = 1) => {
    await session.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor, mobile: false });
    await drawn(page);
  };
  const coloured = async (colorScheme: 'dark' | 'light') => {
    await page.emulateMedia({ colorScheme });
    await drawn(page);
  };
  const texts = async (standard: number) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    await drawn(page);
  };
  const note = (list: string[], what: string, faults: readonly string[]) => {
    list.push(...[...new Set(faults)].map((fault) => `${what}: ${fault}`));
  };
  let own = WIDE;
  await sized(own);
  return {
    resize: async (to) => {
      own = to === 'wide' ? WIDE : PHONE;
      await sized(own);
    },
    look: async (what, kind = 'state') => {
      note(found.moved, what, await moving(page));
      await drawn(page);
      note(found.heard, what, await treeFaults(page));
      note(found.axe, `${what} at ${own.width} px`, await axeFaults(page));
      if (kind === 'screen') {
        await coloured('dark');
        note(found.axe, `${what} in the dark`, await axeFaults(page, OF_COLOURS));
        await coloured('light');
      }
      if (own === WIDE) {
        await texts(2 * TEXT);
        note(found.zoomed, `${what}, text at 200 %`, await lostIn(page));
        await texts(TEXT);
        await sized(TWICE, 2);
        note(found.zoomed, `${what} at 200 %`, await lostIn(page));
      }
      await sized(FOUR_TIMES);
      note(found.zoomed, `${what} at 400 %`, await lostIn(page));
      if (kind === 'screen') {
        await sized(PHONE);
        note(found.axe, `${what} at ${PHONE.width} px`, await axeFaults(page));
      }
      await sized(own);
    },
  };
}

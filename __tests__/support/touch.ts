import type { Page } from 'playwright-core';

/** A place in the window, CSS px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Fingers on a touch screen, as the browser itself gets them: the page's own gestures, scrolling and taps follow. */
export interface Fingers {
  /** From the first place over to the last, all fingers at once: `paths[0]` is the way of the first finger. */
  readonly drag: (...paths: readonly (readonly [from: Spot, to: Spot])[]) => Promise<void>;
  readonly tap: (at: Spot) => Promise<void>;
  readonly doubleTap: (at: Spot) => Promise<void>;
}

const STEPS = 12;
/** ms between two moves of a finger, and between the taps of a double tap. */
const FRAME = 16;
const BETWEEN_TAPS = 60;

/** Fingers for a page of a context with `hasTouch`. */
export async function fingersOn(page: Page): Promise<Fingers> {
  const devtools = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Spot[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map(({ x, y }, id) => ({ x: Math.round(x), y: Math.round(y), id })),
    });
  const tap = async (at: Spot) => {
    // Not one after the other's answer: on a busy machine that would become a long press.
    await Promise.all([send('touchStart', [at]), send('touchEnd', [])]);
  };
  return {
    tap,
    doubleTap: async (at) => {
      await tap(at);
      await page.waitForTimeout(BETWEEN_TAPS);
      await tap(at);
    },
    drag: async (...paths) => {
      const after = (step: number) =>
        paths.map(([from, to]) => ({
          x: from.x + ((to.x - from.x) * step) / STEPS,
          y: from.y + ((to.y - from.y) * step) / STEPS,
        }));
      await send('touchStart', after(0));
      for (let step = 1; step <= STEPS; step += 1) {
        await send('touchMove', after(step));
        await page.waitForTimeout(FRAME);
      }
      await send('touchEnd', []);
    },
  };
}

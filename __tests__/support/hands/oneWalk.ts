import type { Browser } from 'playwright-core';

/** So often a walk is begun: a browser that stops drawing answers nothing any longer, and none of its waits ends. */
const TRIES = 2;

/**
 * One walk for all tests of a file, which wait for it by calling the answer. One that fails, or takes longer than `limit`
 * ms, is begun once more by the next that waits, in a browser without the pages of the first.
 */
export function oneWalk(browser: () => Browser, walk: () => Promise<void>, limit: number): () => Promise<void> {
  let begun = 0;
  let walked: Promise<void> | null = null;
  async function begin() {
    begun += 1;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_done, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`the walk did not end within ${limit} ms`));
      }, limit);
    });
    // Closing, too, may never be answered.
    const clean = () =>
      Promise.all(
        browser()
          .contexts()
          .map((context) => context.close()),
      );
    await Promise.race([clean().then(walk), late]).finally(() => {
      clearTimeout(timer);
    });
  }
  return () => {
    walked ??= begin().catch((error: unknown) => {
      if (begun < TRIES) walked = null;
      throw error;
    });
    return walked;
  };
}

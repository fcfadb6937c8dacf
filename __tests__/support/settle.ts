import { patient } from './patience';

/** Gives what must not happen the time to happen, ms; what happens is awaited with `until`. */
export const settle = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until a claim holds, where there is no DOM for `waitFor`; fails as the claim does. */
export async function until(claim: () => unknown): Promise<void> {
  const end = Date.now() + patient(2000);
  for (;;) {
    try {
      await claim();
      return;
    } catch (failure) {
      if (Date.now() > end) throw failure;
    }
    await settle(2);
  }
}

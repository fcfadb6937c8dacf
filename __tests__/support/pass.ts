import { act } from '@testing-library/react';

/** Lets time pass under jest's fake timers, in steps, so that React renders and its effects run in between. */
export async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 50) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(Math.min(left, 50));
    });
  }
}

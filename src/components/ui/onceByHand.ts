/** What a hand does: whoever scrolls stays there, and a press keeps what it is on. */
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Runs `act` at the first move of a hand on the page; returns what ends the waiting. */
export function onceByHand(act: () => void): () => void {
  const waiting = new AbortController();
  function end() {
    waiting.abort();
  }
  function moved() {
    end();
    act();
  }
  for (const type of BY_HAND) window.addEventListener(type, moved, { passive: true, signal: waiting.signal });
  return end;
}

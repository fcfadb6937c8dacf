/** Told on the window when a page begins at its top after all. */
const BEGINS = 'gruham:begins';

/** Begins a page at its top, also where it was left further down: something else stands there now. */
export function beginAtTop(): void {
  window.dispatchEvent(new Event(BEGINS));
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Runs `act` when the page begins at its top after all; returns what ends the waiting. */
export function onceBegun(act: () => void): () => void {
  window.addEventListener(BEGINS, act, { once: true });
  return () => window.removeEventListener(BEGINS, act);
}

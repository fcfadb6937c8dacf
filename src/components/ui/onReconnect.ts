/** When the listeners are called after the line is back, ms: what lies behind it often needs a moment longer. */
const TRIES = [0, 2000, 8000];

/**
 * Calls `listener` when the device has its line back, and twice more soon after; who got what was missing by then has
 * nothing left to do. Returns what ends it.
 */
export function onReconnect(listener: () => void): () => void {
  let timers: readonly ReturnType<typeof setTimeout>[] = [];
  const stop = () => timers.forEach(clearTimeout);
  const begin = () => {
    stop();
    timers = TRIES.map((ms) => setTimeout(listener, ms));
  };
  addEventListener('online', begin);
  addEventListener('offline', stop);
  return () => {
    stop();
    removeEventListener('online', begin);
    removeEventListener('offline', stop);
  };
}

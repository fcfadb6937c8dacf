import type { Recorder } from '../recorder';

/** ms without a further change after which a window's size counts. */
const SETTLED_MS = 250;

type Watched = Pick<Recorder, 'navigated' | 'failed' | 'viewport' | 'flush'>;

/** Path, search and fragment of the page. */
export const addressOf = ({ pathname, search, hash }: Location): string => pathname + search + hash;

/** An error that the window was told of; undefined for any other event. */
export function errorIn(event: Event): { readonly error: unknown } | null {
  if ('reason' in event) return { error: event.reason };
  if (event.type !== 'error') return null;
  if ('error' in event && event.error !== null && event.error !== undefined) return { error: event.error };
  return { error: new Error('message' in event ? String(event.message) : 'an error without a message') };
}

/**
 * Tells the recorder what the page does besides dispatching: navigations, uncaught errors, its size; and has it write
 * when the page hides. `last`: the address that is known already.
 */
export function watchPage(page: Window & typeof globalThis, last: string, recorder: Watched): void {
  let shown = last;
  const moved = (): void => {
    const now = addressOf(page.location);
    if (now === shown) return;
    shown = now;
    recorder.navigated(now);
  };
  const { history } = page;
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (...args) => {
      original(...args);
      moved();
    };
  }
  page.addEventListener('popstate', moved);
  moved();

  const failed = (event: Event): void => {
    const found = errorIn(event);
    if (found) recorder.failed(found.error);
  };
  page.addEventListener('error', failed);
  page.addEventListener('unhandledrejection', failed);

  let timer: ReturnType<typeof setTimeout> | undefined;
  page.addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(() => recorder.viewport(page.innerWidth, page.innerHeight), SETTLED_MS);
  });

  const flush = (): void => void recorder.flush();
  page.addEventListener('pagehide', flush);
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') flush();
  });
}

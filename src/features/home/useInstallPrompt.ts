import { useSyncExternalStore } from 'react';

/** What browsers that can install a site send beforehand; not in TypeScript's own list of events. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}
const isInstallPrompt = (event: Event): event is InstallPromptEvent =>
  'prompt' in event && typeof event.prompt === 'function';

/** Browsers make the offer once for each page load, on whatever screen that is. */
let offer: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function keep(next: InstallPromptEvent | null) {
  offer = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer to install, from now on and for as long as the page lives. */
export function hearInstallOffers(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    // Our button asks, at the visitor's time, instead of the browser's own bar.
    event.preventDefault();
    keep(event);
  });
  window.addEventListener('appinstalled', () => keep(null));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Asks the browser to install the product; null while there is no offer to: before the browser makes one (some never
 * do), and once it was used, whatever the answer, or the product is installed [HOME-9].
 */
export function useInstallPrompt(): (() => void) | null {
  const kept = useSyncExternalStore(
    subscribe,
    () => offer,
    () => null,
  );
  if (kept === null) return null;
  return () => {
    keep(null);
    kept.prompt().catch(() => undefined);
  };
}

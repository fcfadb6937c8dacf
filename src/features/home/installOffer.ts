/** What browsers that can install a site send beforehand; not in TypeScript's own list of events. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}
const isInstallPrompt = (event: Event): event is InstallPromptEvent =>
  'prompt' in event && typeof event.prompt === 'function';

/** Browsers make the offer once for each page load, on whatever screen that is. */
let offer: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

/** What may be asked of the browser now. */
export const installOffer = (): InstallPromptEvent | null => offer;

/** Replaces the offer; null: it is used up. */
export function keepInstallOffer(next: InstallPromptEvent | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer to install, from now on and for as long as the page lives. */
export function hearInstallOffers(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    // Our button asks, at the visitor's time, instead of the browser's own bar.
    event.preventDefault();
    keepInstallOffer(event);
  });
  window.addEventListener('appinstalled', () => keepInstallOffer(null));
}

/** Tells of every change of the offer; answers how to stop that. */
export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

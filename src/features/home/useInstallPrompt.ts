import { useEffect, useState } from 'react';

/** What browsers that can install a site send beforehand; not in TypeScript's own list of events. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}
const isInstallPrompt = (event: Event): event is InstallPromptEvent =>
  'prompt' in event && typeof event.prompt === 'function';

/** Asks the browser to install the product; null while (or where) the browser does not offer it [HOME-9]. */
export function useInstallPrompt(): (() => void) | null {
  const [offer, setOffer] = useState<InstallPromptEvent | null>(null);

  useEffect(() => {
    const onOffer = (event: Event) => {
      if (!isInstallPrompt(event)) return;
      // Our button asks, at the visitor's time, instead of the browser's own bar.
      event.preventDefault();
      setOffer(event);
    };
    const onInstalled = () => setOffer(null);
    window.addEventListener('beforeinstallprompt', onOffer);
    window.addEventListener('appinstalled', onInstalled);
    return () => {
      window.removeEventListener('beforeinstallprompt', onOffer);
      window.removeEventListener('appinstalled', onInstalled);
    };
  }, []);

  if (offer === null) return null;
  return () => {
    // An offer can be used once, whatever the visitor answers.
    setOffer(null);
    offer.prompt().catch(() => undefined);
  };
}

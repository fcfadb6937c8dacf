import { useSyncExternalStore } from 'react';
import { installOffer, keepInstallOffer, onInstallOffer } from './installOffer';

/**
 * Asks the browser to install the product; null while there is no offer to: before the browser makes one (some never
 * do), and once it was used, whatever the answer, or the product is installed [HOME-9].
 */
export function useInstallPrompt(): (() => void) | null {
  const kept = useSyncExternalStore(onInstallOffer, installOffer, () => null);
  if (kept === null) return null;
  return () => {
    keepInstallOffer(null);
    kept.prompt().catch(() => undefined);
  };
}

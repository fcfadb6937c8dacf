import { hearInstallOffers } from '@/features/home/installOffer';
import type { AppStore } from '@/store/createStore';
import { startDevicePersistence } from '@/store/device/devicePersistence';
import { deviceStorage } from '@/store/device/deviceStorage';
import { offerLanguage } from './offerLanguage';
import { startWorker } from './offline/startWorker';

/**
 * Keeps what belongs to this device: what is still held back when the page goes is written then, and what other tabs did
 * is seen when somebody comes back to this one. Hears the offer to install, on whatever screen it comes. In production
 * also what the app needs offline. Offers the browser's language.
 */
export function startDeviceServices(store: AppStore): void {
  const { flush, lookAgain } = startDevicePersistence(store, deviceStorage);
  window.addEventListener('pagehide', () => void flush());
  // The tab that is come back to; of two windows side by side the one that is used next.
  window.addEventListener('focus', () => void lookAgain());
  hearInstallOffers();
  void offerLanguage();
  if (process.env.NODE_ENV === 'production') startWorker();
}

import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { SonnerToaster } from './SonnerToaster';
import { settleToasts, toastHome } from './toastHome';

/** The toasts in the element that holds them, above whatever modal dialog is open. */
export default function ToastStack() {
  const home = useSyncExternalStore(settleToasts, toastHome, () => null);
  return home && createPortal(<SonnerToaster />, home);
}

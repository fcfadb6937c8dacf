import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { SonnerToaster } from './SonnerToaster';
import { onDialogsChange, toastPlace, topDialog } from './openDialogs';

let home: HTMLElement | null = null;

/** The one element that holds the toasts; made when it is first asked for. */
function toastHome(): HTMLElement {
  home ??= document.createElement('div');
  return home;
}

/**
 * Puts the toasts' element, with the toasts in it, into the topmost modal dialog and back on the page whenever dialogs
 * come and go; returns what takes it away.
 */
function settleToasts(): () => void {
  const element = toastHome();
  const settle = () => toastPlace(topDialog()).append(element);
  settle();
  const stop = onDialogsChange(settle);
  return () => {
    stop();
    element.remove();
  };
}

/** The toasts in the element that holds them, above whatever modal dialog is open. */
export default function ToastStack() {
  const home = useSyncExternalStore(settleToasts, toastHome, () => null);
  return home && createPortal(<SonnerToaster />, home);
}

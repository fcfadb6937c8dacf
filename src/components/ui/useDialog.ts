import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { dialogShown } from './openDialogs';
import { withdrawSuccesses } from './toast';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), iframe, [tabindex]:not([tabindex="-1"])';

/** What Tab can reach inside an element, in order; a part that is not rendered at all does not count. */
function reachable(root: HTMLElement): HTMLElement[] {
  return Array.from(root.querySelectorAll<HTMLElement>(focusable)).filter(
    (element) =>
      !element.closest('[inert], [hidden]') && (!('checkVisibility' in element) || element.checkVisibility()),
  );
}

/** Keeps Tab inside: after the last comes the first, and back. */
function loopTab(event: KeyboardEvent, dialog: HTMLElement) {
  if (event.key !== 'Tab') return;
  const stops = reachable(dialog);
  const first = stops[0];
  const last = stops.at(-1);
  const at = document.activeElement;
  const outside = !(at instanceof HTMLElement) || !stops.includes(at);
  const target = event.shiftKey ? (at === first || outside ? last : null) : at === last ? first : null;
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/**
 * Shows a native dialog as modal while its component is mounted: focus goes in, Tab stays in, Escape, and a press that
 * begins and ends on the backdrop (the dialog element outside its content) call `onClose`, and at the end focus returns
 * to what opened it [SHELL-12].
 */
export function useDialog(onClose: () => void, focusFirstField: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    let pressedOutside = false;

    const onCancel = (event: Event) => {
      // The parent decides whether the dialog goes. A file chooser inside sends a `cancel` that bubbles: not ours.
      if (event.target !== dialog) return;
      event.preventDefault();
      close();
    };
    // A browser may close without asking (Escape pressed twice); where the parent keeps it, it comes back.
    const onClosed = () => {
      close();
      setTimeout(() => {
        if (dialog.isConnected && !dialog.open) dialog.showModal();
      });
    };
    const onKey = (event: KeyboardEvent) => loopTab(event, dialog);
    const onPress = (event: MouseEvent) => {
      pressedOutside = event.target === dialog;
    };
    const onClick = (event: MouseEvent) => {
      if (pressedOutside && event.target === dialog) close();
      pressedOutside = false;
    };
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('close', onClosed);
    dialog.addEventListener('keydown', onKey);
    dialog.addEventListener('mousedown', onPress);
    dialog.addEventListener('click', onClick);

    dialog.showModal();
    withdrawSuccesses();
    const gone = dialogShown(dialog);
    const start =
      dialog.querySelector<HTMLElement>('[data-autofocus]') ??
      (focusFirstField ? dialog.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea') : null);
    start?.focus();

    return () => {
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('close', onClosed);
      dialog.removeEventListener('keydown', onKey);
      dialog.removeEventListener('mousedown', onPress);
      dialog.removeEventListener('click', onClick);
      if (dialog.open) dialog.close();
      gone();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [focusFirstField]);

  return ref;
}

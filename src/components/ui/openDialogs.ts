/**
 * The dialogs that are open, the topmost last. What must stay visible and usable above a modal dialog (toasts) moves
 * into the topmost one, because everything outside a modal dialog is inert and lies below it.
 */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]) {
  open = next;
  for (const listener of listeners) listener();
}

/** Tells that a dialog has been shown; returns what tells that it is gone. */
export function dialogShown(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

export function topDialog(): HTMLDialogElement | null {
  return open.at(-1) ?? null;
}

/** Where toasts stand: in the room that a dialog's frame keeps for them, in a dialog without one, or on the page. */
export function toastPlace(dialog: HTMLDialogElement | null): HTMLElement {
  return dialog?.querySelector<HTMLElement>('[data-toasts]') ?? dialog ?? document.body;
}

export function onDialogsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

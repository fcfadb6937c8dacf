/**
 * The part of native modal dialogs that jsdom lacks: showing moves the focus in, closing gives it back,
 * Escape asks the topmost one with a
 * `cancel` event and closes it unless that was prevented. Does nothing where there is no DOM, or where dialogs exist.
 */
if (typeof HTMLDialogElement !== 'undefined' && !('showModal' in HTMLDialogElement.prototype)) {
  const shown: HTMLDialogElement[] = [];
  const openers = new WeakMap<HTMLDialogElement, Element | null>();

  const leave = (dialog: HTMLDialogElement) => {
    const at = shown.indexOf(dialog);
    if (at >= 0) shown.splice(at, 1);
  };

  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('The dialog is already open', 'InvalidStateError');
      openers.set(this, document.activeElement);
      this.setAttribute('open', '');
      shown.push(this);
      this.querySelector<HTMLElement>('button, a[href], input, select, textarea')?.focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      const opener = openers.get(this);
      if (this.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus();
      this.removeAttribute('open');
      leave(this);
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    },
  });

  document.addEventListener('keydown', (event) => {
    const top = shown.filter((dialog) => dialog.isConnected).at(-1);
    if (event.key !== 'Escape' || !top) return;
    const goesOn = top.dispatchEvent(new Event('cancel', { cancelable: true }));
    if (goesOn) top.close();
  });
}
export {};

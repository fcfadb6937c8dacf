/**
 * A modal dialog would block the player's bar as well: in a replay dialogs are shown in the same place without that.
 * The page is the player's alone until it is left.
 */
export function stillDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showStill() {
    Object.assign(this.style, { position: 'fixed', inset: '0', zIndex: '40' });
    this.show();
  };
}

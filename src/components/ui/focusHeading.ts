/** Moves the focus to the screen's heading, where the keyboard then goes on; nothing scrolls. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
}

import { focusHeading } from './focusHeading';

/** Where an item takes the focus: itself, where it can, else at its last button. */
const placeIn = (item: Element): HTMLElement | undefined =>
  item instanceof HTMLElement && item.tabIndex === -1 && item.hasAttribute('tabindex')
    ? item
    : [...item.querySelectorAll('button')].at(-1);

/** Whether nobody took the focus elsewhere since a press: it is where the press left it, or nowhere. */
export const isFocusStillAt = (pressed: Element): boolean =>
  document.activeElement === pressed || document.activeElement === document.body;

/**
 * Hands the focus on from a button that goes with its item, an ancestor that `item` selects: to the next item, or the one
 * before; from the only item to the heading of its section, or of the screen.
 */
export function passFocus(pressed: Element, item: string): void {
  const own = pressed.closest(item);
  const items = [...(own?.parentElement?.children ?? [])];
  const at = items.findIndex((one) => one === own);
  const others = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0)).reverse()];
  const target = others.flatMap((one) => placeIn(one) ?? [])[0];
  const heading = pressed.closest('section')?.querySelector<HTMLElement>('h2[tabindex]');
  if (target) target.focus();
  else if (heading) heading.focus();
  else focusHeading();
}

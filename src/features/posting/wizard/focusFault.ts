import { focusFirstFault } from '@/components/fields/focusFirstFault';

/** ms between two looks, and how often is looked. */
const PAUSE = 16;
const MOST_LOOKS = 20;

/**
 * Moves the focus to the first marked field of a step that is about to open: its fields learn of a server's reason only
 * after they are there. A step that marks none takes the focus at `otherwise`.
 */
export function focusFault(form: HTMLFormElement, otherwise: HTMLElement | null, looks = MOST_LOOKS): void {
  if (form.querySelector('[aria-invalid="true"]')) focusFirstFault(form);
  else if (looks > 0) setTimeout(() => focusFault(form, otherwise, looks - 1), PAUSE);
  else otherwise?.focus();
}

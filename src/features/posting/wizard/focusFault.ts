import { focusFirstFault } from '@/components/fields/focusFirstFault';

/** ms between two looks, and how often is looked. */
const PAUSE = 16;
const MOST_LOOKS = 20;

const MARKED = '[aria-invalid="true"]';

/**
 * Moves the focus to the field that was refused, on a step that is about to open: its fields learn of a server's reason
 * only after they are there, and another one may be marked as odd. What has no control of its own, such as a category of
 * photos, leaves the focus to the first marked one; a step that marks none takes it at `otherwise`.
 */
export function focusFault(
  form: HTMLFormElement,
  refused: readonly string[],
  otherwise: HTMLElement | null,
  looks = MOST_LOOKS,
): void {
  const fields = refused.flatMap((name) => form.querySelector<HTMLElement>(`[name="${name}"]`) ?? []);
  const marked = fields.find((field) => field.closest(MARKED) !== null);
  const isThere = form.querySelector(MARKED) !== null;
  if (marked) marked.focus();
  else if (isThere && (fields.length === 0 || looks === 0)) focusFirstFault(form);
  else if (looks > 0) setTimeout(() => focusFault(form, refused, otherwise, looks - 1), PAUSE);
  else otherwise?.focus();
}

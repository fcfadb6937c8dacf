const control = 'input:not([type="hidden"]), select, textarea, button';

/** Moves the focus to the first field of a form that is marked as wrong; waits until the marks are rendered. */
export function focusFirstFault(form: HTMLFormElement): void {
  setTimeout(() => {
    const marked = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = marked?.matches(control) ? marked : marked?.querySelector<HTMLElement>(control);
    // What lies in a closed fold takes no focus.
    for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
    target?.focus();
  });
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])';
/** What does nothing by itself. Links lead on, and fields can be typed into, before there is an app. */
const PRESSED = 'button, input:is([type=checkbox], [type=radio])';

/** Tells the app what was typed into a page from the server before the app was there: nothing of it is lost. */
export function tellTyped(page: ParentNode): void {
  for (const field of page.querySelectorAll<Field>(FIELDS)) {
    const typed = field.value;
    if (typed === field.defaultValue) continue;
    // As a hand does: past React's own setter, which would take the text for what React knows already.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as Field, 'value') ?? {};
    field.value = field.defaultValue;
    set?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Holds presses on a page from the server until the app has taken it over; what is returned lets go of them. Who presses
 * something twice because nothing happens wants it once.
 */
export function holdPress(page: Document): () => void {
  const held = new Set<HTMLElement>();
  const hold = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
    if (pressed === null) return;
    event.preventDefault();
    event.stopPropagation();
    held.add(pressed);
  };
  page.addEventListener('click', hold, true);
  return () => {
    page.removeEventListener('click', hold, true);
    for (const pressed of held) if (pressed.isConnected) pressed.click();
  };
}

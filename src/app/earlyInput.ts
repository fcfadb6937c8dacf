type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** What somebody has typed into fields, and chosen. */
type Typed = Map<Field, string>;

const FIELDS = 'select, textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])';
/** What does nothing by itself. Links lead on, forms are sent, and fields can be typed into, before there is an app. */
const PRESSED = 'button:not(form[method=get] [type=submit]), input:is([type=checkbox], [type=radio])';

/** Says that the app has taken over the page from the server. */
const TAKEN_OVER = 'gruham:taken-over';

function sentValue(field: Field): string | undefined {
  if (!(field instanceof HTMLSelectElement)) {
    // As the browser draws it, which brings a range to its next step.
    const untouched = field.cloneNode() as typeof field;
    untouched.value = field.defaultValue;
    return untouched.value;
  }
  return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value;
}

/** What differs in a page's fields from what the server sent. */
const typedIn = (page: Document): Typed =>
  new Map(
    [...page.querySelectorAll<Field>(FIELDS)]
      .filter((field) => field.value !== sentValue(field))
      .map((field) => [field, field.value]),
  );

/** The same, and what is typed from then on until the app has taken over the page: that takes a while on a slow phone. */
export function watchTyped(page: Document): Typed {
  const typed = typedIn(page);
  const watch = ({ target }: Event) => {
    if (target instanceof Element && target.matches(FIELDS)) typed.set(target as Field, (target as Field).value);
  };
  page.addEventListener('input', watch, true);
  page.addEventListener(TAKEN_OVER, () => page.removeEventListener('input', watch, true), { once: true });
  return typed;
}

function tell(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) field.value = value;
  else {
    // As a hand does: past React's own setter, which would take the text for what React knows already.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as Field, 'value') ?? {};
    field.value = field.defaultValue;
    set?.call(field, value);
  }
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Holds presses on a page from the server until the app has taken it over. Who presses something twice because nothing
 * happens wants it once.
 */
export function holdPress(page: Document): void {
  const held = new Set<HTMLElement>();
  const hold = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
    if (pressed === null) return;
    event.preventDefault();
    event.stopPropagation();
    held.add(pressed);
  };
  const letGo = () => {
    page.removeEventListener('click', hold, true);
    for (const pressed of held) if (pressed.isConnected) pressed.click();
  };
  page.addEventListener('click', hold, true);
  page.addEventListener(TAKEN_OVER, letGo, { once: true });
}

/**
 * Gives the app, which has just taken over the page, what was done in it before. `typed`: what stood in the fields
 * before, for React draws them as it knows them. It waits for the event that may have made React take over the page at
 * once: the browser tells of a choice twice, and the second time the field is as React has drawn it.
 */
export function takeEarlyInput(page: Document, typed: Typed): void {
  setTimeout(() => {
    for (const [field, value] of new Map([...typed, ...typedIn(page)])) if (field.isConnected) tell(field, value);
    page.dispatchEvent(new Event(TAKEN_OVER));
  });
}

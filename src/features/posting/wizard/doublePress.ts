/**
 * Whether an event is the second press of a double press. That one does nothing in a form whose steps change under the
 * finger: it must not hit what the first press has brought there.
 */
export const isDouble = (event: Event): boolean => event instanceof UIEvent && event.detail > 1;

/**
 * A project's number as the register of Andhra Pradesh writes it, `P` and 11 digits; null for every other text. A listing
 * that gives one is registered, for the tick on its card and for the filter alike.
 */
export function projectRera(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const number = text.toUpperCase().replace(/[\s./-]/g, '');
  return /^P\d{11}$/.test(number) ? number : null;
}

/** Whether a text is meant as a number, in whatever form; "applied" and "NA" are not. */
export const meansRera = (text: unknown): boolean =>
  typeof text === 'number' || (typeof text === 'string' && /\d/.test(text));

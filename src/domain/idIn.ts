/** A longer one no record has, characters. */
const LONGEST = 64;
/** No record's. */
export const NOBODYS = '-';

/**
 * The id in an address; '' for none. What no record can have becomes an id of nothing, and its screen says so: a text that
 * is too long, one with a NUL, and what every object of JavaScript has, such as "constructor" [ROUTE-20].
 */
export function idIn(text: string | null | undefined): string {
  const id = text?.trim() ?? '';
  return id.length > LONGEST || id.includes('\0') || id in {} ? NOBODYS : id;
}

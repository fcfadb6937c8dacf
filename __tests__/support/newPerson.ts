let met = 0;

/** Somebody whom no server of this file's tests has met: a test that is run once more meets another person. */
export function newPerson(): { readonly email: string; readonly phone: string } {
  met += 1;
  return { email: `new.person${met}@example.in`, phone: String(9_123_456_700 + met) };
}

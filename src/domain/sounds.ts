const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ['rd', 'road'],
  ['clny', 'colony'],
  ['ngr', 'nagar'],
  ['stn', 'station'],
  ['hosp', 'hospital'],
  ['univ', 'university'],
  ['center', 'centre'],
  ['uni', 'university'],
  ['varsity', 'university'],
]);

/** What sounds alike is written alike: th and t, ee and i, oo and u, v and w, one letter and two. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/([tdbkgjcs])h/g, '$1'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ck/g, 'k'],
  [/m(?=[bcdfgjkpqstv])/g, 'n'],
  [/(\D)\1+/g, '$1'],
  [/([^aeiou])(?:y|e)$/, '$1i'],
];

/** The words of a text in small Latin letters; points between letters go, as in "M.R.Palli". Other letters are left out. */
export function latinWords(text: string): readonly string[] {
  return text
    .replace(/(?<!\d)[.'’]|[.'’](?!\d)/g, '')
    .split(/[^a-z0-9.]+/)
    .filter((word) => word !== '')
    .map((word) => SHORT_FORMS.get(word) ?? word);
}

/**
 * A name in any script without what typing in a hurry changes: capitals, spaces, points and short forms. Who writes
 * another letter may mean another place; numbers stay apart.
 */
export const spelling = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => SHORT_FORMS.get(word) ?? word)
    .join(' ')
    .replace(/(?<!\d) | (?!\d)/g, '');

/** A word as it sounds. */
const soundOf = (word: string): string => ALIKE.reduce((sound, [pattern, by]) => sound.replace(pattern, by), word);

const LONG = 4;

/** What two spellings of one name have in common: their sounds without spaces, and without the vowel that ends a long word. */
export const fold = (words: readonly string[]): string =>
  words
    .map((word) => {
      const sound = soundOf(word);
      return sound.length > LONG ? sound.replace(/[au]$/, '') : sound;
    })
    .join('');

/** How a name in Latin letters sounds; '' where it has none of them. */
export const soundOfName = (name: string): string => fold(latinWords(name.toLowerCase()));

/** A shorter sound may be the beginning of anything. */
const LEAST_BEGINNING = 3;
/** Whether a sound begins with another one that says enough. */
export const soundBegins = (sound: string, beginning: string): boolean =>
  beginning.length >= LEAST_BEGINNING && sound.startsWith(beginning);

const SCRIPTS = [
  ['te', /[\u0c00-\u0c7f]/g],
  ['hi', /[\u0900-\u097f]/g],
] as const;

/**
 * In which language a text is that somebody wrote, by the script of most of its letters: for `lang`, so that it is spoken
 * and set as what it is; undefined where it is that of the page [WCAG 3.1.2].
 */
export function langOf(text: string | null | undefined): 'te' | 'hi' | undefined {
  const count = (letters: RegExp) => text?.match(letters)?.length ?? 0;
  const latin = count(/[a-z]/gi);
  return SCRIPTS.find(([, letters]) => count(letters) > latin)?.[0];
}

import { language } from '@/words/language';

/** Where a listing's about text is cut, in characters [FMT-2]. */
export const ABOUT_LIMIT = {
  property: 150,
  project: 200,
  agentListing: 100,
  builderCard: 30,
} as const;

/**
 * The first `max` characters of a text, without the space they end in, and whether anything readable
 * was left out. Counts code points, so that an emoji is never cut in half. The ellipsis is the caller's [FMT-2].
 */
export function truncate(text: string, max: number): { text: string; cut: boolean } {
  if (text.length <= max) return { text, cut: false };
  let taken = 0;
  let end = 0;
  for (const character of text) {
    if (taken >= max) break;
    taken += 1;
    end += character.length;
  }
  if (end === text.length) return { text, cut: false };
  return { text: text.slice(0, end).trimEnd(), cut: text.slice(end).trim() !== '' };
}

/** Whether two texts are the same word, ignoring case and outer spaces. A missing text is the same as none. */
export function equalsIgnoreCase(a: string | null | undefined, b: string | null | undefined): boolean {
  if (a == null || b == null) return false;
  return a === b || a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** Whether `needle` stands in `haystack`, ignoring case; a blank needle stands everywhere [PLIST-8]. */
export function includesIgnoreCase(haystack: string | null | undefined, needle: string): boolean {
  const wanted = needle.trim().toLowerCase();
  if (wanted === '') return true;
  return haystack != null && haystack.toLowerCase().includes(wanted);
}

/** Texts without the blank ones and without repeats in another case. */
export function distinctTexts(texts: readonly unknown[]): readonly string[] {
  const byWord = new Map<string, string>();
  for (const text of texts) {
    const plain = typeof text === 'string' ? text.trim() : '';
    const word = plain.toLowerCase();
    if (plain !== '' && !byWord.has(word)) byWord.set(word, plain);
  }
  return [...byWord.values()];
}

/** With a capital letter at its beginning. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A number with Indian digit grouping, such as 12,34,567, and at most two decimals. Not a number: ''. */
export function indianNumber(n: number): string {
  if (!Number.isFinite(n)) return '';
  const size = Math.abs(n);
  // Beyond this no decimals are left, and toFixed would switch to the exponent notation.
  const plain = size >= 1e21 ? BigInt(size).toString() : size.toFixed(2);
  const [whole = '0', decimals = ''] = plain.split('.');
  const lead = whole.slice(0, -3);
  const head = lead.replace(lead.length % 2 === 0 ? /\d\d(?=\d)/g : /^\d(?=\d)|\d\d(?=\d)/g, '$&,');
  const fraction = decimals.replace(/(?<!0)0+$/, '');
  const text = (head === '' ? '' : `${head},`) + whole.slice(-3) + (fraction === '' ? '' : `.${fraction}`);
  return n < 0 && text !== '0' ? `-${text}` : text;
}

/** A count with its noun: "1 property", "1,204 properties". */
export function plural(n: number, one: string, many: string): string {
  return `${indianNumber(n)} ${n === 1 ? one : many}`;
}

/** `encodeURIComponent` that never throws: half a surrogate pair becomes the replacement character. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/**
 * In which language a text is that somebody wrote, by the script of most of its letters: for `lang`, so that it is spoken
 * and set as what it is; undefined where it is that of the page [WCAG 3.1.2].
 */
export function langOf(text: string | null | undefined): 'te' | 'hi' | 'en' | undefined {
  if (!text) return undefined;
  const english = language !== 'en' && /[a-z]/i.test(text) ? 'en' : undefined;
  // A list asks about a hundred texts, most of them without such a letter.
  if (!/[\u0900-\u097f\u0c00-\u0c7f]/.test(text)) return english;
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const latin = count(/[a-z]/gi);
  return count(/[\u0c00-\u0c7f]/g) > latin ? 'te' : count(/[\u0900-\u097f]/g) > latin ? 'hi' : english;
}

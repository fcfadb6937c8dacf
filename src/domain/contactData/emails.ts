/** Looks back from what may be an "@" alone, and at bounded parts: linear time. */
const LABEL = '[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-]{0,62}';
const DOT = '(?:\\s?[([{<]\\s?(?:dot|\\.)\\s?[)\\]}>]\\s?|\\sdot\\s|\\s{0,2}\\.\\s{0,2})';
const MAIL = new RegExp(
  '(?<=(?<local>[\\p{L}\\p{M}\\p{N}._%+-]{1,64}))' +
    '(?<at>\\s{0,2}(?:@|[([{<]\\s?(?:at|@)\\s?[)\\]}>])\\s{0,2}|\\sat\\s)' +
    `(?<domain>${LABEL}(?:${DOT}${LABEL}){0,5})`,
  'giu',
);
const PARTS = new RegExp(`(${DOT})`, 'iu');
/** Needs no end. "Near Yahoo" is a place. */
const PROVIDER = /^(?:g-?mail|hotmail|yahoomail|rediffmail|ymail|protonmail)$/i;
/** What ends a domain that is written with words or blanks; the latter are also words after the end of a sentence. */
const END = /^(?:com|org)$/i;
const END_OF_SAID = /^(?:com|org|net|in|co|info)$/i;

/** An e-mail address in a readable text: where it begins and ends, and how it is meant. */
interface Email {
  readonly address: string;
  readonly from: number;
  readonly to: number;
}

/** How much of what stands after an "@" is a domain, and which one; null when it is none. */
function domainIn(at: string, after: string, unfinished: boolean): { name: string; length: number } | null {
  const [first = '', ...rest] = after.split(PARTS);
  const isTight = at === '@';
  let name = first;
  let length = first.length;
  let found = PROVIDER.test(first) || (unfinished && isTight && /^\p{L}/u.test(first)) ? { name, length } : null;
  for (let n = 0; n + 1 < rest.length; n += 2) {
    const [dot = '', label = ''] = rest.slice(n, n + 2);
    name += `.${label}`;
    length += dot.length + label.length;
    const isLoose = /^\s*\.\s*$/.test(dot) && dot !== '.';
    if ((isTight && length === name.length) || (isLoose ? END : END_OF_SAID).test(label)) found = { name, length };
  }
  return found;
}

/** The e-mail addresses of a readable text. `unfinished`: also "name@place", as it stands while somebody types. */
export const emailsIn = (text: string, unfinished = false): readonly Email[] =>
  [...text.matchAll(MAIL)].flatMap(({ index, groups: { local = '', at = '', domain = '' } = {} }) => {
    const found = domainIn(at, domain, unfinished);
    if (found === null) return [];
    return [{ address: `${local}@${found.name}`, from: index - local.length, to: index + at.length + found.length }];
  });

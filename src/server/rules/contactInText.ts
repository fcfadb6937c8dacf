import { Refusal } from '../http/refusal';

/** Digits of the scripts that are read in India, by their zeros; full-width ones become plain by normalisation. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x0be6, 0x0c66, 0x0ce6, 0x0d66] as const;

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
const WORD = new RegExp(`\\b(?:${WORDS.join('|')})\\b`, 'gi');

function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((each) => code >= each && code < each + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** The text with plain digits, whatever their script, and without what cannot be seen. */
const withPlainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, plainDigit);

const withoutWords = (text: string): string =>
  text.replace(WORD, (word) => String(WORDS.findIndex((each) => each === word.toLowerCase())));

/** Digits that stand together, with at most three signs that are no letters between two of them. */
const DIGITS = /\d(?:[\s()./_*+\p{Pd}]{0,3}\d)*/gu;

/** A mobile number of India, with or without its country code; or a line's number with its area code. */
const PHONE = /^(?:(?:0{1,2})?91)?[6-9]\d{9}$|^0[1-9]\d{9}$/;
const MOST_DIGITS = 14;

/** What follows a figure that measures something. */
const UNIT = /^\s*(?:sq|sft|ft|feet|yards?|gaj|cents?|acres?|guntas?|lakhs?|lacs?|crores?|cr|bhk|km|met(?:er|re)s?)\b/i;

interface Group {
  readonly digits: string;
  /** Where it begins and ends in the text. */
  readonly from: number;
  readonly to: number;
}

/** "65000 - 75000": round figures, none smaller than the one before. */
const areAmounts = (groups: readonly Group[]): boolean =>
  groups.every(({ digits }, at) => digits.endsWith('00') && Number(digits) >= Number(groups[at - 1]?.digits ?? 0));

/** Whether these groups of digits, all of a run or a part of it, are one phone number and not several other figures. */
function arePhone(text: string, groups: readonly Group[], isWholeRun: boolean): boolean {
  if (!PHONE.test(groups.map(({ digits }) => digits).join(''))) return false;
  const sizes = groups.map(({ digits }) => digits.length).join();
  const from = groups[0]?.from ?? 0;
  const to = groups.at(-1)?.to ?? 0;
  // States number their RERA projects like this: P02400001234.
  if (sizes === '11') return !/(?<!\p{L})P$/u.test(text.slice(Math.max(0, from - 2), from));
  if (groups.length === 1) return true;
  if (areAmounts(groups)) return false;
  if (sizes === '5,5') return true;
  // A pin code, and a figure after it: no pin code begins with 9.
  if (sizes === '6,4' && !text.startsWith('9', from)) return false;
  if (UNIT.test(text.slice(to, to + 12))) return false;
  if (isWholeRun) return true;
  // Beside other figures these may be the parts of a door number, a date or a reference; so they have to look alike.
  const areAlike = groups.every(({ digits }) => digits.length > 1) || groups.every(({ digits }) => digits.length === 1);
  return areAlike && !text.slice(from, to).includes('/');
}

/** Where the phone numbers of a text with plain digits stand, each with its country code. */
function phonesIn(text: string): readonly Pick<Group, 'from' | 'to'>[] {
  return [...text.matchAll(DIGITS)].flatMap((run) => {
    const groups: readonly Group[] = [...run[0].matchAll(/\d+/g)].map(({ 0: digits, index }) => {
      const from = run.index + index;
      return { digits, from, to: from + digits.length };
    });
    const found: Pick<Group, 'from' | 'to'>[] = [];
    for (let first = 0; first < groups.length; first += 1) {
      // The longest one first, so that nothing of a number is left.
      for (let end = Math.min(groups.length, first + MOST_DIGITS); end > first; end -= 1) {
        const some = groups.slice(first, end);
        if (!arePhone(text, some, some.length === groups.length)) continue;
        found.push({ from: some[0]?.from ?? 0, to: some.at(-1)?.to ?? 0 });
        first = end - 1;
        break;
      }
    }
    return found;
  });
}

/** Whether a text holds a phone number, however it is written, also beside other figures. */
export const holdsPhone = (text: string): boolean => phonesIn(withoutWords(withPlainDigits(text))).length > 0;

function cut(text: string): string {
  const ends = phonesIn(text);
  const starts = [0, ...ends.map(({ to }) => to)];
  return starts
    .map((start, at) => text.slice(start, ends[at]?.from).replace(at < ends.length ? /\+$/ : '', ''))
    .join('');
}

/** The text without its phone numbers; one without any stays as it is. */
export function withoutPhones(text: string): string {
  if (!holdsPhone(text)) return text;
  const left = cut(withPlainDigits(text));
  return holdsPhone(left) ? cut(withoutWords(left)) : left;
}

/**
 * Throws 400, naming the field, when one of these texts, which everybody may read, holds a phone number. What is no
 * text passes.
 */
export function refusePhones(fields: Readonly<Record<string, unknown>>): void {
  for (const [field, text] of Object.entries(fields)) {
    if (typeof text === 'string' && holdsPhone(text))
      throw new Refusal(400, `${field}: please remove the phone number. Buyers see the one of your account.`);
  }
}

const SCHEME = /\b(?:https?|ftp|mailto|tel|javascript|data):|\bwww\./i;
const DOMAIN = /[a-z\d-]\.(?:com|org|biz|xyz|website)\b/i;
/** Names that are words as well: "pool.Club house" only lacks a space, so they count in lower case or capitals alone. */
const WORD_DOMAIN =
  /[a-z\d-]\.(?:in|co|io|me|ly|gl|net|info|app|site|online|shop|link|store|live|club|dev|page)(?![\p{L}\d])|[A-Z\d-]\.(?:IN|CO|IO|ME|LY|GL|NET|INFO|APP|SITE|ONLINE|SHOP|LINK|STORE|LIVE|CLUB|DEV|PAGE)(?![\p{L}\d])/u;
const MAIL = /[^\s@]+@[^\s@]+\.[^\s@]+/;

/** Whether a text holds a link or an e-mail address. */
export function holdsLink(text: string): boolean {
  const read = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return [SCHEME, DOMAIN, WORD_DOMAIN, MAIL].some((pattern) => pattern.test(read));
}

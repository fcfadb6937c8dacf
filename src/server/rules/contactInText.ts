/** Digits of the scripts that are read in India, by their zeros; full-width ones become plain by normalisation. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x0be6, 0x0c66, 0x0ce6, 0x0d66] as const;

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
const WORD = new RegExp(`\\b(?:${WORDS.join('|')})\\b`, 'gi');

function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((each) => code >= each && code < each + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** The text with plain digits: whatever their script, also spelled out, and without what cannot be seen. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(WORD, (word) => String(WORDS.findIndex((each) => each === word.toLowerCase())));

/** Digits that stand together, with at most three signs that are no letters between two of them. */
const DIGITS = /\d(?:[\s()./_*+-]{0,3}\d)*/g;

/** A mobile number of India, with or without its country code; or a line's number with its area code. */
const isPhone = (digits: string): boolean => /^(?:(?:0{1,2})?91)?[6-9]\d{9}$|^0[1-9]\d{9}$/.test(digits);

/** Whether a text holds a phone number, however it is written. */
export function holdsPhone(text: string): boolean {
  const read = plain(text);
  const together = (read.match(DIGITS) ?? []).map((each) => each.replace(/\D/g, ''));
  return together.some(isPhone) || /(?<!\d)(?:91|0)?[6-9]\d{9}(?!\d)/.test(read);
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

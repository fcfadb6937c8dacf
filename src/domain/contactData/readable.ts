/** A text with plain letters, digits and signs, and where each of them stands in the text as it was written. */
interface Readable {
  readonly text: string;
  /** The place in the written text; the end's place for the end. */
  readonly writtenAt: (at: number) => number;
}

/** What cannot be seen, and marks that are put on or around a digit: keycaps, strokes, variants. */
const UNSEEN =
  /^[\p{Cf}\p{Me}\u0300-\u034f\u0350-\u036f\u115f\u1160\u17b4\u17b5\u20d0-\u20ff\u3164\ufe00-\ufe0f\uffa0]$/u;

/** Digits in circles that normalisation leaves alone: the first sign of each row and its number. */
const CIRCLED = [
  [0x2776, 1],
  [0x2780, 1],
  [0x278a, 1],
  [0x24f5, 1],
  [0x24ff, 0],
  [0x1f10b, 0],
  [0x1f10c, 0],
  [0x1f51f, 10],
] as const;
/** Rows of circled digits go from 1 to 10. */
const ROW = 10;

const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** The digits of every script stand in rows from 0 to 9: how many stand before this one is its number. */
function numberOf(code: number): string {
  let number = 0;
  while (number < 9 && isDigit(code - number - 1)) number += 1;
  return String(number);
}

/** One sign of normalised text in ASCII where it is a digit or a dot. */
const plainSign = (sign: string): string => {
  if (/^\p{Nd}$/u.test(sign)) return numberOf(sign.codePointAt(0) ?? 0);
  return sign === '。' ? '.' : sign;
};

/** Signs that become longer than this are words; only the sign itself is then kept, so that no text grows by much. */
const LONGEST = 4;

function plainOf(sign: string): string {
  if (UNSEEN.test(sign)) return '';
  const code = sign.codePointAt(0) ?? 0;
  const circled = CIRCLED.find(([first, number]) => code >= first && code < first + (number === 1 ? ROW : 1));
  if (circled !== undefined) return String(circled[1] + code - circled[0]);
  const normal = sign.normalize('NFKC');
  // "1½" is not 11 over 2.
  if (normal.length > LONGEST || normal.includes('\u2044')) return sign;
  return Array.from(normal, plainSign).join('');
}

/** Signs are few in each text and the same ones in most. */
const remembered = new Map<string, string>();
const MOST = 5_000;

/** "98480 2233O", "9848O l2338": letters among digits that look like digits. */
const AMONG_DIGITS = /(?<![\p{L}\p{N}])[\doOlI]{2,15}(?![\p{L}\p{N}])/gu;
const withDigitsForLetters = (text: string): string =>
  text.replace(AMONG_DIGITS, (word) => (/\d/.test(word) ? word.replace(/o/gi, '0').replace(/[lI]/g, '1') : word));

/** Reads a text as a person would: any script's digits as digits, and nothing that cannot be seen. Takes linear time. */
export function readable(written: string): Readable {
  if (!/[^ -~\s]/.test(written)) return { text: withDigitsForLetters(written), writtenAt: (at) => at };
  let text = '';
  const places: number[] = [];
  let place = 0;
  for (const sign of written) {
    let plain = sign;
    if (sign > '~') {
      plain = remembered.get(sign) ?? plainOf(sign);
      if (remembered.size > MOST) remembered.clear();
      remembered.set(sign, plain);
    }
    text += plain;
    for (let n = 0; n < plain.length; n += 1) places.push(place);
    place += sign.length;
  }
  return { text: withDigitsForLetters(text), writtenAt: (at) => places[at] ?? written.length };
}

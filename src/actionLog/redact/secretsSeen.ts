import type { Kind } from './fields';
import { secretIn } from './shapes';

/** The secrets that a recording came across, to be found in any text afterwards. */
export interface SecretsSeen {
  readonly remember: (secret: string, kind: Kind) => void;
  /** The text with each known secret replaced; the same text when it holds none. */
  readonly replaceIn: (text: string, pseudonym: (secret: string) => string) => string;
  /** Whether a number of many digits is a known secret. */
  readonly hasNumber: (digits: string) => boolean;
  /** Whether a file's text holds one in any of the ways in which texts are written. */
  readonly inText: (text: string) => boolean;
}

const DIGIT_RUN = /(?<![A-Za-z0-9])\d{6,}(?![A-Za-z0-9])/g;
/** Shorter runs are times and counts as well. */
const LONG_RUN = /(?<![A-Za-z0-9.])\d{9,15}(?![A-Za-z0-9.])/g;
const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /[A-Za-z0-9]/.test(character);

/** A word that could be anybody's ("tirupati") is taken out where it stands and not looked for elsewhere. */
const isTelling = (word: string): boolean => (word.length >= 6 && /[^A-Za-z]/.test(word)) || word.length >= 12;
const isTellingAddress = (text: string): boolean => text.length >= 10 && /\d/.test(text);

/** Replaces a word where it does not stand inside a longer one. */
function replaceWord(text: string, word: string, by: (secret: string) => string): string {
  let from = 0;
  let out = '';
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at < from) continue;
    const end = at + word.length;
    const joined =
      (isWordCharacter(text[at - 1]) && isWordCharacter(word[0])) ||
      (isWordCharacter(text[end]) && isWordCharacter(word.at(-1)));
    if (joined) continue;
    out += text.slice(from, at) + by(word);
    from = end;
  }
  return from === 0 ? text : out + text.slice(from);
}

/** The ways in which a secret may stand in a file: as it is, as a part of JSON, of an address, of a form's body. */
const writings = (word: string): readonly string[] => [
  ...new Set([
    word,
    JSON.stringify(word).slice(1, -1),
    encodeURIComponent(word),
    encodeURIComponent(word).replace(/%20/g, '+'),
  ]),
];

export function secretsSeen(): SecretsSeen {
  const numbers = new Set<string>();
  const words = new Set<string>();

  const remember = (secret: string, kind: Kind): void => {
    const { shape, core } = secretIn(secret);
    if (shape === 'digits') numbers.add(core);
    else if (/^\d{6,}$/.test(core)) numbers.add(core);
    else if (shape === 'email') words.add(secret.trim());
    else if (kind === 'private') return;
    else if (kind === 'home' ? isTellingAddress(core) : isTelling(core)) words.add(core);
  };

  return {
    remember,
    replaceIn: (text, pseudonym) => {
      let out = text;
      if (numbers.size > 0 && /\d{6}/.test(out)) {
        out = out.replace(DIGIT_RUN, (run) => (numbers.has(run) ? pseudonym(run) : run));
      }
      for (const word of words) if (out.includes(word)) out = replaceWord(out, word, pseudonym);
      return out;
    },
    hasNumber: (digits) => numbers.has(digits),
    inText: (text) =>
      (numbers.size > 0 && (text.match(LONG_RUN) ?? []).some((run) => numbers.has(run))) ||
      [...words].some((word) => word.length >= 8 && writings(word).some((one) => text.includes(one))),
  };
}

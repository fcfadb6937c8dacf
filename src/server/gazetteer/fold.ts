import { fold, latinWords } from '@/domain/sounds';

/** The scripts of India have their letters in one order, each script in a block of its own of so many codes. */
const FIRST_SCRIPT = 0x900;
const LAST_SCRIPT = 0xd7f;
const BLOCK = 0x80;
const VIRAMA = 0x4d;
const NUKTA = 0x3c;
const ZERO = 0x66;

const letters = (first: number, sounds: string): [number, string][] =>
  sounds.split(' ').map((sound, at) => [first + at, sound === '-' ? '' : sound]);

const VOWELS = new Map(letters(0x05, 'a a i i u u ru lu e e e ai o o o au'));
const CONSONANTS = new Map(letters(0x15, 'k k g g n c c j j n t t d d n t t d d n n p f b b m y r r l l l v s s s h'));
const SIGNS = new Map(letters(0x3e, 'a i i u u ru ru e e e ai o o o au'));
const NASALS = new Map(letters(0x01, 'n n -'));

/** A text in any script of India in Latin letters, by its sounds: short and long vowels alike. */
function latin(text: string): string {
  let written = '';
  // A consonant brings an "a" along, unless a sign follows.
  let open = false;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const own = code >= FIRST_SCRIPT && code <= LAST_SCRIPT;
    const place = (code - FIRST_SCRIPT) % BLOCK;
    const sign = own ? SIGNS.get(place) : undefined;
    if (own && place === NUKTA) continue;
    if (own && place === VIRAMA) open = false;
    else if (sign !== undefined) {
      written += sign;
      open = false;
    } else if (code !== 0x200c && code !== 0x200d) {
      if (open) written += 'a';
      const consonant = own ? CONSONANTS.get(place) : undefined;
      const digit = place >= ZERO && place < ZERO + 10 ? String(place - ZERO) : '';
      written += consonant ?? (own ? (VOWELS.get(place) ?? NASALS.get(place) ?? digit) : character);
      open = consonant !== undefined;
    }
  }
  return open ? `${written}a` : written;
}

/** A text of any script in small Latin letters. */
export const plainText = (text: string): string =>
  latin(text.normalize('NFC')).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text of any script in plain Latin letters. */
export const wordsOf = (text: string): readonly string[] => latinWords(plainText(text));

/** A text of any script as it sounds. */
export const foldText = (text: string): string => fold(wordsOf(text));

/** All runs of three letters of a folded text, its ends marked; each once. */
export function trigrams(folded: string): readonly string[] {
  const marked = `^${folded}$`;
  return [...new Set(Array.from({ length: Math.max(0, marked.length - 2) }, (_none, at) => marked.slice(at, at + 3)))];
}

/** How alike two folded texts are by their trigrams, 0 to 1. */
export function likeness(a: string, b: string): number {
  const [own, others] = [trigrams(a), new Set(trigrams(b))];
  const common = own.filter((each) => others.has(each)).length;
  return own.length + others.size === 0 ? 0 : (2 * common) / (own.length + others.size);
}

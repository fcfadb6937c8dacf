import { DEFAULT_SITE, SITE } from '@/domain/site';

/** What looks like each Latin letter, in small print: other scripts, signs and digits, after normalisation. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  [
    'aаαɑλ@4ᴀꭺꓮᗅ⍺',
    'bʙ',
    'cсᴄ',
    'dᴅ',
    'eеε3ᴇ',
    'fꜰ',
    'gɡցƍɢԍᶃꮐᏻꓖ96',
    'hһհɦнηⲏʜꮋꮒꓧᕼ',
    'iіι1ɪ',
    'jᴊ',
    'kкκᴋ',
    'lʟ',
    'mмμϻⲙᴍꮇꓟᗰ',
    'nոɴ',
    'oοо0ᴏ',
    'pрρᴘ',
    'rгᴦⲅꭇꭈɼɾʀꮁꮢꭱꓣᖇ',
    'sѕ5ꜱ',
    'tтτᴛ',
    'uυսʋᴜꞟꭎꭒꓴᑌ∪v',
    'vᴠ',
    'wᴡ',
    'xхχ',
    'yуʏ',
    'zᴢ',
  ].flatMap(([latin = '', ...others]) => others.map((other): [string, string] => [other, latin])),
);
/** Rows of 26 letters in circles, in squares and as parts of flags, which normalisation leaves alone: where each begins. */
const ROWS = [0x1f150, 0x1f170, 0x1f1e6];

function plainLetter(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const row = ROWS.find((first) => code >= first && code < first + 26);
  return row === undefined ? (LOOKALIKES.get(sign) ?? sign) : String.fromCharCode('a'.charCodeAt(0) + code - row);
}

/** Stands where a capital follows a small letter: "TeamGruham" is two words. */
const SEAM = '\u0001';
const plainLetters = (text: string): string =>
  Array.from(
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, SEAM)
      .toLowerCase(),
    plainLetter,
  ).join('');

/** "rn" reads as "m". */
const lettersOf = (name: string): readonly string[] =>
  Array.from(plainLetters(name).replace(/[^\p{L}\p{N}]/gu, ''), (letter) => (letter === 'm' ? '(?:m|rn)' : letter));
const SIGN = '[^\\p{L}\\p{N}]';
/** What people put before a name to speak for it. */
const SPEAKERS =
  'team|the|my|mr|at|by|from|your|our|real|true|official|original|support|help|care|admin|staff|hello|hi|go';
/**
 * The marketplace's name where a word begins: as it is, with signs within the word, or with all its letters spaced out.
 * Not where two words meet: "Gruha" is the word for house here, and people are called Gruha Mahesh; "Swagruham" is a word
 * as well.
 */
function inLatin(name: string): RegExp {
  const letters = lettersOf(name);
  // Of a name in another script alone nothing is left.
  if (letters.length === 0) return /(?!)/u;
  const ways = [
    `(?:${SPEAKERS})?${letters.join('')}`,
    `${letters.join(`(?:(?!\\s)${SIGN}){0,3}`)}(?![\\p{L}\\p{N}])`,
    `${letters.join(`${SIGN}{1,3}`)}(?![\\p{L}\\p{N}])`,
  ];
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${ways.join('|')})`, 'u');
}
let made = { name: '', pattern: /(?!)/u };
function namesIt(text: string): boolean {
  if (made.name !== SITE.name) made = { name: SITE.name, pattern: inLatin(SITE.name) };
  return made.pattern.test(plainLetters(text));
}

/** The default name in the letters of Telugu and Hindi, as it is spelled there or as it sounds, by its parts. */
const NATIVE = [
  ['గ(?:ృ|్రు|్రూ)', 'హ(?:ం|మ్)'],
  ['(?:गृ|ग्रु|ग्रू)', 'ह(?:ं|म्?(?![\\p{L}\\p{M}]))'],
].map((parts) => parts.join('[^\\p{L}\\p{M}\\p{N}]{0,3}'));
const IN_NATIVE = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${NATIVE.join('|')})`, 'u');
const ALONE = new RegExp(`^[^\\p{L}\\p{M}\\p{N}]*(?:${NATIVE.join('|')})[^\\p{L}\\p{M}\\p{N}]*$`, 'u');

const inNative = (pattern: RegExp, text: string): boolean =>
  SITE.name === DEFAULT_SITE.name && pattern.test(text.normalize('NFC').replace(/\p{Cf}/gu, ''));

/** Whether a person's or an agency's name is made to look like the marketplace's. Takes linear time. */
export const namesSite = (name: string): boolean => namesIt(name) || inNative(IN_NATIVE, name);

/** Whether a title or a place is: in Telugu and Hindi the name is the word for house, and no name beside other words. */
export const titlesSite = (title: string): boolean => namesIt(title) || inNative(ALONE, title);

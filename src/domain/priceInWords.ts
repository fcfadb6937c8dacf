import { toNumber } from './price';

/** 99,99,99,99,999: the largest amount in rupees that is put into words [FMT-3]. */
const LARGEST = 99_999_999_999;

const BELOW_TWENTY = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen ' +
  'fifteen sixteen seventeen eighteen nineteen'
).split(' ');
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const SCALES = [
  { size: 10_000_000, word: 'crore' },
  { size: 100_000, word: 'lakh' },
  { size: 1_000, word: 'thousand' },
  { size: 100, word: 'hundred' },
] as const;

function belowHundred(n: number): string {
  if (n < 20) return BELOW_TWENTY[n] ?? '';
  const tens = TENS[Math.floor(n / 10)] ?? '';
  return n % 10 === 0 ? tens : `${tens}-${BELOW_TWENTY[n % 10] ?? ''}`;
}

/** Words for a whole number from 1 to LARGEST; the crores may themselves be thousands. */
function inWords(n: number): string {
  const words: string[] = [];
  let rest = n;
  for (const { size, word } of SCALES) {
    const count = Math.floor(rest / size);
    if (count > 0) words.push(inWords(count), word);
    rest %= size;
  }
  if (rest > 0) words.push(belowHundred(rest));
  return words.join(' ');
}

/**
 * An amount of rupees in Indian wording: "Forty-five lakh fifty thousand rupees". Paise are rounded away.
 * '' when there is no amount, and beyond 99,99,99,99,999 [WIZ-14, FMT-3].
 */
export function priceInWords(value: unknown): string {
  const rupees = Math.round(toNumber(value) ?? 0);
  if (rupees < 1 || rupees > LARGEST) return '';
  const words = inWords(rupees);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${rupees === 1 ? 'rupee' : 'rupees'}`;
}

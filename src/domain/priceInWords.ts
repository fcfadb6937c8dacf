import { capitalised } from './text';
import * as words from '@/words/numerals';
import { CRORE, LAKH, toNumber } from './price';

/** 99,99,99,99,999: the largest amount in rupees that is put into words [FMT-3]. */
const LARGEST = 99_999_999_999;

/** The words of 1 to 99: in Telugu and Hindi hardly one of them follows from the others. */
const COUNTS = words.counts.split(', ');

const SCALES = [
  { size: CRORE, name: 'crore' },
  { size: LAKH, name: 'lakh' },
  { size: 1_000, name: 'thousand' },
  { size: 100, name: 'hundred' },
] as const;

/** Words for a whole number from 1 to LARGEST, before what is counted; the crores may themselves be thousands. */
function inWords(n: number): string {
  const parts: string[] = [];
  let rest = n;
  for (const { size, name } of SCALES) {
    const count = Math.floor(rest / size);
    rest %= size;
    // Telugu has another word for a hundred where more follows.
    const say = words.scales[name === 'hundred' && rest > 0 ? 'hundredAnd' : name];
    if (count > 0) parts.push(say({ n: count, count: inWords(count) }));
  }
  if (rest > 0) parts.push(COUNTS[rest - 1] ?? '');
  return parts.join(' ');
}

/**
 * An amount of rupees in Indian wording: "Forty-five lakh fifty thousand rupees". Paise are rounded away.
 * '' when there is no amount, and beyond 99,99,99,99,999 [WIZ-14, FMT-3].
 */
export function priceInWords(value: unknown): string {
  const rupees = Math.round(toNumber(value) ?? 0);
  if (rupees < 1 || rupees > LARGEST) return '';
  return capitalised(words.rupees({ n: rupees, words: inWords(rupees) }));
}

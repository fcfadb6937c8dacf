import { figuresIn, type Group } from '@/domain/contactData/figures';
import { isSplitMobile } from '@/domain/contactData/phones';
import { readable } from '@/domain/contactData/readable';

/** Longer texts are sentences, whose figures belong to their own words. */
const SHORT = 60;
/** So many figures are set side by side at most. */
const MOST = 100;

/** A figure at the start or at the end of a short text. */
interface Part {
  readonly digits: string;
  readonly field: string;
}

/** The digits of a figure; '' for none, and for door numbers, surveys and lists, which are written with such signs. */
function digitsOf(text: string, groups: readonly Group[] = []): string {
  const written = text.slice(groups[0]?.from ?? 0, groups.at(-1)?.to ?? 0);
  return /[-/,]/.test(written) ? '' : groups.map(({ digits }) => digits).join('');
}
const isFree = (text: string): boolean => !/[\p{L}\p{M}\p{N}]/u.test(text);

/** The figure that a text begins with, and the one that it ends in; '' for none. */
function endsOf(written: string): readonly [string, string] {
  const { text } = readable(written);
  const { runs } = figuresIn(text);
  const [first, last] = [runs[0], runs.at(-1)];
  return [
    isFree(text.slice(0, first?.[0]?.from ?? 0)) ? digitsOf(text, first) : '',
    isFree(text.slice(last?.at(-1)?.to ?? 0)) ? digitsOf(text, last) : '',
  ];
}

/**
 * The fields among whose short texts a mobile number is split in two: the one ends in its first digits, the other
 * begins with the rest.
 */
export function splitPhones(texts: readonly (readonly [field: string, text: string])[]): ReadonlySet<string> {
  const heads: Part[] = [];
  const tails: Part[] = [];
  for (const [field, text] of texts) {
    if (text.length > SHORT) continue;
    const [head, tail] = endsOf(text);
    if (head !== '' && heads.length < MOST) heads.push({ digits: head, field });
    if (tail !== '' && tails.length < MOST) tails.push({ digits: tail, field });
  }
  const pairs = tails.flatMap((tail) => heads.map((head) => [tail, head] as const));
  const found = pairs.filter(([tail, head]) => isSplitMobile(tail.digits, head.digits));
  return new Set(found.flatMap((pair) => pair.map(({ field }) => field)));
}

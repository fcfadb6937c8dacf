import { toNumber } from '@/domain/price';
import { equalsIgnoreCase } from '@/domain/text';
import { textIn, type Doc } from '../db/doc';
import { picturesOf } from './listingLinks';

/** Two texts that share so much of all their words are nearly the same. */
const ALIKE = 0.6;
/** Prices that differ by no more than this part of the higher one are nearly the same. */
const NEAR = 0.1;
/** So much of a text is compared, in characters. */
const LONGEST = 2000;

/** The words of a text, however they are spaced, dotted and spelled in capitals. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .slice(0, LONGEST)
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [],
  );

function sameText(a: string, b: string): boolean {
  const [first, second] = [wordsOf(a), wordsOf(b)];
  const shared = [...first].filter((word) => second.has(word)).length;
  const all = first.size + second.size - shared;
  return shared / all >= ALIKE;
}

/** So many different words are no longer what everybody writes. */
const FEWEST_WORDS = 12;

/** Whether two listings, of whomever, have nearly the same description. */
export function sameAbout(a: Doc, b: Doc): boolean {
  const texts = [textIn(a, 'about'), textIn(b, 'about')] as const;
  return texts.every((text) => wordsOf(text).size >= FEWEST_WORDS) && sameText(...texts);
}

function nearPrice(a: Doc, b: Doc): boolean {
  const [first, second] = [toNumber(a['expectedPrice']) ?? 0, toNumber(b['expectedPrice']) ?? 0];
  return Math.abs(first - second) <= NEAR * Math.max(first, second);
}

const samePlace = (a: Doc, b: Doc): boolean =>
  ['city', 'locality'].every((field) => equalsIgnoreCase(textIn(a, field), textIn(b, field)));

const samePicture = (a: Doc, b: Doc): boolean => {
  const first = new Set(picturesOf(a).map(({ url }) => url));
  return picturesOf(b).some(({ url }) => first.has(url));
};

/**
 * Whether two listings of one owner are nearly the same: the title or the description, and the price or the place.
 * Where they have no text that could be compared: a picture, or the price and the place.
 */
export function isAlike(a: Doc, b: Doc): boolean {
  const said = ['name', 'about'].filter((field) => [a, b].every((doc) => wordsOf(textIn(doc, field)).size > 0));
  if (said.length === 0) return samePicture(a, b) || (nearPrice(a, b) && samePlace(a, b));
  return said.some((field) => sameText(textIn(a, field), textIn(b, field))) && (nearPrice(a, b) || samePlace(a, b));
}

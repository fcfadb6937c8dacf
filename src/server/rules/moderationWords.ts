import type { Language } from '@/domain/languages';
import { FIELD_NAMES } from '../kernel/fieldNames';
import * as en from '../../words/built/en/moderation';
import * as hi from '../../words/built/hi/moderation';
import * as te from '../../words/built/te/moderation';

/** Why a listing is not shown by itself, in the words of each language. */
export const MODERATION_WORDS: Readonly<Record<Language, typeof en>> = { en, hi, te };

const LISTS: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-IN', { type: 'conjunction' }),
  hi: new Intl.ListFormat('hi-IN', { type: 'conjunction' }),
  te: new Intl.ListFormat('te-IN', { type: 'conjunction' }),
};

/** A field as its owner finds it in the form of a language: `priceIncludes` is “Price includes”. */
export function wordOf(field: string, language: Language): string {
  const label = FIELD_NAMES[language].get(field);
  return label === undefined ? MODERATION_WORDS[language].listing : `“${label}”`;
}

/** Several things as one text of a language: “Price”, “City” and “Block”. */
export const inOneText = (words: Iterable<string>, language: Language): string => LISTS[language].format(words);

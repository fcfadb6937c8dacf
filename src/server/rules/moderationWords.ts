import { fieldLabelsOf } from '@/domain/fieldLabels';
import type { Language } from '@/domain/languages';
import * as enLabels from '../../words/built/en/fieldLabels';
import * as en from '../../words/built/en/moderation';
import * as enNumbers from '../../words/built/en/numbers';
import * as hiLabels from '../../words/built/hi/fieldLabels';
import * as hi from '../../words/built/hi/moderation';
import * as hiNumbers from '../../words/built/hi/numbers';
import * as teLabels from '../../words/built/te/fieldLabels';
import * as te from '../../words/built/te/moderation';
import * as teNumbers from '../../words/built/te/numbers';

/** Why a listing is not shown by itself, in the words of each language. */
export const MODERATION_WORDS: Readonly<Record<Language, typeof en>> = { en, hi, te };

type Labels = ReadonlyMap<string, string>;
const LABELS: Readonly<Record<Language, Labels>> = {
  en: new Map(Object.entries(fieldLabelsOf(enLabels.labels, enNumbers.parking))),
  hi: new Map(Object.entries(fieldLabelsOf(hiLabels.labels, hiNumbers.parking))),
  te: new Map(Object.entries(fieldLabelsOf(teLabels.labels, teNumbers.parking))),
};

const LISTS: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-IN', { type: 'conjunction' }),
  hi: new Intl.ListFormat('hi-IN', { type: 'conjunction' }),
  te: new Intl.ListFormat('te-IN', { type: 'conjunction' }),
};

/** A field as its owner finds it in the form of a language: `priceIncludes` is “Price includes”. */
export function wordOf(field: string, language: Language): string {
  const label = LABELS[language].get(field);
  return label === undefined ? MODERATION_WORDS[language].listing : `“${label}”`;
}

/** Several things as one text of a language: “Price”, “City” and “Block”. */
export const inOneText = (words: Iterable<string>, language: Language): string => LISTS[language].format(words);

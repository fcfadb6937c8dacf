import type { Refusal } from '@/contract/console';
import type { Language } from '@/domain/languages';
import { SITE } from '@/domain/site';
import { FIELD_NAMES } from '../kernel/fieldNames';
import type { Spoken } from '../kernel/said';
import * as en from '../../words/built/en/moderation';
import * as hi from '../../words/built/hi/moderation';
import * as te from '../../words/built/te/moderation';

const MODERATION_WORDS: Readonly<Record<Language, typeof en>> = { en, hi, te };

const LISTS: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-IN', { type: 'conjunction' }),
  hi: new Intl.ListFormat('hi-IN', { type: 'conjunction' }),
  te: new Intl.ListFormat('te-IN', { type: 'conjunction' }),
};

/**
 * One thing that stands against showing a listing: what a check found, by a code of `src/words/moderation` and the fields
 * it names; a reason that operators give often; or an operator's own words, which stay as they were written.
 */
export type Reason =
  | { readonly code: Exclude<keyof typeof en, 'listing' | 'refusals'>; readonly fields?: readonly string[] }
  | { readonly refusal: Refusal }
  | { readonly text: string };

/** A field as its owner finds it in the form of a language: `priceIncludes` is “Price includes”. */
export function wordOf(field: string, language: Language): string {
  const label = FIELD_NAMES[language].get(field);
  return label === undefined ? MODERATION_WORDS[language].listing : `“${label}”`;
}

function wordsOf(reason: Reason, language: Language): string {
  if ('text' in reason) return reason.text;
  const words = MODERATION_WORDS[language];
  if ('refusal' in reason) return words.refusals[reason.refusal];
  const names = new Set((reason.fields ?? []).map((field) => wordOf(field, language)));
  const message = words[reason.code];
  return typeof message === 'string'
    ? message
    : message({ n: names.size, fields: LISTS[language].format(names), site: SITE.name });
}

/** The reasons as people read them in a language, a line for each. */
export const inWords = (reasons: readonly Reason[], language: Language): string =>
  reasons.map((reason) => wordsOf(reason, language)).join('\n');

/** The same, until it is known who reads it. */
export const spoken = (reasons: readonly Reason[]): Spoken => ({ in: (language) => inWords(reasons, language) });

/** What a reason without names of its own is about. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  city: ['city'],
  price: ['expectedPrice'],
  rate: ['expectedPrice'],
};
const REFUSED: Readonly<Record<Refusal, readonly string[]>> = {
  pictures: ['propertyMainImage'],
  price: ['expectedPrice'],
  contact: ['about'],
  twice: [],
  place: ['city'],
  description: ['about'],
};

/** The fields that the reasons are about, in their order: where an edit begins. */
export const fieldsOf = (reasons: readonly Reason[]): readonly string[] =>
  reasons.flatMap((reason) => {
    if ('text' in reason) return [];
    if ('refusal' in reason) return REFUSED[reason.refusal];
    return reason.fields ?? ABOUT[reason.code] ?? [];
  });

/** Whether the first step is to confirm a number, which is done in the dashboard and not in the form of the listing. */
export const waitsForNumber = (reasons: readonly Reason[]): boolean =>
  reasons.some((reason) => 'code' in reason && reason.code === 'confirmFirst');

/** As they stand in the database; null where nothing stands against the listing. */
export const stored = (reasons: readonly Reason[]): string | null =>
  reasons.length === 0 ? null : JSON.stringify(reasons);

const CODED = /^\[(?:\{"(?:code|refusal|text)":|\])/;

/** What `stored` wrote. */
export function readReasons(column: string | null): readonly Reason[] {
  if (column === null) return [];
  // The audit's rows of before there were codes hold the words as they were said.
  return CODED.test(column) ? (JSON.parse(column) as readonly Reason[]) : [{ text: column }];
}

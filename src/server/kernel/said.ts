import type { Language } from '@/domain/languages';
import * as enAnswers from '../../words/built/en/answers';
import * as enDesk from '../../words/built/en/desk';
import * as enErrors from '../../words/built/en/errors';
import * as hiAnswers from '../../words/built/hi/answers';
import * as hiHome from '../../words/built/hi/consoleHome';
import * as hiSettings from '../../words/built/hi/consoleSettings';
import * as hiDesk from '../../words/built/hi/desk';
import * as hiErrors from '../../words/built/hi/errors';
import * as teAnswers from '../../words/built/te/answers';
import * as teHome from '../../words/built/te/consoleHome';
import * as teSettings from '../../words/built/te/consoleSettings';
import * as teDesk from '../../words/built/te/desk';
import * as teErrors from '../../words/built/te/errors';
import { nameInErrors, type NamingLanguage } from './fieldNames';

const EN = { ...enErrors, ...enAnswers, ...enDesk };
type Words = typeof EN;
const WORDS: Readonly<Record<Language, Words>> = {
  en: EN,
  te: { ...teErrors, ...teAnswers, ...teDesk },
  hi: { ...hiErrors, ...hiAnswers, ...hiDesk },
};

/** What the forms of operators call fields that listings have not, or call otherwise. */
const DESK: Readonly<Record<NamingLanguage, { readonly fields: Readonly<Record<string, string>> }>> = {
  te: { fields: { ...teSettings.labels, ...teHome.article, ...teDesk.fields } },
  hi: { fields: { ...hiSettings.labels, ...hiHome.article, ...hiDesk.fields } },
};

/** What is worded when it is known who reads it. */
export interface Spoken {
  readonly in: (language: Language) => string;
}
export const isSpoken = (value: unknown): value is Spoken =>
  typeof value === 'object' && value !== null && 'in' in value && typeof value.in === 'function';

/** A fault as a check words it, given the words of a language; null when there is none. */
export const spokenBy = <W>(words: Readonly<Record<Language, W>>, fault: (words: W) => string | null): Spoken | null =>
  fault(words.en) === null ? null : { in: (language) => fault(words[language]) ?? '' };

/** What an error or an answer is known by in every language. */
type SaidCode = Exclude<keyof Words, 'fields'>;
/** What the sentence of a code names. */
export type ParamsOf<C extends SaidCode> = Words[C] extends (params: infer P) => string ? P : never;
type Params = Readonly<Record<string, string | number | Spoken>>;
/** A text in a sentence may be worded only with it. */
type Given<P> = {
  readonly [K in keyof P]: string extends P[K] ? string | Spoken : P[K] & (string | number);
};

/** What a sentence names, as it stands there in a language. */
export const wordedParams = (params: Params, language: Language): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, isSpoken(value) ? value.in(language) : value]),
  );

/** What a field is called in an error: by the operators' form in what only operators meet, else by the app's, where it has it. */
function nameOf(field: string, code: SaidCode, language: NamingLanguage): string {
  const names = DESK[language].fields;
  const [ofDesk] = field.split('.').flatMap((part) => (Object.hasOwn(names, part) ? [names[part]] : []));
  if (code in enDesk && ofDesk !== undefined) return ofDesk;
  const ofApp = nameInErrors(field, language);
  return ofApp === field ? (ofDesk ?? field) : ofApp;
}

/** The sentence of a code. English ones name a field as the call does, the others as the forms do. */
function sentence(code: SaidCode, given: Params, language: Language): string {
  const params = wordedParams(given, language);
  const { field } = params;
  const named =
    language === 'en' || typeof field !== 'string' ? params : { ...params, field: nameOf(field, code, language) };
  const words: string | ((params: never) => string) = WORDS[language][code];
  return typeof words === 'string' ? words : words(named as never);
}

/** What is said: its code, what the sentence names, and the sentence in each language. */
export interface Said extends Spoken {
  readonly code: SaidCode;
  readonly params: Params;
}

/** The message of `src/words/errors`, `answers` or `desk` with this code: `said('manySaved', { most: 500 })`. */
export function said<C extends SaidCode>(
  code: C,
  ...[params]: [ParamsOf<C>] extends [never] ? [] : [params: Given<ParamsOf<C>>]
): Said {
  const all: Params = params ?? {};
  return { code, params: all, in: (language) => sentence(code, all, language) };
}

/** What is said of a field that its sentence does not name. */
export const saidOf = (field: string, words: Said): Said => ({ ...words, params: { ...words.params, field } });

const isCode = (kept: unknown): kept is SaidCode => typeof kept === 'string' && Object.hasOwn(EN, kept);

/** What was answered before and kept by its code; where it was kept in words, those. */
export const saidAgain = (kept: unknown): Spoken => ({
  in: (language) => (isCode(kept) ? sentence(kept, {}, language) : String(kept)),
});

/** A sentence that becomes part of another one. */
export const withoutStop = (words: Spoken): Spoken => ({ in: (language) => words.in(language).replace(/[.।]$/, '') });

/** What is said of a field, where its name stands before it: without the name, and without the full stop. */
export const besideField = ({ code, params }: Said): Spoken =>
  withoutStop({ in: (language) => sentence(code, { ...params, field: '' }, language).replace(/^: /, '') });

/** An answer in which texts may still wait for the language of whoever reads them. */
export type Unworded<T> = T extends string
  ? string extends T
    ? T | Spoken
    : T
  : T extends object
    ? { readonly [K in keyof T]: Unworded<T[K]> }
    : T;

/** Such an answer as JSON. */
export const wordedJson = (answer: unknown, language: Language): string =>
  JSON.stringify(answer, (_key, value: unknown) => (isSpoken(value) ? value.in(language) : value));

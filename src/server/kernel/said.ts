import type { Language } from '@/domain/languages';
import * as en from '../../words/built/en/errors';
import * as hi from '../../words/built/hi/errors';
import * as te from '../../words/built/te/errors';
import { nameInErrors } from './fieldNames';

type Words = typeof en;
const WORDS: Readonly<Record<Language, Words>> = { en, te, hi };

/** English sentences name a field as the call does, the others as the forms do. */
function inWordsOf(language: Language, params: Params): Params {
  const { field } = params;
  return language === 'en' || typeof field !== 'string' ? params : { ...params, field: nameInErrors(field, language) };
}

/** What an error is known by, in every language. */
export type ErrorCode = keyof Words;
/** What the sentence of a code names. */
export type ParamsOf<C extends ErrorCode> = Words[C] extends (params: infer P) => string ? P : never;
type Params = Readonly<Record<string, string | number>>;

/** What is said of an error: its code, what the sentence names, and the sentence in each language. */
export interface Said {
  readonly code: ErrorCode;
  readonly params: Params;
  readonly in: (language: Language) => string;
}

/** The message of `src/words/errors` with this code: `said('manySaved', { most: 500 })`. */
export function said<C extends ErrorCode>(
  code: C,
  ...[params]: [ParamsOf<C>] extends [never] ? [] : [params: ParamsOf<C>]
): Said {
  const all: Params = params ?? {};
  return {
    code,
    params: all,
    in: (language) => {
      const words: string | ((params: never) => string) = WORDS[language][code];
      return typeof words === 'string' ? words : words(inWordsOf(language, all) as never);
    },
  };
}

import type { Language } from '@/domain/languages';
import { wordedParams, type Said } from './said';

/**
 * An answer that is no success. What people may meet is said by a code, and worded in the language of whoever asks;
 * what only programs meet is an English sentence.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly said: Said | null;
  constructor(
    readonly status: number,
    words: string | Said,
    /** Seconds until it may be tried again, told as Retry-After. */
    readonly retryAfter?: number,
  ) {
    super(typeof words === 'string' ? words : words.in('en'));
    this.said = typeof words === 'string' ? null : words;
  }
}

/** The one shape of every error: `{message, errors: {message}}`, with its `code` and `params` where it has a code. */
export function errorBody({ said: words, message: english }: Pick<HttpError, 'said' | 'message'>, language: Language) {
  const message = words?.in(language) ?? english;
  const known = words && { code: words.code, params: wordedParams(words.params, language) };
  return { message, errors: { message }, ...known };
}

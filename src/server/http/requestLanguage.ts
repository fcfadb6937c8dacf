import type { FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '@/domain/languages';

/**
 * The language of whoever asks: the first of `Accept-Language` that Gruham speaks, English else. The app names the one
 * of its page; a browser by itself names its owner's.
 */
export function requestLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const wanted = (headers['accept-language'] ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return wanted.flatMap((tag) => LANGUAGES.filter(({ code }) => code === tag))[0]?.code ?? 'en';
}

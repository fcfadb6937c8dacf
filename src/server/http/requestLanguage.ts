import type { FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '@/domain/languages';

/** The first language of `Accept-Language` that Gruham speaks, which the app sets to its page's; English else. */
export function requestLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const wanted = (headers['accept-language'] ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return wanted.flatMap((tag) => LANGUAGES.filter(({ code }) => code === tag))[0]?.code ?? 'en';
}

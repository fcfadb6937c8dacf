import { language } from '@/words/language';

/**
 * The languages that Gruham speaks, each by its own name, with the offer to read on in it; what is heard and spoken is
 * that of India.
 */
export const LANGUAGES = [
  { code: 'te', tag: 'te-IN', name: 'తెలుగు', offer: 'తెలుగులో చదువుతారా?', accept: 'తెలుగులో చూడండి' },
  { code: 'hi', tag: 'hi-IN', name: 'हिन्दी', offer: 'हिन्दी में पढ़ना चाहेंगे?', accept: 'हिन्दी में देखें' },
  { code: 'en', tag: 'en-IN', name: 'English', offer: 'Read this page in English?', accept: 'Read in English' },
] as const;

export type Language = (typeof LANGUAGES)[number]['code'];

/** What stands before every path of a language: nothing for English. */
export const rootOf = (code: Language): '' | '/te' | '/hi' => (code === 'en' ? '' : `/${code}`);

/** A path of the app as it stands in addresses of a language. */
export const pathIn = (code: Language, path: string): string =>
  path === '/' ? rootOf(code) || '/' : rootOf(code) + path;

/** What stands before every path in the language of this build. */
export const ROOT = rootOf(language);

/** A path of the app as it stands in addresses of this build. */
export const addressOf = (path: string): string => pathIn(language, path);

/** The language of a path, and the path without it: `/te/builders` is `/builders` in Telugu. */
export function languageOf(pathname: string): { readonly code: Language; readonly path: string } {
  const [, word, rest] = /^\/(te|hi)(\/.*)?$/.exec(pathname) ?? [];
  return word === 'te' || word === 'hi' ? { code: word, path: rest ?? '/' } : { code: 'en', path: pathname };
}

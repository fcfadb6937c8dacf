import { LANGUAGES, type Language } from './languages';

/** The languages that the app is built in, of which the build says (`SPOKEN` in `scripts/lib.mjs`). */
export const SPOKEN: readonly Language[] = LANGUAGES.map(({ code }) => code).filter(
  (code) => process.env.LANGUAGES?.split(' ').includes(code) ?? true,
);

import { LANGUAGES, type Language } from './languages';

/** The languages that the app is built in: `LANGUAGES` of the build's environment. */
export const SPOKEN: readonly Language[] = LANGUAGES.map(({ code }) => code).filter((code) =>
  (process.env.LANGUAGES ?? 'en te hi').split(' ').includes(code),
);

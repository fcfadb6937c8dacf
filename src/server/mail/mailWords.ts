import type { Language } from '@/domain/languages';
import * as en from '../../words/built/en/mails';
import * as hi from '../../words/built/hi/mails';
import * as te from '../../words/built/te/mails';

/** What messages say in each language. The server itself is built in English, so `@/words/mails` would be English alone. */
export const MAIL_WORDS: Readonly<Record<Language, typeof en>> = { en, hi, te };

/** Whom a message goes to, an address or ten digits, and in which language they read it. */
export interface Reader {
  readonly to: string;
  readonly language: Language;
}

/** An account as the reader of a mail. */
export const readerOf = ({ email, language }: { readonly email: string; readonly language: Language }): Reader => ({
  to: email,
  language,
});

import type { Language } from '@/domain/languages';
import { SITE } from '@/domain/site';
import { letter } from './letter';
import type { Mail } from './mailer';
import { MAIL_WORDS, type Reader } from './mailWords';

const validFor = (code: string, language: Language): string =>
  `${code}\n\n${MAIL_WORDS[language].codes.valid({ site: SITE.name })}`;

/** `isLast`: no further code is mailed to this reader for up to an hour. */
export function signUpCode({ to, language }: Reader, code: string, isLast: boolean): Mail {
  const site = SITE.name;
  const words = MAIL_WORDS[language].signUpCode;
  return {
    to,
    subject: words.subject({ site }),
    text: letter(
      language,
      words.welcome({ site }),
      validFor(code, language),
      isLast ? MAIL_WORDS[language].codes.lastForHour : null,
      words.notYou,
    ),
  };
}

/** To the account's own reader, when somebody signs up with its e-mail or its mobile number. */
export function alreadySignedUp({ to, language }: Reader): Mail {
  const site = SITE.name;
  const words = MAIL_WORDS[language].alreadySignedUp;
  return {
    to,
    subject: words.subject({ site }),
    text: letter(language, words.tried({ site }), words.logIn, words.notYou),
  };
}

interface ResetCodes {
  readonly code: string;
  /** Twenty digits. */
  readonly longCode: string;
  /** No further message with a code goes to this reader for half an hour. */
  readonly last: boolean;
}

/** To somebody who forgot the password of an account. */
export function resetCode({ to, language }: Reader, { code, longCode, last }: ResetCodes): Mail {
  const site = SITE.name;
  const words = MAIL_WORDS[language].resetCode;
  return {
    to,
    subject: words.subject({ site }),
    text: letter(
      language,
      words.enter({ site }),
      validFor(code, language),
      `${words.long}\n\n${longCode.replace(/\d{4}(?=\d)/g, '$& ')}`,
      last ? MAIL_WORDS[language].codes.lastForHalfHour : null,
      words.notYou,
    ),
  };
}

/** To the account's own reader: if it was somebody else, this is how they learn of it. */
export function passwordChanged({ to, language }: Reader): Mail {
  const site = SITE.name;
  const words = MAIL_WORDS[language].passwordChanged;
  return { to, subject: words.subject({ site }), text: letter(language, words.changed({ site }), words.notYou) };
}

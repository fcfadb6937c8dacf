import { SITE } from '@/domain/site';
import { letter } from './letter';
import type { Mail } from './mailer';
import { MAIL_WORDS, type Reader } from './mailWords';

/** The text with a code to a phone, each language's as it is registered with the gateway; `to` has ten digits. */
export function phoneCode({ to, language }: Reader, code: string): Mail {
  const site = SITE.name;
  const words = MAIL_WORDS[language].phoneCode;
  return { to, subject: words.subject({ site }), text: words.text({ code, site }) };
}

/**
 * To the reader of an account that lost its number: another one has it now, or an operator set it free. `canConfirm`:
 * whether the dashboard has the step that proves one.
 */
export function numberLost({ to, language }: Reader, why: 'taken' | 'freed', canConfirm: boolean): Mail {
  const words = MAIL_WORDS[language].numberLost;
  return {
    to,
    subject: words.subject({ site: SITE.name }),
    text: letter(
      language,
      words.why[why],
      canConfirm ? words.confirm : words.write,
      canConfirm ? words.wasYours : null,
    ),
  };
}

/** To the account's own reader, when its owner, or whoever knows the password, confirmed another number. */
export function numberChanged({ to, language }: Reader, phone: string): Mail {
  const site = SITE.name;
  const words = MAIL_WORDS[language].numberChanged;
  return {
    to,
    subject: words.subject({ site }),
    text: letter(language, words.changed({ site, digits: phone.slice(-4) }), words.notYou),
  };
}

import { SITE } from '@/domain/site';
import { mailTo } from './letter';
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
export function numberLost(reader: Reader, why: 'taken' | 'freed', canConfirm: boolean): Mail {
  const words = MAIL_WORDS[reader.language].numberLost;
  const next = canConfirm ? [words.confirm, words.wasYours] : [words.write];
  return mailTo(reader, words.subject({ site: SITE.name }), words.why[why], ...next);
}

/** To the account's own reader, when its owner, or whoever knows the password, confirmed another number. */
export function numberChanged(reader: Reader, phone: string): Mail {
  const site = SITE.name;
  const words = MAIL_WORDS[reader.language].numberChanged;
  return mailTo(reader, words.subject({ site }), words.changed({ site, digits: phone.slice(-4) }), words.notYou);
}

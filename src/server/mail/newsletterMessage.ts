import { SITE } from '@/domain/site';
import { letter } from './letter';
import type { Mail } from './mailer';
import { MAIL_WORDS, type Reader } from './mailWords';

/** To somebody whose address was given for the newsletter; `link` confirms that and ends it. */
export function newsletterMessage({ to, language }: Reader, link: string): Mail {
  const site = SITE.name;
  const words = MAIL_WORDS[language].newsletter;
  return {
    to,
    subject: words.subject({ site }),
    text: letter(language, words.confirm({ site }), link, words.leave, words.notYou),
  };
}

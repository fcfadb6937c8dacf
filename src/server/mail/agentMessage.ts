import { SITE } from '@/domain/site';
import { letter } from './letter';
import type { Mail } from './mailer';
import { MAIL_WORDS, type Reader } from './mailWords';

/** To somebody who asked to become an agent, once the operator said yes. */
export function agentMessage({ to, language }: Reader): Mail {
  const words = MAIL_WORDS[language].agent;
  return { to, subject: words.subject({ site: SITE.name }), text: letter(language, words.granted, words.post) };
}

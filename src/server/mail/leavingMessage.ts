import { dayInIndia } from '@/domain/moments';
import { paths } from '@/domain/paths';
import { SITE } from '@/domain/site';
import { letter, linkTo } from './letter';
import type { Mail } from './mailer';
import { MAIL_WORDS, type Reader } from './mailWords';

/** To somebody who deleted their account; `origin` is where it can be taken back, null where nobody has said. */
export function leavingMessage({ to, language }: Reader, deletionDueAt: number, origin: string | null): Mail {
  const site = SITE.name;
  const words = MAIL_WORDS[language].leaving;
  const day = dayInIndia(deletionDueAt, language);
  return {
    to,
    subject: words.subject({ site, day }),
    text: letter(
      language,
      words.asked({ site }),
      words.until({ day }),
      linkTo(paths.dashboard, language, origin),
      words.notYou,
    ),
  };
}

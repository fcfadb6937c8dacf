import { SITE } from '@/domain/site';
import { letter } from './letter';
import type { Mail } from './mailer';

/** To somebody whose address was given for the newsletter; `link` confirms that and ends it. */
export const newsletterMessage = (to: string, link: string): Mail => ({
  to,
  subject: `Do you want the ${SITE.name} newsletter?`,
  text: letter(
    `Someone, most likely you, asked for the ${SITE.name} newsletter at this address. Please confirm it here:`,
    link,
    'With the same link you can unsubscribe at any time.',
    'If it was not you, you do not need to do anything: nothing is sent unless you confirm, and we delete the address after a week.',
  ),
});

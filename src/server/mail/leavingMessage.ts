import { dayInIndia } from '@/domain/moments';
import { SITE } from '@/domain/site';
import { paths } from '@/domain/paths';
import { letter } from './letter';
import type { Mail } from './mailer';

/** To somebody who deleted their account; `origin` is where it can be taken back, null where nobody has said. */
export const leavingMessage = (to: string, deletionDueAt: number, origin: string | null): Mail => ({
  to,
  subject: `Your ${SITE.name} account will be deleted on ${dayInIndia(deletionDueAt)}`,
  text: letter(
    `You asked us to delete your ${SITE.name} account. Your page and your listings are no longer shown.`,
    `Until ${dayInIndia(deletionDueAt)} you can change your mind: log in and choose "Keep my account". After that day everything is erased, and nobody can bring it back.`,
    origin === null ? null : new URL(paths.dashboard, origin).href,
    'If it was not you, please log in, keep the account, and choose a new password at once.',
  ),
});

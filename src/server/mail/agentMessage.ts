import { SITE } from '@/domain/site';
import { letter } from './letter';
import type { Mail } from './mailer';

/** To somebody who asked to become an agent, once the operator said yes. */
export const agentMessage = (to: string): Mail => ({
  to,
  subject: `Welcome! You can now post on ${SITE.name}`,
  text: letter(
    'Thank you for your application. You are an agent now, and posting is free.',
    'Log in and choose "Post property" to post your first property.',
  ),
});

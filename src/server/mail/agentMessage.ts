import { SITE } from '@/domain/site';
import type { Mail } from './mailer';

/** To somebody who asked to become an agent, once the operator said yes. */
export const agentMessage = (to: string): Mail => ({
  to,
  subject: `You are an agent at ${SITE.name} now`,
  text: [
    `Thank you for your application. You are an agent at ${SITE.name} from now on.`,
    'Log in and choose "Post property" to post your first property.',
    `The ${SITE.name} team`,
  ].join('\n\n'),
});

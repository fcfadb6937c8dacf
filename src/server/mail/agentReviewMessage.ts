import { paths } from '@/domain/paths';
import { letter, oneLine, quoted } from './letter';
import type { Mail } from './mailer';

/** What an agent is told of a new review. */
interface ReviewNews {
  readonly to: string;
  readonly agentId: string;
  /** Who wrote it: the first name. */
  readonly author: string;
  readonly stars: number;
  readonly text: string;
}

/** The mail to an agent about a new review (AGENT-4); `origin` is where the agent's page is, null where nobody has said. */
export const agentReviewMessage = ({ to, agentId, author, stars, text }: ReviewNews, origin: string | null): Mail => ({
  to,
  subject: `New review: ${stars} of 5 stars`,
  text: letter(
    `${oneLine(author) || 'Somebody'} wrote a review of you: ${stars} of 5 stars.`,
    quoted(text),
    'Everybody can read it on your page. There you can answer it, or report it if it breaks the rules.',
    origin === null ? null : new URL(paths.agent(agentId), origin).href,
  ),
});

import { paths } from '@/domain/paths';
import { letter, linkTo, oneLine, quoted } from './letter';
import type { Mail } from './mailer';
import { MAIL_WORDS, type Reader } from './mailWords';

/** What an agent is told of a new review. */
interface ReviewNews extends Reader {
  readonly agentId: string;
  /** Who wrote it: the first name. */
  readonly author: string;
  readonly stars: number;
  readonly text: string;
}

/** The mail to an agent about a new review (AGENT-4); `origin` is where the agent's page is, null where nobody has said. */
export function agentReviewMessage(
  { to, language, agentId, author, stars, text }: ReviewNews,
  origin: string | null,
): Mail {
  const words = MAIL_WORDS[language].agentReview;
  return {
    to,
    subject: words.subject({ stars }),
    text: letter(
      language,
      words.wrote({ author: oneLine(author) || words.somebody, stars }),
      quoted(language, text),
      words.where,
      linkTo(paths.agent(agentId), language, origin),
    ),
  };
}

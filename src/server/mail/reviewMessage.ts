import { paths } from '@/domain/paths';
import { letter, linkTo, oneLine, withoutRuns } from './letter';
import type { Mail } from './mailer';
import { MAIL_WORDS, type Reader } from './mailWords';

/** What an owner is told of a listing once it was checked. */
export interface ReviewNews extends Reader {
  readonly listingName: string | null;
  /** Why it is not shown, a line for each thing; null: it is shown now. */
  readonly reason: string | null;
}

/** The mail to the owner; `origin` is where the dashboard is, null where nobody has said. */
export function reviewMessage({ to, language, listingName, reason }: ReviewNews, origin: string | null): Mail {
  const words = MAIL_WORDS[language].listing;
  const name = oneLine(listingName ?? '') || words.nameless;
  const dashboard = linkTo(paths.dashboard, language, origin);
  if (reason === null) {
    return { to, subject: words.shownSubject({ name }), text: letter(language, words.shown({ name }), dashboard) };
  }
  return {
    to,
    subject: words.refusedSubject({ name }),
    text: letter(
      language,
      words.refused({ name }),
      reason
        .split('\n')
        .map((line) => `- ${withoutRuns(line)}`)
        .join('\n'),
      words.edit,
      dashboard,
    ),
  };
}

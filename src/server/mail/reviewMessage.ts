import { paths } from '@/domain/paths';
import { linkTo, mailTo, oneLine, withoutRuns } from './letter';
import type { Mail } from './mailer';
import { MAIL_WORDS, type Reader } from './mailWords';

/** What an owner is told of a listing once it was checked. */
export interface ReviewNews extends Reader {
  readonly listingName: string | null;
  /** Why it is not shown, a line for each thing; null: it is shown now. */
  readonly reason: string | null;
}

/** The mail to the owner; `origin` is where the dashboard is, null where nobody has said. */
export function reviewMessage({ listingName, reason, ...reader }: ReviewNews, origin: string | null): Mail {
  const words = MAIL_WORDS[reader.language].listing;
  const name = oneLine(listingName ?? '') || words.nameless;
  const dashboard = linkTo(paths.dashboard, reader.language, origin);
  if (reason === null) return mailTo(reader, words.shownSubject({ name }), words.shown({ name }), dashboard);
  const lines = reason.split('\n').map((line) => `- ${withoutRuns(line)}`);
  return mailTo(
    reader,
    words.refusedSubject({ name }),
    words.refused({ name }),
    lines.join('\n'),
    words.edit,
    dashboard,
  );
}

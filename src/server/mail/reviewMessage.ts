import { paths } from '@/domain/paths';
import { linkTo, mailTo, oneLine, withoutRuns } from './letter';
import type { Mail } from './mailer';
import { MAIL_WORDS, type Reader } from './mailWords';

/** What an owner is told of a listing once it was checked. */
export interface ReviewNews extends Reader {
  readonly listingId: string;
  /** Its name, or what and where it is. */
  readonly listingName: string;
  /** Why it is not shown, a line for each thing; null: it is shown now. */
  readonly reason: string | null;
  /** Whether one line is that the owner's number has to be confirmed, which is not done in the form. */
  readonly waitsForNumber: boolean;
}

/** The mail to the owner; `origin` is where the site is, null where nobody has said. */
export function reviewMessage(
  { listingId, listingName, reason, waitsForNumber, ...reader }: ReviewNews,
  origin: string | null,
): Mail {
  const words = MAIL_WORDS[reader.language].listing;
  const name = oneLine(listingName);
  const link = (path: string) => linkTo(path, reader.language, origin);
  if (reason === null)
    return mailTo(reader, words.shownSubject({ name }), words.shown({ name }), link(paths.property(listingId)));
  const lines = reason.split('\n').map((line) => `- ${withoutRuns(line)}`);
  const [profile, form] = [link(paths.profile), link(paths.edit(listingId))];
  const confirm = profile === null ? words.confirmNumber : words.confirmNumberHere({ address: profile });
  const edit = form === null ? words.edit : words.editHere({ address: form });
  const isForForm = !waitsForNumber || lines.length > 1;
  return mailTo(
    reader,
    words.refusedSubject({ name }),
    words.refused({ name }),
    lines.join('\n'),
    waitsForNumber ? confirm : null,
    isForForm ? edit : null,
    isForForm ? words.again : null,
  );
}

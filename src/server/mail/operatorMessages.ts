import { SITE } from '@/domain/site';
import { mailTo, oneLine, withoutRuns } from './letter';
import type { Mail } from './mailer';
import { MAIL_WORDS, type Reader } from './mailWords';

/** What an operator writes to somebody about a listing; the words stay as they are, what stands around them is the reader's. */
interface Note extends Reader {
  /** Its name, or what and where it is; '' of one that is gone. */
  readonly listingName: string;
  readonly words: string;
}

const nameOf = ({ listingName, language }: Note): string => oneLine(listingName) || MAIL_WORDS[language].goneListing;

/** To the owner of a listing that was reported; it is shown as before. */
export function warningMessage(note: Note): Mail {
  const name = nameOf(note);
  const around = MAIL_WORDS[note.language].warning;
  return mailTo(note, around.subject({ name }), around.told({ name }), withoutRuns(note.words), around.check);
}

/** To somebody who reported a listing. */
export function reportAnswer(note: Note): Mail {
  const name = nameOf(note);
  const around = MAIL_WORDS[note.language].reportAnswer;
  return mailTo(note, around.subject({ name }), around.thanks({ name }), withoutRuns(note.words));
}

/** To somebody who asked to become an agent and does not. */
export function applicationRefused(reader: Reader, reason: string): Mail {
  const words = MAIL_WORDS[reader.language].applicationRefused;
  return mailTo(reader, words.subject({ site: SITE.name }), words.thanks, withoutRuns(reason), words.again);
}

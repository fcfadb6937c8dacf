import type { Language } from '@/domain/languages';
import { SITE } from '@/domain/site';
import { mailTo, oneLine, withoutRuns } from './letter';
import type { Mail } from './mailer';
import { MAIL_WORDS, type Reader } from './mailWords';

/** What an operator writes to somebody about a listing; the words stay as they are, what stands around them is the reader's. */
interface Note extends Reader {
  readonly listingName: string | null;
  readonly words: string;
}

const nameOf = (listingName: string | null, language: Language): string =>
  oneLine(listingName ?? '') || MAIL_WORDS[language].namelessListing;

/** To the owner of a listing that was reported; it is shown as before. */
export function warningMessage({ listingName, words, ...reader }: Note): Mail {
  const name = nameOf(listingName, reader.language);
  const around = MAIL_WORDS[reader.language].warning;
  return mailTo(reader, around.subject({ name }), around.told({ name }), withoutRuns(words), around.check);
}

/** To somebody who reported a listing. */
export function reportAnswer({ listingName, words, ...reader }: Note): Mail {
  const name = nameOf(listingName, reader.language);
  const around = MAIL_WORDS[reader.language].reportAnswer;
  return mailTo(reader, around.subject({ name }), around.thanks({ name }), withoutRuns(words));
}

/** To somebody who asked to become an agent and does not. */
export function applicationRefused(reader: Reader, reason: string): Mail {
  const words = MAIL_WORDS[reader.language].applicationRefused;
  return mailTo(reader, words.subject({ site: SITE.name }), words.thanks, withoutRuns(reason), words.again);
}

import type { Language } from '@/domain/languages';
import { SITE } from '@/domain/site';
import { letter, oneLine, withoutRuns } from './letter';
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
export function warningMessage({ to, language, listingName, words }: Note): Mail {
  const name = nameOf(listingName, language);
  const around = MAIL_WORDS[language].warning;
  return {
    to,
    subject: around.subject({ name }),
    text: letter(language, around.told({ name }), withoutRuns(words), around.check),
  };
}

/** To somebody who reported a listing. */
export function reportAnswer({ to, language, listingName, words }: Note): Mail {
  const name = nameOf(listingName, language);
  const around = MAIL_WORDS[language].reportAnswer;
  return { to, subject: around.subject({ name }), text: letter(language, around.thanks({ name }), withoutRuns(words)) };
}

/** To somebody who asked to become an agent and does not. */
export function applicationRefused({ to, language }: Reader, reason: string): Mail {
  const words = MAIL_WORDS[language].applicationRefused;
  return {
    to,
    subject: words.subject({ site: SITE.name }),
    text: letter(language, words.thanks, withoutRuns(reason), words.again),
  };
}

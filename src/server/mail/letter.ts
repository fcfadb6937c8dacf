import { pathIn, type Language } from '@/domain/languages';
import { SITE } from '@/domain/site';
import { ownOrigin, type Config } from '../kernel/config';
import type { Mail } from './mailer';
import { MAIL_WORDS, type Reader } from './mailWords';

/**
 * A message of these paragraphs, without the ones that are null, and who sends it. Only messages with a code hold six
 * digits in a row, addresses aside, so that a reader finds the code at once.
 */
export function mailTo({ to, language }: Reader, subject: string, ...paragraphs: readonly (string | null)[]): Mail {
  const team = MAIL_WORDS[language].team({ site: SITE.name });
  return { to, subject, text: [...paragraphs.filter((each) => each !== null), team].join('\n\n') };
}

/** Six digits in a row are a code and nothing else in our mail: longer runs, such as numbers, are written in groups. */
export const withoutRuns = (text: string): string =>
  text.replace(/\d{6,}/g, (run) => run.replace(/\d{5}(?=\d)/g, '$& '));

/** What somebody typed, as it may stand in a subject. */
export const oneLine = (text: string): string => withoutRuns(text).replace(/\s+/g, ' ').trim();

/** A stranger's words, which nobody may take for the marketplace's own. */
export const quoted = (language: Language, words: string): string =>
  `${MAIL_WORDS[language].theyWrote}\n${withoutRuns(words.trim()).replace(/^/gm, '> ')}`;

/** What says where mails say that the site is. */
export type MailPlace = Pick<Config, 'publicOrigin' | 'smtpUrl' | 'port'>;

/**
 * Where mails say that the site is. Without PUBLIC_ORIGIN that is this machine, for mails that stay on it: they are
 * written into the outbox; null where they go out.
 */
export const mailOrigin = (place: MailPlace): string | null =>
  place.smtpUrl === null ? ownOrigin(place) : place.publicOrigin;

/** The address of a screen in the reader's language; null where nobody has said where the site is. */
export const linkTo = (path: string, language: Language, origin: string | null): string | null =>
  origin === null ? null : new URL(pathIn(language, path), origin).href;

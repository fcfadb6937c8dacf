import { SITE } from '@/domain/site';
import { letter, oneLine, withoutRuns } from './letter';
import type { Mail } from './mailer';

/** What an operator writes to somebody about a listing. */
interface Note {
  readonly to: string;
  readonly listingName: string | null;
  readonly words: string;
}

const nameOf = (listingName: string | null): string => oneLine(listingName ?? '') || 'a listing';

/** To the owner of a listing that was reported; it is shown as before. */
export const warningMessage = ({ to, listingName, words }: Note): Mail => ({
  to,
  subject: `Please check your listing: ${nameOf(listingName)}`,
  text: letter(
    `Visitors told us that something about “${nameOf(listingName)}” is not right. It is still shown.`,
    withoutRuns(words),
    'Please check it, and change what is not right in your dashboard.',
  ),
});

/** To somebody who reported a listing. */
export const reportAnswer = ({ to, listingName, words }: Note): Mail => ({
  to,
  subject: `About your report: ${nameOf(listingName)}`,
  text: letter(`Thank you for your report on “${nameOf(listingName)}”.`, withoutRuns(words)),
});

/** To somebody who asked to become an agent and does not. */
export const applicationRefused = (to: string, reason: string): Mail => ({
  to,
  subject: `About your application to ${SITE.name}`,
  text: letter(
    'Thank you for asking to become an agent. We cannot say yes at the moment:',
    withoutRuns(reason),
    'You can apply again once this has changed.',
  ),
});

import { paths } from '@/domain/paths';
import { letter, oneLine, withoutRuns } from './letter';
import type { Mail } from './mailer';

/** What an owner is told of a listing once it was checked. */
export interface ReviewNews {
  readonly to: string;
  readonly listingName: string | null;
  /** Why it is not shown, a line for each thing; null: it is shown now. */
  readonly reason: string | null;
}

/** The mail to the owner; `origin` is where the dashboard is, null where nobody has said. */
export function reviewMessage({ to, listingName, reason }: ReviewNews, origin: string | null): Mail {
  const name = oneLine(listingName ?? '') || 'Your property';
  const dashboard = origin === null ? null : new URL(paths.dashboard, origin).href;
  if (reason === null) {
    return {
      to,
      subject: `Buyers can see your listing now: ${name}`,
      text: letter(`“${name}” is active. Buyers can find it from now on.`, dashboard),
    };
  }
  return {
    to,
    subject: `Your listing needs changes: ${name}`,
    text: letter(
      `“${name}” is not shown to buyers yet. Please change this:`,
      reason
        .split('\n')
        .map((line) => `- ${withoutRuns(line)}`)
        .join('\n'),
      'Open your dashboard and choose Edit. We check it again as soon as you save it.',
      dashboard,
    ),
  };
}

import { paths } from '@/domain/paths';
import { Badge } from '../ui/Badge';
import * as words from '@/words/layout';
import * as menuWords from '@/words/layoutMenu';

/** Where the user menu leads, besides Logout [SHELL-3]. */
export const USER_LINKS = [
  { label: menuWords.dashboard, to: paths.dashboard, icon: 'home' },
  { label: menuWords.profile, to: paths.profile, icon: 'user' },
] as const;

/** Where a link of the menu leads: what waits for an agent comes first (JDET-8). */
export const leadsTo = (to: string, newEnquiries: number): string =>
  to === paths.dashboard && newEnquiries > 0 ? paths.enquiries : to;

/** What waits for an agent where a link leads. */
export const waitingAt = (to: string, newEnquiries: number) =>
  to === paths.dashboard &&
  newEnquiries > 0 && (
    <>
      {' '}
      <Badge tone="brand" className="ml-auto">
        {words.newEnquiries({ n: newEnquiries })}
      </Badge>
    </>
  );

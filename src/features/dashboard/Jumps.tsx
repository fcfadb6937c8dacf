import { skipToken } from '@reduxjs/toolkit/query';
import { isMissingCall } from '@/api/errors';
import { inboxApi } from '@/api/inboxApi';
import { savedApi } from '@/api/savedApi';
import { AppLink } from '@/components/layout/AppLink';
import { useAppSelector } from '@/store/hooks';
import { selectUserId } from '@/store/session/sessionSlice';
import { useMyListings } from './myListings/useMyListings';
import { SECTIONS } from './sections';
import { LOOKS_AGAIN } from './useArrived';
import * as words from '@/words/dashboard';

/** Where an agent works, each a press away, with how much is there: the page is long (DASH-2, DASH-6, JDET-8). */
export function Jumps() {
  const inbox = inboxApi.useGetInboxInfiniteQuery(null, LOOKS_AGAIN);
  const { listings } = useMyListings();
  const { data: saved } = savedApi.useGetSavedQuery(useAppSelector(selectUserId) ?? skipToken);
  const jumps = [
    ...(isMissingCall(inbox.error)
      ? []
      : [[words.inbox.title, SECTIONS.enquiries, inbox.currentData?.pages.at(-1)?.total] as const]),
    [words.jumps.listings, SECTIONS.listings, listings?.length] as const,
    [words.jumps.saved, SECTIONS.saved, saved?.listings.length] as const,
  ];
  return (
    <nav aria-label={words.jumps.title}>
      <ul className="flex flex-wrap gap-1.5 sm:gap-2">
        {jumps.map(([label, section, count]) => (
          <li key={section}>
            <AppLink
              to={`#${section}`}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-card px-2.5 sm:px-4 text-md font-medium transition-colors hover:bg-wash"
            >
              {label} {typeof count === 'number' && <span className="text-muted">{count}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

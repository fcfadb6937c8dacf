import { skipToken } from '@reduxjs/toolkit/query';
import { isMissingCall } from '@/api/errors';
import { inboxApi } from '@/api/inboxApi';
import { savedApi } from '@/api/savedApi';
import { JumpLinks } from '@/components/layout/JumpLinks';
import { useAppSelector } from '@/store/hooks';
import { selectUserId } from '@/store/session/sessionSlice';
import { useLooksAgain } from '@/store/useLooksAgain';
import { useMyListings } from './myListings/useMyListings';
import { SECTIONS } from './sections';
import * as words from '@/words/dashboard';

/** Where an agent works, each a press away, with how much is there: the page is long (DASH-2, DASH-6, JDET-8). */
export function Jumps() {
  const inbox = inboxApi.useGetInboxInfiniteQuery(null, useLooksAgain());
  const { listings } = useMyListings();
  const { data: saved } = savedApi.useGetSavedQuery(useAppSelector(selectUserId) ?? skipToken);
  return (
    <JumpLinks
      jumps={[
        ...(isMissingCall(inbox.error)
          ? []
          : [
              {
                to: `#${SECTIONS.enquiries}`,
                label: words.inbox.title,
                count: inbox.currentData?.pages.at(-1)?.total,
              },
            ]),
        { to: `#${SECTIONS.listings}`, label: words.jumps.listings, count: listings?.length },
        { to: `#${SECTIONS.saved}`, label: words.jumps.saved, count: saved?.listings.length },
      ]}
    />
  );
}

import { skipToken } from '@reduxjs/toolkit/query';
import { searchApi } from '@/api/searchApi';
import { AppLink } from '@/components/layout/AppLink';
import { useAppSelector } from '@/store/hooks';
import { hitPath } from '@/store/search/hitPath';
import { selectUserId } from '@/store/session/sessionSlice';
import { Block } from './Block';
import * as words from '@/words/dashboard';

/** What a buyer searched for last on this device, each a press away; nothing while there is nothing (HOME-14). */
export function RecentSearches() {
  const { data: hits = [] } = searchApi.useRecentSearchesQuery(useAppSelector(selectUserId) ?? skipToken);
  if (hits.length === 0) return null;
  return (
    <Block title={words.recentSearches}>
      <ul className="flex flex-wrap gap-2">
        {hits.map((hit) => (
          <li key={`${hit.label} ${hit.note ?? ''}`}>
            <AppLink
              to={hitPath(hit)}
              className="inline-flex min-h-11 items-center rounded-full border border-edge bg-card px-4 text-md font-medium transition-colors hover:bg-wash"
            >
              {[hit.label, hit.note].filter(Boolean).join(', ')}
            </AppLink>
          </li>
        ))}
      </ul>
    </Block>
  );
}

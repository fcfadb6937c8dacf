import { isAnyOf } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { TagType } from '@/api/tags';
import type { RootState } from '../rootReducer';
import type { Listeners } from './startListeners';

const { postProperty, updateProperty, deleteProperty, updateProfile } = marketplaceApi.endpoints;
const isListingChange = isAnyOf(
  postProperty.matchFulfilled,
  updateProperty.matchFulfilled,
  deleteProperty.matchFulfilled,
);
const LISTING_TAGS: readonly TagType[] = ['property', 'agent'];
const PROFILE_TAGS: readonly TagType[] = ['profile', 'session', 'agent', 'property', 'project'];

const pendingIn = ({ api }: RootState): ReadonlyMap<string, string | undefined> =>
  new Map(
    Object.entries(api.queries).flatMap(([key, entry]) =>
      entry?.status === QueryStatus.pending ? [[key, entry.requestId] as const] : [],
    ),
  );

/**
 * A query that was in flight when a mutation succeeded may land afterwards with what was true before. RTK Query does
 * not ask again for it, so once those have landed their tags are invalidated once more (STORE-6).
 */
export function refetchOvertaken(listeners: Listeners): void {
  listeners.startListening({
    matcher: isAnyOf(isListingChange, updateProfile.matchFulfilled),
    effect: async (action, { getOriginalState, getState, condition, dispatch }) => {
      const overtaken = pendingIn(getOriginalState() as RootState);
      if (overtaken.size === 0) return;
      await condition(() => {
        const now = pendingIn(getState() as RootState);
        return [...overtaken].every(([key, requestId]) => now.get(key) !== requestId);
      });
      const tags = isListingChange(action) ? LISTING_TAGS : PROFILE_TAGS;
      dispatch(marketplaceApi.util.invalidateTags([...tags]));
    },
  });
}

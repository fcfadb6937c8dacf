import { useMemo, useState } from 'react';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { PropertyRecord } from '@/api/records';
import { UNDER_REVIEW, needsChanges } from '@/domain/listingStatus';
import { selectPropertyMap } from '@/store/entities/properties';
import { useAppSelector } from '@/store/hooks';
import { stateOf } from './listingStatus';

/** ms: how long after posting a listing is looked after, and how often. */
const FRESH = 10 * 60_000;
const LOOK_EVERY = 5_000;

/** The user's own listings in the server's order; looks again while a fresh one waits for its review. */
export function useMyListings() {
  const [waits, setWaits] = useState(false);
  const query = marketplaceApi.useGetMyPropertiesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: waits ? LOOK_EVERY : 0,
    // The inbox says when somebody comes back to the page: its figures are of the same moment.
    refetchOnFocus: true,
  });
  const all = useAppSelector(selectPropertyMap);
  const ids = query.data?.ids;
  // The last time it was asked: one that nobody reviews soon is not asked after for ever.
  const now = query.startedTimeStamp ?? 0;
  const listings = useMemo(
    () => ids?.flatMap((id): readonly PropertyRecord[] => (all[id] ? [all[id]] : [])),
    [ids, all],
  );
  const waiting =
    listings?.some(
      (listing) =>
        stateOf(listing) === UNDER_REVIEW &&
        !needsChanges(listing) &&
        now - Date.parse(listing.createdAt ?? '') < FRESH,
    ) ?? false;
  if (waiting !== waits) setWaits(waiting);
  return { listings, ...query };
}

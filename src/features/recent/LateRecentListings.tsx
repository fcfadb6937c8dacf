import { lazyPart } from '@/components/ui/lazyPart';
import { useLatePart } from '@/components/ui/useLatePart';
import { selectRecent, type ViewedListing } from '@/store/device/deviceSlice';
import { useAppSelector } from '@/store/hooks';

const RecentListings = lazyPart<{ readonly listings: readonly ViewedListing[] }>(
  () => import(/* webpackChunkName: "recent" */ './RecentListings'),
);

/** The listings viewed on this device but for the one that is shown; nothing, and no code, while there are none. */
export function LateRecentListings({ except }: { readonly except?: string }) {
  const listings = useAppSelector(selectRecent).filter(({ id }) => id !== except);
  const { state } = useLatePart(RecentListings, listings.length > 0);
  return listings.length > 0 && state === 'here' && <RecentListings listings={listings} />;
}

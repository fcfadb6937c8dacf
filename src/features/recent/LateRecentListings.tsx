import { useRef } from 'react';
import { lazyPart } from '@/components/ui/lazyPart';
import { useLatePart } from '@/components/ui/useLatePart';
import { useNear } from '@/components/ui/useNear';
import { selectRecent, type ViewedListing } from '@/store/device/deviceSlice';
import { useAppSelector } from '@/store/hooks';

const RecentListings = lazyPart<{ readonly listings: readonly ViewedListing[] }>(
  () => import(/* webpackChunkName: "recent" */ './RecentListings'),
);

function WhenNear(props: { readonly listings: readonly ViewedListing[] }) {
  const place = useRef<HTMLDivElement>(null);
  const { state } = useLatePart(RecentListings, useNear(place));
  return state === 'here' ? <RecentListings {...props} /> : <div ref={place} />;
}

/**
 * The listings viewed on this device but for the one that is shown; nothing while there are none. It stands far below,
 * so its code comes when somebody scrolls there.
 */
export function LateRecentListings({ except }: { readonly except?: string }) {
  const listings = useAppSelector(selectRecent).filter(({ id }) => id !== except);
  return listings.length > 0 && <WhenNear listings={listings} />;
}

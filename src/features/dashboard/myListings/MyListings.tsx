import { useEffect, useRef, useState } from 'react';
import { describeError } from '@/api/errors';
import type { PropertyRecord } from '@/api/records';
import { Button } from '@/components/ui/Button';
import { Chip } from '@/components/ui/Chip';
import { ErrorState } from '@/components/ui/ErrorState';
import { LinkButton } from '@/components/ui/LinkButton';
import { Skeleton, SkeletonRegion } from '@/components/ui/Skeleton';
import { headline } from '@/domain/headlines';
import { paths } from '@/domain/paths';
import { Block } from '../Block';
import { STATUSES, UNDER_REVIEW } from './listingStatus';
import { MyListingCard } from './MyListingCard';
import { MY_LISTINGS } from './texts';
import { useMyListings } from './useMyListings';

const AT_FIRST = 6;

/** The user's own listings of every status (DASH-2 to DASH-5, DASH-10). */
export function MyListings() {
  const { listings, isError, error, refetch } = useMyListings();
  return (
    <Block
      title={MY_LISTINGS.title}
      aside={
        <LinkButton variant="gold" to={paths.postProperty}>
          {MY_LISTINGS.post}
        </LinkButton>
      }
      // The error stays while it is asked again.
      onRetry={listings && error !== undefined ? () => void refetch() : undefined}
    >
      {listings ? (
        <Listings listings={listings} />
      ) : isError ? (
        <ErrorState title={MY_LISTINGS.failed} text={describeError(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRegion label={MY_LISTINGS.loading} className="flex flex-col gap-4">
          <Skeleton className="h-56 rounded-card" />
          <Skeleton className="h-56 rounded-card" />
        </SkeletonRegion>
      )}
    </Block>
  );
}

function Listings({ listings }: { readonly listings: readonly PropertyRecord[] }) {
  const [wanted, setWanted] = useState<number | null>(null);
  const [all, setAll] = useState(false);
  const news = useActivated(listings);
  if (listings.length === 0) {
    return <p className="rounded-card border border-line bg-card p-5 text-muted">{MY_LISTINGS.empty}</p>;
  }
  const counts = STATUSES.map(({ status, label }) => ({
    status,
    label,
    count: listings.filter((listing) => listing.status === status).length,
  })).filter(({ count }) => count > 0);
  const inView = wanted === null ? listings : listings.filter(({ status }) => status === wanted);
  const chosen = inView.length > 0 ? inView : listings;
  const shown = all ? chosen : chosen.slice(0, AT_FIRST);
  return (
    <>
      {counts.length > 1 && (
        <div role="group" aria-label={MY_LISTINGS.show} className="mb-4 flex flex-wrap gap-2">
          <Chip pressed={chosen === listings} onPress={() => setWanted(null)}>
            {MY_LISTINGS.all} {listings.length}
          </Chip>
          {counts.map(({ status, label, count }) => (
            <Chip key={status} pressed={chosen !== listings && wanted === status} onPress={() => setWanted(status)}>
              {label} {count}
            </Chip>
          ))}
        </div>
      )}
      <ul className="flex flex-col gap-4">
        {shown.map((listing) => (
          <li key={listing._id}>
            <MyListingCard listing={listing} />
          </li>
        ))}
      </ul>
      {shown.length < chosen.length && (
        <Button variant="secondary" className="mt-4" onClick={() => setAll(true)}>
          {MY_LISTINGS.showAll(chosen.length)}
        </Button>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}

/** Says that a listing became active while the dashboard was open. */
function useActivated(listings: readonly PropertyRecord[]): string {
  const waiting = useRef<ReadonlySet<string>>(new Set());
  const [news, setNews] = useState('');
  useEffect(() => {
    const active = listings.find(({ _id, status }) => status === 1 && waiting.current.has(_id));
    if (active) setNews(MY_LISTINGS.active(headline(active)));
    waiting.current = new Set(listings.filter(({ status }) => status === UNDER_REVIEW).map(({ _id }) => _id));
  }, [listings]);
  return news;
}

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { describeError } from '@/api/errors';
import type { PropertyRecord } from '@/api/records';
import { useEntryFlag } from '@/components/layout/useEntryFlag';
import { Button } from '@/components/ui/Button';
import { Chip } from '@/components/ui/Chip';
import { ErrorState } from '@/components/ui/ErrorState';
import { LinkButton } from '@/components/ui/LinkButton';
import { Skeleton, SkeletonRegion } from '@/components/ui/Skeleton';
import { useGrowingList } from '@/components/ui/useGrowingList';
import { headline } from '@/domain/headlines';
import { ACTIVE, DELETED, UNDER_REVIEW, needsChanges } from '@/domain/listingStatus';
import { paths } from '@/domain/paths';
import { useAppSelector } from '@/store/hooks';
import { selectIsAgent } from '@/store/session/sessionSlice';
import { Block } from '../Block';
import { SECTIONS } from '../sections';
import { stateOf, STATUSES } from './listingStatus';
import { FEW, found, inOrder, type Order } from './listingView';
import type { ChangePrice } from './ListingActions';
import { ListingTools } from './ListingTools';
import { MyListingCard } from './MyListingCard';
import { NoListings } from './NoListings';
import { StaleNote } from './StaleNote';
import { useMyListings } from './useMyListings';
import * as words from '@/words/dashboardListings';

/** The page goes on below them. */
const AT_FIRST = 3;

/** The choices above the list: what waits for its owner, and every status of the others; each listing is in one of them. */
const CHOICES = [
  { label: words.needsChanges, fits: needsChanges },
  ...STATUSES.map(({ status, label }) => ({
    label,
    fits: (listing: PropertyRecord) => stateOf(listing) === status && !needsChanges(listing),
  })),
];

interface MyListingsProps {
  /** Confirms the own number, for listings that wait for it. */
  readonly phoneStep?: ReactNode;
  readonly changePrice: ChangePrice;
  /** What stands below the listings. */
  readonly children?: ReactNode;
}

/** The user's own listings of every status (DASH-2 to DASH-5, DASH-10). */
export function MyListings({ phoneStep, changePrice, children }: MyListingsProps) {
  const isAgent = useAppSelector(selectIsAgent);
  const { listings, isFetching, isError, error, refetch } = useMyListings();
  // Once shown it stays: at its end it says that the number is confirmed.
  const [hasWaited, setHasWaited] = useState(false);
  if (!hasWaited && listings?.some(({ waitsForNumber }) => waitsForNumber)) setHasWaited(true);
  return (
    <Block
      title={words.title}
      at={SECTIONS.listings}
      aside={
        isAgent && (
          <LinkButton variant="gold" to={paths.postProperty}>
            {words.post}
          </LinkButton>
        )
      }
      // The error stays while it is asked again.
      onRetry={listings && error !== undefined ? () => void refetch() : undefined}
    >
      {hasWaited && <div className="mb-4">{phoneStep}</div>}
      {listings ? (
        <Listings listings={listings} isFresh={!isFetching && !isError} changePrice={changePrice} />
      ) : isError ? (
        <ErrorState title={words.failed} text={describeError(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRegion label={words.loading} className="flex flex-col gap-4">
          <Skeleton className="h-56 rounded-card" />
          <Skeleton className="h-56 rounded-card" />
        </SkeletonRegion>
      )}
      {children}
    </Block>
  );
}

/** 0 for what its owner is to change; 2 for what is deleted; else 1. */
const placeOf = (listing: PropertyRecord): number => (listing.status === DELETED ? 2 : needsChanges(listing) ? 0 : 1);

interface ListingsProps extends Pick<MyListingsProps, 'changePrice'> {
  readonly listings: readonly PropertyRecord[];
  /** It is the server's last word. */
  readonly isFresh: boolean;
}

function Listings({ listings: given, isFresh, changePrice }: ListingsProps) {
  // What its owner is to change stands first, the deleted last; one that changes now stays where its owner looks.
  const [places] = useState(() => new Map(given.map((listing) => [listing._id, placeOf(listing)])));
  const place = ({ _id }: PropertyRecord) => places.get(_id) ?? 1;
  const listings = [...given].sort((a, b) => place(a) - place(b));
  const [wanted, setWanted] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [order, setOrder] = useState<Order>('newest');
  const [all, setAll] = useEntryFlag('allListings');
  const { list, grows } = useGrowingList();
  const landed = useLanded(given, isFresh);
  const news = useDecided(given);
  if (listings.length === 0) return <NoListings />;
  const choices = CHOICES.map(({ label, fits }) => ({ label, fitting: listings.filter(fits) })).filter(
    ({ fitting }) => fitting.length > 0,
  );
  const picked = choices.find(({ label }) => label === wanted)?.fitting ?? listings;
  const chosen = inOrder(found(picked, text), order);
  // What is looked for is shown whole.
  const shown =
    all || text.trim() !== '' ? chosen : chosen.filter(({ _id }, place) => place < AT_FIRST || _id === landed.id);
  return (
    <>
      <StaleNote listings={listings} />
      {choices.some(({ fitting }) => fitting.length < listings.length) && (
        <div role="group" aria-label={words.show} className="mb-4 flex flex-wrap gap-2">
          <Chip pressed={picked === listings} onPress={() => setWanted(null)}>
            {words.all} {listings.length}
          </Chip>
          {choices.map(({ label, fitting }) => (
            <Chip key={label} pressed={picked === fitting} onPress={() => setWanted(label)}>
              {label} {fitting.length}
            </Chip>
          ))}
        </div>
      )}
      {listings.length > FEW && <ListingTools text={text} onText={setText} order={order} onOrder={setOrder} />}
      {chosen.length === 0 && <p className="text-muted">{words.noneFits}</p>}
      <ul ref={list} className="flex flex-col gap-4">
        {shown.map((listing) => (
          <li key={listing._id}>
            <MyListingCard
              listing={listing}
              landed={listing._id === landed.id ? landed.how : null}
              changePrice={changePrice}
            />
          </li>
        ))}
      </ul>
      {shown.length < chosen.length && (
        <Button
          variant="secondary"
          className="mt-4"
          onClick={() => {
            grows();
            setAll(true);
          }}
        >
          {words.showAll({ n: chosen.length })}
        </Button>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}

/**
 * The listing that was edited, or posted, when that has led here (EDIT-2, WIZ-17); null after a reload, and when somebody
 * comes back. The server's first one is the newest: it is the posted one once the list knows of it.
 */
function useLanded(listings: readonly PropertyRecord[], isFresh: boolean) {
  const state: unknown = useLocation().state;
  const how = useNavigationType();
  const from = typeof state === 'object' && how !== NavigationType.Pop ? { ...state } : {};
  const [posted, setPosted] = useState<string | null>(null);
  const newest = listings[0]?._id;
  if ('posted' in from && isFresh && posted === null && newest !== undefined) setPosted(newest);
  const edited = 'edited' in from && typeof from.edited === 'string' ? from.edited : null;
  return { id: edited ?? posted, how: edited === null ? ('posted' as const) : ('edited' as const) };
}

/** Says what came of a listing's check while the dashboard was open. */
function useDecided(listings: readonly PropertyRecord[]): string {
  const before = useRef<readonly PropertyRecord[]>([]);
  const [news, setNews] = useState('');
  useEffect(() => {
    const wasUnderReview = (listing: PropertyRecord) =>
      before.current.find((earlier) => earlier._id === listing._id && stateOf(earlier) === UNDER_REVIEW);
    const active = listings.find((listing) => listing.status === ACTIVE && wasUnderReview(listing));
    const refused = listings.find((listing) => {
      const earlier = wasUnderReview(listing);
      return earlier && !needsChanges(earlier) && needsChanges(listing);
    });
    if (active) setNews(words.nowActive({ name: headline(active) }));
    else if (refused) setNews(words.refused({ n: 1, name: headline(refused) }));
    before.current = listings;
  }, [listings]);
  return news;
}

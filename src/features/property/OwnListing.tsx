import type { ReactNode } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { PropertyRecord } from '@/api/records';
import { AppLink } from '@/components/layout/AppLink';
import { LinkButton } from '@/components/ui/LinkButton';
import { ShareButton } from '@/components/ui/ShareButton';
import { headline } from '@/domain/headlines';
import { DELETED, isHidden, needsChanges } from '@/domain/listingStatus';
import { paths } from '@/domain/paths';
import { useAppSelector } from '@/store/hooks';
import { selectUserId } from '@/store/session/sessionSlice';
import * as words from '@/words/propertyDetail';

/**
 * Whether a listing is the user's own. Then its owner's record is asked for: editing begins with every field of it
 * [EDIT-1], and it says who looked (DASH-2). `isWhole`: it is here.
 */
export function useOwnListing(listing: PropertyRecord | undefined): {
  readonly isOwn: boolean;
  readonly isWhole: boolean;
} {
  const userId = useAppSelector(selectUserId);
  const isOwn = userId !== null && listing?.userId === userId;
  // Another tab or device may have changed it since.
  const fresh = { refetchOnMountOrArgChange: true };
  const { data } = marketplaceApi.useGetMyPropertiesQuery(isOwn ? undefined : skipToken, fresh);
  return { isOwn, isWhole: isOwn && (data?.ids.includes(listing._id) ?? false) };
}

/** Whether nothing of it is changed any more (DASH-10). */
const isOver = ({ status, sold }: PropertyRecord): boolean => sold === true || status === DELETED;

/** Where it stands, for its owner. */
function standingOf(listing: PropertyRecord): string {
  if (listing.sold === true) return words.own.sold;
  if (listing.status === DELETED) return words.own.deleted;
  if (needsChanges(listing)) return `${words.own.needsChanges}\n${listing.reviewReason ?? ''}`;
  return isHidden(listing) ? words.own.underReview : words.own.text;
}

interface OwnActionsProps {
  readonly listing: PropertyRecord;
  readonly isWhole: boolean;
}

/** What an owner does with a listing, in place of Call and Chat; until its record is here the dashboard offers the same. */
export function OwnActions({ listing, isWhole }: OwnActionsProps) {
  const name = headline(listing);
  return (
    <>
      {isOver(listing) ? (
        <LinkButton to={paths.dashboard}>{words.own.toDashboard}</LinkButton>
      ) : isWhole ? (
        <LinkButton to={paths.edit(listing._id)} state={{ property: listing }}>
          {words.own.edit}
        </LinkButton>
      ) : (
        <LinkButton to={paths.dashboard}>{words.own.editInDashboard}</LinkButton>
      )}
      {!isHidden(listing) && <ShareButton title={name} path={paths.property(listing._id)} />}
    </>
  );
}

interface OwnListingCardProps extends OwnActionsProps {
  /** Who looked at it (DASH-2). */
  readonly counts?: ReactNode;
  readonly withButtons: boolean;
}

/** Where visitors see who posted it: to its owner that it is theirs, and what can be done with it. Not printed. */
export function OwnListingCard({ counts, withButtons, ...own }: OwnListingCardProps) {
  return (
    <section aria-labelledby="own-listing" className="rounded-card border border-line bg-card p-5.5 print:hidden">
      <h2 id="own-listing" className="text-lg">
        {words.own.title}
      </h2>
      <p className="mt-1 mb-4 text-md whitespace-pre-line text-muted">{standingOf(own.listing)}</p>
      {counts}
      {!isHidden(own.listing) && own.isWhole && typeof own.listing.sold === 'boolean' && (
        // Its card is brought into view there, and offers both.
        <AppLink
          to={paths.dashboard}
          state={{ allListings: true, edited: own.listing._id }}
          className="mt-1 inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline"
        >
          {words.own.more}
        </AppLink>
      )}
      {withButtons && (
        <div className="mt-4 hidden flex-col gap-2.5 lg:flex">
          <OwnActions {...own} />
        </div>
      )}
    </section>
  );
}

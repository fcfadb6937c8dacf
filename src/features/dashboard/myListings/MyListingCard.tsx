import { useEffect, useId, useRef } from 'react';
import type { PropertyRecord } from '@/api/records';
import { AppLink } from '@/components/layout/AppLink';
import { Badge } from '@/components/ui/Badge';
import { classes } from '@/components/ui/classes';
import { Picture } from '@/components/ui/Picture';
import { headline } from '@/domain/headlines';
import { imageList } from '@/domain/images';
import { label } from '@/domain/label';
import { DELETED, needsChanges, UNDER_REVIEW } from '@/domain/listingStatus';
import { mainArea } from '@/domain/mainArea';
import { placeLabel } from '@/domain/names';
import { paths } from '@/domain/paths';
import { detailPrice } from '@/domain/price';
import { langOf } from '@/domain/text';
import { listingChosen } from '@/store/chosenListing/chosenListingSlice';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import { useAppDispatch } from '@/store/hooks';
import { ListingActions, type ChangePrice } from './ListingActions';
import { ListingCounts } from './ListingCounts';
import { stateOf, statusOf } from './listingStatus';
import { isOnItsWay, PostedNote } from './PostedNote';
import { RenewNote } from './RenewNote';
import { ReviewNote } from './ReviewNote';
import * as words from '@/words/dashboardListings';

export type Landed = 'posted' | 'edited';

interface MyListingCardProps {
  readonly listing: PropertyRecord;
  /** What led here from it just now: it is marked, and in view. */
  readonly landed: Landed | null;
  readonly changePrice: ChangePrice;
}

/** One of the user's own listings: what it is, how it stands, who looked, and what can be done with it (DASH-2 to 5, 10). */
export function MyListingCard({ listing, landed, changePrice }: MyListingCardProps) {
  const dispatch = useAppDispatch();
  const unit = useAreaUnit(listing);
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const isMarked = landed !== null;
  useEffect(() => {
    if (!isMarked) return;
    place.current?.querySelector('a')?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [isMarked]);
  const name = headline(listing);
  const status = statusOf(listing);
  const isDeleted = listing.status === DELETED;
  const facts = [mainArea(listing, unit)?.value, listing.furnishingType && label(listing.furnishingType)]
    .filter(Boolean)
    .join(' · ');
  return (
    <article
      ref={place}
      aria-labelledby={id}
      className={classes(
        'flex overflow-hidden rounded-card border bg-card max-sm:flex-wrap',
        isMarked ? 'border-brand' : 'border-line',
      )}
    >
      <div className="relative w-28 flex-none bg-wash sm:w-56">
        <Picture
          src={imageList(listing.propertyMainImage)[0]}
          alt=""
          sizes="(min-width: 640px) 224px, 112px"
          className="absolute inset-0"
        />
      </div>
      {/* On phones the picture stands beside the head alone. */}
      <div className="flex min-w-0 flex-1 flex-col max-sm:contents">
        <div className="flex min-w-0 flex-1 flex-col gap-2 p-3.5 pb-1">
          <div className="flex flex-wrap items-center justify-between gap-2">
            {/* Its owner sees a change that a list would round away. */}
            <p className="font-heading text-price leading-tight font-bold">{detailPrice(listing.expectedPrice)}</p>
            <span className="flex flex-wrap gap-2">
              {needsChanges(listing) && <Badge tone="red">{words.needsChanges}</Badge>}
              {status && <Badge tone={status.tone}>{status.label}</Badge>}
            </span>
          </div>
          <div>
            <h3 id={id} lang={langOf(name)} className="font-sans text-base font-semibold tracking-normal">
              {isDeleted ? (
                name
              ) : (
                <AppLink
                  to={paths.property(listing._id)}
                  className="underline-offset-4 hover:underline"
                  onClick={() => dispatch(listingChosen({ _id: listing._id, name }))}
                >
                  {name}
                </AppLink>
              )}
            </h3>
            <p className="text-sm text-muted">{placeLabel(listing)}</p>
          </div>
        </div>
        <div className="flex w-full flex-col gap-2 p-3.5 pt-1">
          {facts !== '' && <p className="text-md">{facts}</p>}
          {landed === 'posted' && isOnItsWay(listing) && <PostedNote listing={listing} nameId={id} />}
          {stateOf(listing) === UNDER_REVIEW && <ReviewNote listing={listing} nameId={id} />}
          <RenewNote listing={listing} nameId={id} />
          <ListingCounts listing={listing} />
          <ListingActions listing={listing} nameId={id} changePrice={changePrice} />
        </div>
      </div>
    </article>
  );
}

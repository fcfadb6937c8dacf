import { useId, useState } from 'react';
import type { PropertyRecord } from '@/api/records';
import { AppLink } from '@/components/layout/AppLink';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { LinkButton } from '@/components/ui/LinkButton';
import { Picture } from '@/components/ui/Picture';
import { headline } from '@/domain/headlines';
import { imageList } from '@/domain/images';
import { mainArea } from '@/domain/mainArea';
import { whereItIs } from '@/domain/names';
import { paths } from '@/domain/paths';
import { listPrice } from '@/domain/price';
import { listingChosen } from '@/store/chosenListing/chosenListingSlice';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import { useAppDispatch } from '@/store/hooks';
import { DeleteListing } from './DeleteListing';
import { ListingCounts } from './ListingCounts';
import { DELETED, statusOf, UNDER_REVIEW } from './listingStatus';
import { MY_LISTINGS } from './texts';

/** One of the user's own listings: what it is, how it stands, who looked, and what can be done with it (DASH-2 to 5, 10). */
export function MyListingCard({ listing }: { readonly listing: PropertyRecord }) {
  const dispatch = useAppDispatch();
  const unit = useAreaUnit();
  const [deleting, setDeleting] = useState(false);
  const id = useId();
  const name = headline(listing);
  const status = statusOf(listing.status);
  const isDeleted = listing.status === DELETED;
  const facts = [mainArea(listing, unit)?.value, listing.furnishingType].filter(Boolean).join(' · ');
  return (
    <article
      aria-labelledby={id}
      className="flex flex-col overflow-hidden rounded-card border border-line bg-card sm:flex-row"
    >
      <div className="aspect-video w-full flex-none bg-wash sm:w-56 md:aspect-4/3">
        <Picture src={imageList(listing.propertyMainImage)[0]} alt="" sizes="(min-width: 640px) 224px, 100vw" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-4.5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="font-heading text-price leading-tight font-bold">{listPrice(listing.expectedPrice)}</p>
          {status && <Badge tone={status.tone}>{status.label}</Badge>}
        </div>
        <div>
          <h3 id={id} className="font-sans text-base font-semibold tracking-normal">
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
          <p className="text-sm text-muted">{whereItIs(listing)}</p>
        </div>
        {facts !== '' && <p className="text-md">{facts}</p>}
        {listing.status === UNDER_REVIEW && (
          <p className="rounded-control bg-gold-wash px-3 py-2 text-sm text-gold-ink">
            {listing.reviewReason ?? MY_LISTINGS.waiting}
          </p>
        )}
        <ListingCounts listing={listing} />
        {!isDeleted && (
          <div className="mt-auto flex flex-wrap gap-3 pt-2">
            <LinkButton variant="secondary" to={paths.editProperty} state={{ property: listing }} aria-describedby={id}>
              {MY_LISTINGS.edit}
            </LinkButton>
            <Button variant="text" aria-describedby={id} onClick={() => setDeleting(true)}>
              {MY_LISTINGS.remove}
            </Button>
          </div>
        )}
      </div>
      {deleting && <DeleteListing id={listing._id} name={name} onClose={() => setDeleting(false)} />}
    </article>
  );
}

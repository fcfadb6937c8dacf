import { isLinkable } from '@/api/records';
import { ListingTile, ListingTileSkeleton } from '@/components/layout/ListingTile';
import { SkeletonLine } from '@/components/ui/Skeleton';
import { headline, listingTypeLabel, typeBesideName } from '@/domain/headlines';
import { rateOf } from '@/domain/listingTraits';
import { mainArea } from '@/domain/mainArea';
import { placeLabel } from '@/domain/names';
import { paths } from '@/domain/paths';
import { possessionLabel } from '@/domain/possession';
import { listPrice } from '@/domain/price';
import { rateIn } from '@/domain/rate';
import { listingChosen } from '@/store/chosenListing/chosenListingSlice';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import { selectProperty } from '@/store/entities/properties';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

const end = 'mt-3 border-t border-line pt-3 text-sm';

/**
 * A property among the latest: price, name, place, its area, else what it is, and the price per unit of it; what it is in
 * the rate's place, where its name is in another language. Opens its page [ROUTE-5, PLIST-15].
 */
export function HomePropertyCard({ id }: { readonly id: string }) {
  const listing = useAppSelector((state) => selectProperty(state, id));
  const unit = useAreaUnit(listing);
  const dispatch = useAppDispatch();
  if (!listing) return null;

  const name = headline(listing);
  const area = mainArea(listing, unit);
  const rate = rateIn(rateOf(listing), unit, 'list');
  const told = typeBesideName(listing);
  return (
    <ListingTile
      size="shelf"
      picture={listing.propertyMainImage?.[0] ?? null}
      badge={possessionLabel(listing.possessionStatus)}
      price={listPrice(listing.expectedPrice)}
      title={name}
      to={isLinkable(id) ? paths.property(id) : null}
      onOpen={() => dispatch(listingChosen({ _id: id, name }))}
      place={placeLabel(listing)}
    >
      <p className={`${end} min-h-[calc(1lh+0.8125rem)] truncate text-muted`}>
        {(told === '' ? [area?.value ?? listingTypeLabel(listing), rate] : [told, area?.value])
          .filter(Boolean)
          .join(' · ')}
      </p>
    </ListingTile>
  );
}

/** The card's shape while it is on its way. */
export function PropertyCardSkeleton() {
  return (
    <ListingTileSkeleton size="shelf">
      <div className={end}>
        <SkeletonLine line="h-[1lh]" words="h-3 w-2/3" />
      </div>
    </ListingTileSkeleton>
  );
}

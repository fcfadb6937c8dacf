import type { PropertyRecord } from '@/api/records';
import { ListingTile } from '@/components/layout/ListingTile';
import { unbroken } from '@/components/ui/unbroken';
import { headline, listingTypeLabel } from '@/domain/headlines';
import { rateOf } from '@/domain/listingTraits';
import { mainArea } from '@/domain/mainArea';
import { placeLabel } from '@/domain/names';
import { paths } from '@/domain/paths';
import { detailPrice } from '@/domain/price';
import { rateIn } from '@/domain/rate';
import { listingChosen } from '@/store/chosenListing/chosenListingSlice';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import { useAppDispatch } from '@/store/hooks';
import { CardHeart } from '@/features/Saving';
import { stateOf } from './listingFacts';

function OtherTile({ listing }: { readonly listing: PropertyRecord }) {
  const dispatch = useAppDispatch();
  const unit = useAreaUnit(listing);
  const area = mainArea(listing, unit);
  const rate = rateIn(rateOf(listing), unit, 'list');
  const name = headline(listing);
  return (
    <ListingTile
      size="grid"
      picture={listing.propertyMainImage?.[0] ?? null}
      badge={stateOf(listing)}
      corner={(titleId) => <CardHeart kind="property" id={listing._id} name={name} describedBy={titleId} />}
      price={detailPrice(listing.expectedPrice)}
      title={name}
      to={paths.property(listing._id)}
      onOpen={() => dispatch(listingChosen({ _id: listing._id, name }))}
      place={placeLabel(listing)}
    >
      <p className="mt-auto pt-2 text-sm">
        {unbroken([listingTypeLabel(listing), area?.value, rate].filter(Boolean).join(' · '))}
      </p>
    </ListingTile>
  );
}

/** Other listings on a listing's page: what is like it, or what there is instead of it; on phones a row that is moved by hand [ROUTE-5]. */
export function OtherTiles({ listings }: { readonly listings: readonly PropertyRecord[] }) {
  return (
    <ul className="phone-row sm:grid-cols-3">
      {listings.map((each) => (
        <li key={each._id}>
          <OtherTile listing={each} />
        </li>
      ))}
    </ul>
  );
}

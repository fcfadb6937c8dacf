import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { isGone } from '@/api/errors';
import { marketplaceApi } from '@/api/marketplaceApi';
import { FailedScreen } from '@/components/layout/FailedScreen';
import { headline } from '@/domain/headlines';
import { idIn } from '@/domain/idIn';
import { SCREENS } from '@/domain/screens';
import { ReportLink } from '@/features/enquiry/ReportLink';
import { PropertyNotFound } from '@/features/property/PropertyNotFound';
import { PropertyView } from '@/features/property/PropertyView';
import { RecentListings } from '@/features/recent/RecentListings';
import { listingChosen, selectChosenListing } from '@/store/chosenListing/chosenListingSlice';
import { useListingViewed } from '@/store/device/useListingViewed';
import { selectProperty } from '@/store/entities/properties';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { leadForm, ownCounts } from './listingParts';
import * as words from '@/words/propertyDetail';

/** A property: the one of `?id=`, which is then the chosen one, else the chosen one [ROUTE-4, ROUTE-5, ROUTE-20]. */
export default function PropertyRoute() {
  const [params] = useSearchParams();
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectChosenListing);
  const linked = idIn(params.get('id')) || null;
  const asked = linked ?? chosen?._id ?? null;
  const { currentData, isError, error, refetch } = marketplaceApi.useGetPropertyQuery(asked ?? skipToken);
  const id = currentData?.ids[0] ?? asked;
  const listing = useAppSelector((state) => selectProperty(state, id));

  const known = listing?.name === undefined ? null : listing;
  const unknownId = isGone({ data: currentData, error });
  const name = known === null || unknownId ? null : headline(known);
  useEffect(() => {
    if (linked !== null && id !== null && name !== null) dispatch(listingChosen({ _id: id, name }));
  }, [dispatch, linked, id, name]);
  useListingViewed('property', id, currentData ? name : null);

  if (id === null || unknownId) return <PropertyNotFound id={id} isLinked={linked !== null} />;
  if (isError && listing === undefined)
    return (
      <FailedScreen
        screen={SCREENS.property.title}
        title={words.failed.title}
        text={words.failed.text}
        onRetry={() => void refetch()}
      />
    );
  return (
    <PropertyView
      key={id}
      id={id}
      listing={listing}
      failed={isError}
      onRetry={() => void refetch()}
      report={<ReportLink listingId={id} />}
      leadForm={leadForm({ listingId: id })}
      ownCounts={ownCounts(listing)}
      recent={<RecentListings except={id} />}
    />
  );
}

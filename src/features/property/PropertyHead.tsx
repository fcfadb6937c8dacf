import type { PropertyRecord } from '@/api/records';
import { PageHeading } from '@/components/layout/PageHeading';
import { FactBadge } from '@/components/ui/FactBadge';
import { ShareButton } from '@/components/ui/ShareButton';
import { AreaUnitSelect } from '@/components/ui/AreaUnitSelect';
import { Skeleton } from '@/components/ui/Skeleton';
import { unbroken } from '@/components/ui/unbroken';
import { useNow } from '@/components/ui/useHydrated';
import { headline, typeBesideName } from '@/domain/headlines';
import { mainArea } from '@/domain/mainArea';
import { placeLabel } from '@/domain/names';
import { isHidden } from '@/domain/listingStatus';
import { paths } from '@/domain/paths';
import { detailPrice } from '@/domain/price';
import { reraWords } from '@/domain/rera';
import { SCREENS } from '@/domain/screens';
import { useAreaUnit, useAreaUnitChoice } from '@/store/device/useAreaUnit';
import { HeadSave } from '@/features/Saving';
import { CompareButton } from './CompareToggle';
import { Instalment } from './Instalment';
import { listedAgo, stillForSale, visitWords } from './listingFacts';
import { PropertyFigures } from './PropertyFigures';
import * as words from '@/words/propertyDetail';

interface PropertyHeadProps {
  readonly listing: PropertyRecord | undefined;
  /** It is the reader's own: nobody saves or compares what is theirs. */
  readonly isOwn: boolean;
}

/** Headline, place, price, price per sq.ft., built-up area and facing [PDET-3], with Save, Compare and Share [PDET-2]. */
export function PropertyHead({ listing, isOwn }: PropertyHeadProps) {
  const now = useNow();
  const unit = useAreaUnit(listing);
  const areaUnit = useAreaUnitChoice();
  if (listing === undefined) return <HeadSkeleton />;
  const name = headline(listing);
  const area = mainArea(listing, unit);
  const told = [typeBesideName(listing), placeLabel(listing), listedAgo(listing.createdAt, now), stillForSale(listing)];
  const place = told.filter(Boolean).join(' · ');
  return (
    <div className="flex flex-col gap-x-6 gap-y-3 side-block md:grid md:grid-cols-[minmax(0,1fr)_auto] md:items-start md:gap-y-4">
      <div>
        <PageHeading title={name} className="text-price sm:text-section lg:text-promo">
          {unbroken(name)}
        </PageHeading>
        <p className="mt-1 text-md text-muted md:mt-2">{place}</p>
        <FactBadge words={reraWords(listing)} found={listing.reraFound === true} />
        <FactBadge words={visitWords(listing)} />
      </div>
      <div className="flex flex-wrap gap-2 side-left max-sm:[&>*]:flex-auto max-sm:[&>*]:gap-1 max-sm:[&>*]:px-0.5 max-sm:[&>*]:text-sm sm:gap-3 md:justify-self-end">
        {!isOwn && (
          <>
            <HeadSave kind="property" id={listing._id} name={name} />
            <CompareButton id={listing._id} />
          </>
        )}
        {!isHidden(listing) && (
          <ShareButton
            title={name}
            path={paths.property(listing._id)}
            facts={[detailPrice(listing.expectedPrice), placeLabel(listing)]}
          />
        )}
      </div>
      {/* On phones what is decided by stands right below the picture. */}
      <div className="max-md:order-first md:col-span-2">
        <PropertyFigures listing={listing} unit={unit} />
      </div>
      <div className="mt-1 md:mt-0 print:hidden">
        <Instalment price={listing.expectedPrice} subtype={listing.selectedSubtype} />
      </div>
      {area !== null && <AreaUnitSelect {...areaUnit} className="md:justify-self-end print:hidden" />}
    </div>
  );
}

function HeadSkeleton() {
  return (
    <>
      <PageHeading title={SCREENS.property.title} className="text-section sm:text-promo">
        <span className="sr-only">{words.loading}</span>
        <span aria-hidden="true" className="flex h-[1.12em] items-center">
          <Skeleton className="h-[0.8em] w-80 max-w-full" />
        </span>
      </PageHeading>
      <Skeleton className="mt-3 h-5 w-56" />
      <div className="mt-6 flex gap-9">
        <Skeleton className="h-14 w-32" />
        <Skeleton className="h-14 w-32" />
        <Skeleton className="h-14 w-20" />
      </div>
    </>
  );
}

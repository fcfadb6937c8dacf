import { useState } from 'react';
import type { PropertyRecord } from '@/api/records';
import { PageHeading } from '@/components/layout/PageHeading';
import { ShareButton } from '@/components/ui/ShareButton';
import { AreaUnitSelect } from '@/components/ui/AreaUnitSelect';
import { Skeleton } from '@/components/ui/Skeleton';
import { headline } from '@/domain/headlines';
import { mainArea } from '@/domain/mainArea';
import { whereItIs } from '@/domain/names';
import { paths } from '@/domain/paths';
import { useAreaUnitChoice } from '@/store/device/useAreaUnit';
import { CompareButton } from './CompareToggle';
import { listedAgo } from './listingFacts';
import { PropertyFigures } from './PropertyFigures';
import { HeadSave } from './Saving';
import { TEXTS } from './texts';

/** Headline, place, price, price per sq.ft., built-up area and facing [PDET-3], with Save and Share [PDET-2]. */
export function PropertyHead({ listing }: { readonly listing: PropertyRecord | undefined }) {
  const [now] = useState(() => Date.now());
  const areaUnit = useAreaUnitChoice();
  if (listing === undefined) return <HeadSkeleton />;
  const name = headline(listing);
  const area = mainArea(listing, areaUnit.unit);
  const place = [whereItIs(listing), listedAgo(listing.createdAt, now)].filter(Boolean).join(' · ');
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <PageHeading title={name} className="text-section sm:text-promo">
            {name}
          </PageHeading>
          <p className="mt-2 text-md text-muted">{place}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <HeadSave id={listing._id} name={name} />
          <CompareButton id={listing._id} />
          <ShareButton title={name} path={paths.property(listing._id)} />
        </div>
      </div>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-9 gap-y-3">
        <PropertyFigures listing={listing} unit={areaUnit.unit} />
        {area !== null && <AreaUnitSelect {...areaUnit} />}
      </div>
    </>
  );
}

function HeadSkeleton() {
  return (
    <>
      <PageHeading title="Property" className="text-section sm:text-promo">
        <span className="sr-only">{TEXTS.detail.loading}</span>
        <span aria-hidden="true" className="flex h-[1.12em] items-center">
          <Skeleton className="h-[0.8em] w-96 max-w-full" />
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

import { useState, type ReactNode } from 'react';
import type { PropertyRecord } from '@/api/records';
import { PageHeading } from '@/components/layout/PageHeading';
import { ShareButton } from '@/components/ui/ShareButton';
import { AreaUnitSelect } from '@/components/ui/AreaUnitSelect';
import { Skeleton } from '@/components/ui/Skeleton';
import { headline } from '@/domain/headlines';
import { mainArea } from '@/domain/mainArea';
import { whereItIs } from '@/domain/names';
import { paths } from '@/domain/paths';
import { detailPrice, pricePerSqft } from '@/domain/price';
import { useAreaUnitChoice } from '@/store/device/useAreaUnit';
import { CompareButton } from './CompareToggle';
import { listedAgo } from './listingFacts';
import { HeadSave } from './Saving';
import { TEXTS } from './texts';

function Figure({ value, label, strong = false }: { value: ReactNode; label: ReactNode; strong?: boolean }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-md text-muted">{label}</dt>
      <dd
        className={
          strong ? 'font-heading text-section font-bold' : 'font-heading text-price leading-[1.4] font-semibold'
        }
      >
        {value}
      </dd>
    </div>
  );
}

/** Headline, place, price, price per sq.ft., built-up area and facing [PDET-3], with Save and Share [PDET-2]. */
export function PropertyHead({ listing }: { readonly listing: PropertyRecord | undefined }) {
  const [now] = useState(() => Date.now());
  const areaUnit = useAreaUnitChoice();
  if (listing === undefined) return <HeadSkeleton />;
  const name = headline(listing);
  const perSqft = pricePerSqft(listing.pricePerSqft);
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
        <dl className="flex flex-wrap gap-x-9 gap-y-4">
          <Figure
            strong
            value={
              listing.expectedPrice === undefined ? (
                <Skeleton className="h-8 w-32" />
              ) : (
                detailPrice(listing.expectedPrice)
              )
            }
            label={perSqft === null ? 'Price' : `${perSqft} / sq.ft.`}
          />
          {area !== null && <Figure value={area.value} label={area.label} />}
          {listing.facing && <Figure value={listing.facing} label="Facing" />}
        </dl>
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

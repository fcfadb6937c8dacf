import type { ReactNode } from 'react';
import type { PropertyRecord } from '@/api/records';
import { Skeleton } from '@/components/ui/Skeleton';
import type { AreaUnit } from '@/domain/areaUnits';
import { label } from '@/domain/label';
import { rateOf } from '@/domain/listingTraits';
import { mainArea } from '@/domain/mainArea';
import { detailPrice } from '@/domain/price';
import { rateWords } from '@/domain/rate';
import { bathroomsOf, bedroomsOf } from './listingFacts';
import * as words from '@/words/propertyDetail';

function Figure({ value, label }: { value: ReactNode; label: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-muted sm:text-md">{label}</dt>
      <dd className="font-heading text-base leading-tight font-semibold sm:text-price">{value}</dd>
    </div>
  );
}

/** Price, price per sq.ft., rooms, area and facing of a listing [PDET-3]. On phones the price has a line of its own, and the rest one. */
export function PropertyFigures({ listing, unit }: { readonly listing: PropertyRecord; readonly unit: AreaUnit }) {
  const rate = rateWords(rateOf(listing), unit, 'detail');
  const area = mainArea(listing, unit);
  const bedrooms = bedroomsOf(listing);
  const bathrooms = bathroomsOf(listing);
  return (
    <dl className="flex flex-wrap gap-x-2.5 gap-y-2 sm:gap-x-9 sm:gap-y-4">
      <div className="flex flex-row-reverse flex-wrap-reverse items-baseline justify-end gap-x-2.5 max-sm:w-full sm:flex-col-reverse sm:flex-nowrap">
        <dt className={rate === null ? 'sr-only' : 'text-md text-muted'}>{rate ?? words.figures.price}</dt>
        <dd className="font-heading text-section font-bold">
          {listing.expectedPrice === undefined ? <Skeleton className="h-8 w-32" /> : detailPrice(listing.expectedPrice)}
        </dd>
      </div>
      {bedrooms !== null && <Figure value={words.figures.bhk({ n: bedrooms })} label={words.figures.rooms} />}
      {bathrooms !== null && <Figure value={bathrooms} label={words.figures.bathrooms({ n: Number(bathrooms) })} />}
      {area !== null && <Figure value={area.value} label={area.label} />}
      {listing.facing && <Figure value={label(listing.facing)} label={words.figures.facing} />}
    </dl>
  );
}

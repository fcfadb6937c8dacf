import type { ReactNode } from 'react';
import type { PropertyRecord } from '@/api/records';
import { Skeleton } from '@/components/ui/Skeleton';
import type { AreaUnit } from '@/domain/areaUnits';
import { mainArea } from '@/domain/mainArea';
import { detailPrice, pricePerSqft } from '@/domain/price';

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

/** Price, price per sq.ft., area and facing of a listing [PDET-3]. */
export function PropertyFigures({ listing, unit }: { readonly listing: PropertyRecord; readonly unit: AreaUnit }) {
  const perSqft = pricePerSqft(listing.pricePerSqft);
  const area = mainArea(listing, unit);
  return (
    <dl className="flex flex-wrap gap-x-9 gap-y-4">
      <Figure
        strong
        value={
          listing.expectedPrice === undefined ? <Skeleton className="h-8 w-32" /> : detailPrice(listing.expectedPrice)
        }
        label={perSqft === null ? 'Price' : `${perSqft} / sq.ft.`}
      />
      {area !== null && <Figure value={area.value} label={area.label} />}
      {listing.facing && <Figure value={listing.facing} label="Facing" />}
    </dl>
  );
}

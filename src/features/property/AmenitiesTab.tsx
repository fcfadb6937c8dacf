import type { PropertyRecord } from '@/api/records';
import { AmenityColumns } from '@/components/ui/AmenityColumns';
import { Skeleton } from '@/components/ui/Skeleton';
import { amenityLabels } from '@/domain/amenities';
import * as words from '@/words/propertyDetail';

/** What a listing offers besides its rooms, in three columns [PDET-11]. */
export function AmenitiesTab({ listing }: { readonly listing: PropertyRecord }) {
  if (listing.amenities === undefined) {
    return (
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: 9 }, (_, index) => (
          <Skeleton key={index} className="h-5 w-40" />
        ))}
      </div>
    );
  }
  const labels = amenityLabels(listing.amenities ?? {}, listing.customAmenities ?? []);
  return labels.length > 0 ? <AmenityColumns labels={labels} /> : <p className="text-muted">{words.noAmenities}</p>;
}

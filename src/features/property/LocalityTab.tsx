import type { PropertyRecord } from '@/api/records';
import { LinkButton } from '@/components/ui/LinkButton';
import { LocationMaps } from '@/components/ui/LocationMaps';
import { headline } from '@/domain/headlines';
import { label } from '@/domain/label';
import { placeLabel } from '@/domain/names';
import { paths } from '@/domain/paths';
import * as words from '@/words/propertyDetail';

/** Where a listing is: in words, on its maps, and what else is offered there [PDET-7, PDET-12, FMT-4]. */
export function LocalityTab({ listing }: { readonly listing: PropertyRecord }) {
  const where = placeLabel(listing);
  const place = label(listing.locality || listing.city || '');
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2 className="text-xl">{where || words.locality}</h2>
        {listing.address && <p className="mt-1.5 text-muted">{listing.address}</p>}
      </div>
      <LocationMaps
        addresses={listing.locationMap}
        name={where || headline(listing)}
        none={<p className="text-muted">{words.noMap}</p>}
      />
      {place && (
        <div>
          <LinkButton
            variant="secondary"
            to={paths.properties({ city: listing.city ?? '', locality: listing.locality ?? '' })}
          >
            {words.allIn({ place })}
          </LinkButton>
        </div>
      )}
    </div>
  );
}

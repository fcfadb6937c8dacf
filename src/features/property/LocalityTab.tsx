import type { PropertyRecord } from '@/api/records';
import { LinkButton } from '@/components/ui/LinkButton';
import { LocationMaps } from '@/components/ui/LocationMaps';
import { headline } from '@/domain/headlines';
import { label } from '@/domain/label';
import { placeLabel } from '@/domain/names';
import { paths } from '@/domain/paths';
import { language } from '@/words/language';
import * as words from '@/words/propertyDetail';

/** Nearer is as good as there, km. */
const HERE = 0.3;

/** What people know near the locality, and how far away it is; nothing of a locality that the market does not know. */
function Near({ listing, place }: { readonly listing: PropertyRecord; readonly place: string }) {
  const landmarks = listing.landmarks ?? [];
  if (landmarks.length === 0) return null;
  return (
    <section aria-labelledby="near">
      <h3 id="near" className="text-lg">
        {words.near.title({ place })}
      </h3>
      <ul className="mt-2 grid gap-x-9 gap-y-1.5 sm:grid-cols-2">
        {landmarks.map(({ name, te, hi, km }) => {
          const own = { en: name, te, hi }[language];
          return (
            <li key={name} className="flex justify-between gap-3 text-md">
              <span lang={own === name && language !== 'en' ? 'en' : undefined}>{own}</span>
              <span className="flex-none text-muted">
                {km < HERE ? words.near.here({ place }) : words.near.away({ km: String(km) })}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-sm text-muted">{words.near.note}</p>
    </section>
  );
}

/** Where a listing is: in words, on its maps, what is near, and what else is offered there [PDET-7, PDET-12, FMT-4]. */
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
      <Near listing={listing} place={place} />
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

import type { PropertyRecord } from '@/api/records';
import { EmbedOnClick } from '@/components/ui/EmbedOnClick';
import { LinkButton } from '@/components/ui/LinkButton';
import { Picture } from '@/components/ui/Picture';
import { mapEmbed } from '@/domain/embeds';
import { imageList, isPicture } from '@/domain/images';
import { whereItIs } from '@/domain/names';
import { paths } from '@/domain/paths';
import { TEXTS } from './texts';

/** Where a listing is: in words, on its maps (a foreign one is said, not shown), and what else is offered there [PDET-7, PDET-12, FMT-4]. */
export function LocalityTab({ listing }: { readonly listing: PropertyRecord }) {
  const where = whereItIs(listing);
  const map = mapEmbed(listing.locationMap);
  const addresses = imageList(listing.locationMap);
  const pictures = addresses.filter((url) => mapEmbed(url) === null && isPicture(url));
  const place = listing.locality || listing.city;
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2 className="text-xl">{where || 'Locality'}</h2>
        {listing.address && <p className="mt-1.5 text-muted">{listing.address}</p>}
      </div>
      {map !== null && (
        <EmbedOnClick title={`Map of ${where}`} src={map} action="Show the map" icon="pin" className="aspect-video" />
      )}
      {pictures.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {pictures.map((url, index) => (
            <li key={url} className="aspect-4/3 overflow-hidden rounded-card border border-line">
              <Picture
                src={url}
                alt={`Location map ${index + 1} of ${where}`}
                sizes="(min-width: 1024px) 360px, (min-width: 640px) 50vw, 100vw"
              />
            </li>
          ))}
        </ul>
      )}
      {map === null && pictures.length === 0 && (
        <p className="text-muted">{addresses.length > 0 ? TEXTS.detail.foreignMap : TEXTS.detail.noMap}</p>
      )}
      {place && (
        <div>
          <LinkButton
            variant="secondary"
            to={paths.properties({ city: listing.city ?? '', locality: listing.locality ?? '' })}
          >
            See all properties in {place}
          </LinkButton>
        </div>
      )}
    </div>
  );
}

import { useRef } from 'react';
import { Section } from '@/components/layout/Section';
import { Carousel } from '@/components/ui/Carousel/Carousel';
import { useNearViewport } from '@/components/ui/useNearViewport';
import { selectRecent, type ViewedListing } from '@/store/device/deviceSlice';
import { useAppSelector } from '@/store/hooks';
import { ListingTile } from '@/components/layout/ListingTile';
import { useViewedListing } from './useViewedListing';
import * as words from '@/words/recent';

interface RecentCardProps {
  readonly viewed: ViewedListing;
  /** Whether it is near enough to be seen, so that what is missing is asked for. */
  readonly wanted: boolean;
  /** The notation of the page's prices [FMT-1]. */
  readonly prices: 'list' | 'detail';
}

/** A listing viewed on this device, in short; its name is there at once. */
function RecentCard({ viewed, ...how }: RecentCardProps) {
  const { name, ...facts } = useViewedListing(viewed, how);
  return <ListingTile size="carousel" title={name} {...facts} />;
}

interface ViewedProps {
  readonly listings: readonly ViewedListing[];
  /** The notation of the page's prices [FMT-1]. */
  readonly prices: 'list' | 'detail';
}

function Viewed({ listings, prices }: ViewedProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place);
  return (
    <div ref={place}>
      <Section title={words.title}>
        {(heading) => (
          <Carousel
            label={words.title}
            layout="list"
            heading={heading}
            autoplayMs={0}
            items={listings.map((viewed) => ({
              key: `${viewed.kind} ${viewed.id}`,
              content: <RecentCard viewed={viewed} wanted={near} prices={prices} />,
            }))}
          />
        )}
      </Section>
    </div>
  );
}

/**
 * The listings viewed last on this device, the newest first, but for the one that is shown; nothing while there are none.
 * They do not move by themselves. On a detail page, which is where one is shown, prices are a detail's [FMT-1].
 */
export function RecentListings({ except }: { readonly except?: string }) {
  const listings = useAppSelector(selectRecent).filter(({ id }) => id !== except);
  return listings.length > 0 && <Viewed listings={listings} prices={except === undefined ? 'list' : 'detail'} />;
}

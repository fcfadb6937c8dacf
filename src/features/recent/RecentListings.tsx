import { useRef } from 'react';
import { Section } from '@/components/layout/Section';
import { Carousel } from '@/components/ui/Carousel/Carousel';
import { useNear } from '@/components/ui/useNear';
import type { ViewedListing } from '@/store/device/deviceSlice';
import { RecentCard } from './RecentCard';

const TITLE = 'Recently viewed';

/** The listings viewed last on this device, the newest first; they do not move by themselves. */
export default function RecentListings({ listings }: { readonly listings: readonly ViewedListing[] }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place}>
      <Section title={TITLE}>
        {(heading) => (
          <Carousel
            label={TITLE}
            layout="list"
            heading={heading}
            autoplayMs={0}
            items={listings.map((viewed) => ({
              key: `${viewed.kind} ${viewed.id}`,
              content: <RecentCard viewed={viewed} wanted={near} />,
            }))}
          />
        )}
      </Section>
    </div>
  );
}

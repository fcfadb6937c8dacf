import type { ReactNode } from 'react';
import type { PropertyRecord } from '@/api/records';
import { Badge } from '@/components/ui/Badge';
import { PictureMosaic } from '@/components/ui/Gallery/PictureMosaic';
import { ErrorState } from '@/components/ui/ErrorState';
import { Skeleton } from '@/components/ui/Skeleton';
import { Tabs } from '@/components/ui/Tabs';
import { useByWindowWidth } from '@/components/ui/usePageState';
import { headline } from '@/domain/headlines';
import { imageGroups } from '@/domain/imageGroups';
import { AmenitiesTab } from './AmenitiesTab';
import { CallAgent, ChatWithAgent } from './ContactButtons';
import { stateOf } from './listingFacts';
import { LocalityTab } from './LocalityTab';
import { OverviewTab } from './OverviewTab';
import { PropertyPromos, ValuationPromo } from './Promos';
import { PropertyHead } from './PropertyHead';
import { SellerCard } from './SellerCard';
import { TEXTS } from './texts';
import { useContact } from './useContact';

/** From this window width (px) on, the seller's card holds Call and Chat instead of the bar: Tailwind's `md`. */
const WIDE = 768;

interface PropertyViewProps {
  readonly id: string;
  /** What is known of it: nothing yet, what a list brought, or all [ROUTE-20]. */
  readonly listing: PropertyRecord | undefined;
  /** The whole of it could not be had. */
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** The report-listing link [PDET-9]. */
  readonly report?: ReactNode;
  /** Below it: what else was viewed. */
  readonly recent?: ReactNode;
}

/** A property's page [PDET-1 to PDET-12]: what is known is shown at once, the rest has its place kept. */
export function PropertyView({ id, listing, failed, onRetry, report, recent }: PropertyViewProps) {
  const width = useByWindowWidth((px) => (px === 0 ? 'unknown' : px >= WIDE ? 'wide' : 'narrow'));
  const name = listing ? headline(listing) : '';
  const contact = useContact(id, name, listing?.userId);
  return (
    <div className="mx-auto w-full max-w-page px-5 pt-4.5">
      {listing ? <Pictures listing={listing} name={name} /> : <Skeleton className="h-65 rounded-panel md:h-106.5" />}
      <div className="mt-6 grid gap-9 lg:grid-cols-[minmax(0,1fr)_348px]">
        <div className="min-w-0">
          <PropertyHead listing={listing} />
          <div className="mt-7">
            {failed ? (
              <ErrorState title={TEXTS.detail.failedRest} text={TEXTS.detail.failedText} onRetry={onRetry} />
            ) : listing ? (
              <Tabs
                label="About this property"
                tabs={[
                  { id: 'overview', label: 'Overview', panel: <OverviewTab listing={listing} report={report} /> },
                  { id: 'amenities', label: 'Amenities', panel: <AmenitiesTab listing={listing} /> },
                  { id: 'locality', label: 'Locality', panel: <LocalityTab listing={listing} /> },
                ]}
              />
            ) : (
              <Skeleton className="h-96 rounded-card" />
            )}
          </div>
        </div>
        <aside aria-label={TEXTS.seller} className="flex flex-col gap-4.5 self-start lg:sticky lg:top-20">
          {listing ? (
            <SellerCard sellerId={listing.userId} contact={contact} withButtons={width !== 'narrow'} />
          ) : (
            <Skeleton className="h-70 rounded-card" />
          )}
          <ValuationPromo />
        </aside>
      </div>
      {/* Outside the grid, whose end stops the seller's card that stays in view. */}
      <div className="mt-9 pb-12">
        <PropertyPromos />
      </div>
      <div className="-mx-5">{recent}</div>
      {listing && width !== 'wide' && (
        <div
          data-page-bar
          className="sticky bottom-0 z-20 -mx-5 grid grid-cols-2 gap-2.5 border-t border-line bg-card px-4 py-2.5 md:hidden"
        >
          <ChatWithAgent contact={contact} />
          <CallAgent contact={contact} />
        </div>
      )}
    </div>
  );
}

function Pictures({ listing, name }: { listing: PropertyRecord; name: string }) {
  const state = stateOf(listing);
  return (
    <PictureMosaic name={name} groups={imageGroups({ ...listing })} badge={state !== '' && <Badge>{state}</Badge>} />
  );
}

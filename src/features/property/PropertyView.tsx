import type { ReactNode } from 'react';
import type { PropertyRecord } from '@/api/records';
import { PageAside } from '@/components/layout/PageAside';
import { PageBar } from '@/components/layout/PageBar';
import { Badge } from '@/components/ui/Badge';
import { PictureMosaic } from '@/components/ui/Gallery/PictureMosaic';
import { ErrorState } from '@/components/ui/ErrorState';
import { LazyBoundary } from '@/components/ui/LazyBoundary';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { PaperPart } from '@/components/ui/PaperPart';
import { Skeleton } from '@/components/ui/Skeleton';
import { Tabs } from '@/components/ui/Tabs';
import { useWideWindow } from '@/components/ui/usePageState';
import { headline } from '@/domain/headlines';
import { isHidden } from '@/domain/listingStatus';
import { imageGroups } from '@/domain/imageGroups';
import { AmenitiesTab } from './AmenitiesTab';
import { CallAgent, ChatWithAgent } from './ContactButtons';
import { Crumbs } from './Crumbs';
import { stateOf } from './listingFacts';
import { LocalityTab } from './LocalityTab';
import { OverviewTab } from './OverviewTab';
import { PropertyPromos, ValuationPromo } from './Promos';
import { PropertyHead } from './PropertyHead';
import { OwnActions, OwnListingCard, useOwnListing } from './OwnListing';
import type { PropertyPrintFootProps } from './PropertyPrintFoot';
import { SellerCard } from './SellerCard';
import { useSellerContact } from './useSellerContact';
import * as words from '@/words/propertyDetail';

/** Beside what a person came for: its code comes once the page is there. */
const Alike = lazyComponent<{ readonly listing: PropertyRecord }>(
  () => import(/* webpackChunkName: "alike" */ './Alike'),
);

const PrintFoot = lazyComponent<PropertyPrintFootProps>(
  () => import(/* webpackChunkName: "print" */ './PropertyPrintFoot'),
);

interface PropertyViewProps {
  readonly id: string;
  /** What is known of it: nothing yet, what a list brought, or all [ROUTE-20]. */
  readonly listing: PropertyRecord | undefined;
  /** The whole of it could not be had. */
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** The report-listing link [PDET-9]. */
  readonly report?: ReactNode;
  /** The form that asks the seller for a call back [API-29]. */
  readonly leadForm?: ReactNode;
  /** Who looked at one's own listing (DASH-2). */
  readonly ownCounts?: ReactNode;
  /** Below it: what else was viewed. */
  readonly recent?: ReactNode;
}

/** A property's page [PDET-1 to PDET-12]: what is known is shown at once, the rest has its place kept. */
export function PropertyView({ id, listing, failed, onRetry, report, leadForm, ownCounts, recent }: PropertyViewProps) {
  // In a wide window the seller’s card, beside the page, holds Call and Chat; else it lies far down, and a bar has them.
  const width = useWideWindow();
  const name = listing ? headline(listing) : '';
  const contact = useSellerContact(id, name, listing);
  const own = useOwnListing(listing);
  const ownCard = listing && own.isOwn && (
    <OwnListingCard listing={listing} isWhole={own.isWhole} counts={ownCounts} withButtons={width !== 'narrow'} />
  );
  // Who looked comes first for its owner: below what all see it would be far down.
  const ownsAbove = own.isOwn && width === 'narrow';
  // That nobody else sees it comes before all that it says.
  const ownsFirst = ownsAbove && listing !== undefined && isHidden(listing);
  return (
    <div className="mx-auto w-full max-w-page px-5 pt-1">
      <Crumbs listing={listing} />
      <div className="side-left">
        {listing ? <Pictures listing={listing} name={name} /> : <Skeleton className="h-58 rounded-panel md:h-106.5" />}
      </div>
      <div className="mt-4 grid gap-9 side-block md:mt-6 print:gap-4 lg:grid-cols-[minmax(0,1fr)_348px]">
        <div className="min-w-0">
          {ownsFirst && <div className="mb-5 clear-left">{ownCard}</div>}
          <PropertyHead listing={listing} isOwn={own.isOwn} />
          {ownsAbove && !ownsFirst && <div className="mt-5 clear-left">{ownCard}</div>}
          <div className="mt-7 clear-left print:mt-2">
            {failed ? (
              <ErrorState title={words.failed.rest} text={words.failed.text} onRetry={onRetry} />
            ) : listing ? (
              <Tabs
                label={words.about}
                tabs={[
                  {
                    id: 'overview',
                    label: words.overview,
                    panel: <OverviewTab listing={listing} report={own.isOwn ? undefined : report} />,
                  },
                  { id: 'amenities', label: words.amenities, panel: <AmenitiesTab listing={listing} /> },
                  { id: 'locality', label: words.locality, panel: <LocalityTab listing={listing} /> },
                ]}
              />
            ) : (
              <Skeleton className="h-96 rounded-card" />
            )}
          </div>
        </div>
        {!ownsAbove && (
          <PageAside label={words.seller.name}>
            {listing === undefined ? (
              <Skeleton className="h-72 rounded-card" />
            ) : own.isOwn ? (
              ownCard
            ) : (
              <SellerCard sellerId={listing.userId} contact={contact} withButtons={width !== 'narrow'} />
            )}
            {listing && !own.isOwn && <div className="contents print:hidden">{leadForm}</div>}
          </PageAside>
        )}
      </div>
      {listing && <PaperPart part={PrintFoot} given={{ id, own: own.isOwn ? listing : undefined }} />}
      <div className="mt-9 flex flex-col gap-9 pb-12 print:hidden">
        {listing && !failed && (
          <LazyBoundary part={Alike} shape="h-40 rounded-card">
            <Alike listing={listing} />
          </LazyBoundary>
        )}
        {!own.isOwn && (
          <>
            <ValuationPromo />
            <PropertyPromos subtype={listing?.selectedSubtype} />
          </>
        )}
      </div>
      <div className="-mx-5 print:hidden">{recent}</div>
      {listing && (
        <PageBar>
          {own.isOwn ? (
            <OwnActions listing={listing} isWhole={own.isWhole} />
          ) : (
            <>
              <ChatWithAgent contact={contact} />
              <CallAgent contact={contact} />
            </>
          )}
        </PageBar>
      )}
    </div>
  );
}

function Pictures({ listing, name }: { listing: PropertyRecord; name: string }) {
  const state = stateOf(listing);
  const badge =
    listing.sold === true ? <Badge tone="dark">{words.own.isSold}</Badge> : state !== '' && <Badge>{state}</Badge>;
  return <PictureMosaic name={name} groups={imageGroups(listing)} badge={badge} />;
}

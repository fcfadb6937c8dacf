import type { PropertyRecord } from '@/api/records';
import { LazyBoundary } from '@/components/ui/LazyBoundary';
import { lazyComponent } from '@/components/ui/lazyComponent';
import type { LeadFormProps } from '@/features/enquiry/LeadForm';

const LeadForm = lazyComponent<LeadFormProps>(
  () => import(/* webpackChunkName: "lead-form" */ '@/features/enquiry/LeadForm'),
);
const ListingCounts = lazyComponent<{ readonly listing: PropertyRecord }>(() =>
  import(/* webpackChunkName: "listing-counts" */ '@/features/dashboard/myListings/ListingCounts').then((part) => ({
    default: part.ListingCounts,
  })),
);

/** The form that asks for a call back about a listing; its code comes once the page is there. */
export const leadForm = (given: LeadFormProps) => (
  <LazyBoundary part={LeadForm} shape="h-96 rounded-card">
    <LeadForm {...given} />
  </LazyBoundary>
);

/** Who looked at one's own listing; its code comes for its owner alone. */
export const ownCounts = (listing: PropertyRecord | undefined) =>
  listing && (
    <LazyBoundary part={ListingCounts} shape="h-5">
      <ListingCounts listing={listing} />
    </LazyBoundary>
  );

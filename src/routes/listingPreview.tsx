import type { PropertyRecord } from '@/api/records';
import { LazyBoundary } from '@/components/ui/LazyBoundary';
import { lazyComponent } from '@/components/ui/lazyComponent';

const Preview = lazyComponent<{ readonly listing: PropertyRecord }>(
  () => import(/* webpackChunkName: "listing-preview" */ '@/features/property/PropertyPreview'),
);

/** A listing as visitors will see it; its code comes when it is asked for. */
export const listingPreview = (listing: PropertyRecord) => (
  <LazyBoundary part={Preview} shape="h-96 rounded-card">
    <Preview listing={listing} />
  </LazyBoundary>
);

import type { PropertyRecord } from '@/api/records';
import { LateContent } from '@/components/ui/LateContent';
import { lazyPart } from '@/components/ui/lazyPart';

const Preview = lazyPart<{ readonly listing: PropertyRecord }>(
  () => import(/* webpackChunkName: "listing-preview" */ '@/features/listing/PropertyPreview'),
);

/** A listing as visitors will see it; its code comes when it is asked for. */
export const listingPreview = (listing: PropertyRecord) => (
  <LateContent part={Preview} shape="h-96 rounded-card">
    <Preview listing={listing} />
  </LateContent>
);

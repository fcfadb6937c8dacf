import type { PropertyRecord } from '@/api/records';
import { LazyBoundary } from '@/components/ui/LazyBoundary';
import { lazyComponent } from '@/components/ui/lazyComponent';

const PriceDialog = lazyComponent<{ readonly listing: PropertyRecord; readonly onClose: () => void }>(
  () => import(/* webpackChunkName: "price-dialog" */ '@/features/posting/PriceDialog'),
);

/** Changes the price of a listing and nothing else; its code comes when it is asked for. */
export const priceDialog = (listing: PropertyRecord, onClose: () => void) => (
  <LazyBoundary part={PriceDialog} shape="h-11">
    <PriceDialog listing={listing} onClose={onClose} />
  </LazyBoundary>
);

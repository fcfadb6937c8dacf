import { LazyBoundary } from '@/components/ui/LazyBoundary';
import { lazyComponent } from '@/components/ui/lazyComponent';

/** Few have a number to confirm: no place is kept for it. */
const PhoneConfirmation = lazyComponent(
  () => import(/* webpackChunkName: "phone" */ '@/features/settings/PhoneConfirmation'),
);

/** Confirms the own number; its code comes when it is shown. */
export const phoneStep = (
  <LazyBoundary part={PhoneConfirmation} shape="">
    <PhoneConfirmation />
  </LazyBoundary>
);

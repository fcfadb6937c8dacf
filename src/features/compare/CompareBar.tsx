import { useLocation } from 'react-router';
import { AppLink } from '@/components/layout/AppLink';
import { Icon } from '@/components/ui/Icon';
import { focusHeading } from '@/components/ui/focusHeading';
import { useIdle } from '@/components/ui/useIdle';
import { paths } from '@/domain/paths';
import { comparisonChanged, selectCompared } from '@/store/device/deviceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { TEXTS } from './texts';

/**
 * What was chosen to compare, over the lower corner of every other screen. On phones it makes room for a page's own
 * bar at the bottom, which is marked `data-page-bar`.
 */
export default function CompareBar() {
  const ids = useAppSelector(selectCompared);
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  // A status that comes together with its words is not announced: they follow it.
  const isThere = useIdle();
  if (ids.length === 0 || pathname === paths.compare()) return null;
  function clear() {
    // The bar goes.
    focusHeading();
    dispatch(comparisonChanged([]));
  }
  return (
    <aside
      aria-label={TEXTS.barName}
      className="fixed bottom-[calc(1.25rem+var(--page-bar))] left-4 z-20 flex h-14 items-center gap-1 rounded-full border border-edge bg-card px-1.5 shadow-float max-sm:low:left-1 md:bottom-[calc(1.5rem+var(--page-bar))] md:left-6"
    >
      <AppLink
        to={paths.compare(ids)}
        className="inline-flex min-h-11 items-center rounded-full bg-ink px-5 text-md font-semibold text-white transition-colors hover:bg-brand-dark"
      >
        {TEXTS.bar(ids.length)}
      </AppLink>
      <button
        type="button"
        aria-label={TEXTS.clear}
        onClick={clear}
        className="grid size-11 place-items-center rounded-full text-muted transition-colors hover:bg-wash hover:text-ink"
      >
        <Icon name="close" />
      </button>
      <p role="status" className="sr-only">
        {isThere && TEXTS.chosen(ids.length)}
      </p>
    </aside>
  );
}

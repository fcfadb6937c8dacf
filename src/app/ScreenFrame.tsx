import { Suspense, useEffect, useLayoutEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { titleOf } from '@/components/layout/PageHeading';
import { ScreenSkeleton } from '@/components/layout/ScreenSkeleton';
import { useAppDispatch } from '@/store/hooks';
import { ErrorBoundary } from './ErrorBoundary';
import type { ScreenEntry } from './screens';

/** Shows one screen: its calls start in the same moment as its code, and a failure stays inside it. */
export function ScreenFrame({ entry }: { readonly entry: ScreenEntry }) {
  const { pathname, search } = useLocation();
  const params = useParams();
  const dispatch = useAppDispatch();
  // Before the passive effects, in which a screen that is already there sets its own title.
  useLayoutEffect(() => {
    document.title = titleOf(entry.title);
  }, [entry.title, pathname]);
  useEffect(() => {
    entry.load?.(dispatch, { params, search: new URLSearchParams(search) });
    // Later changes of the search are the screen's own: its hooks ask.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each address, see above
  }, [pathname]);
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<ScreenSkeleton shape={entry.skeleton} />}>
        <entry.screen />
      </Suspense>
    </ErrorBoundary>
  );
}

import { Suspense, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, type Location } from 'react-router';
import { ScreenSkeleton } from '@/components/layout/ScreenSkeleton';
import { titleOf } from '@/domain/documentTitle';
import { useAppDispatch } from '@/store/hooks';
import { ErrorBoundary } from './ErrorBoundary';
import { pageKey } from './pageKey';
import { screenOf, startCalls } from './prepare';

/** Shows the screen of the address: its calls start in the same moment as its code, and a failure stays inside it. */
export function ScreenFrame() {
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const { screen, component: Shown } = screenOf(pathname);
  const page = pageKey(pathname, search, state);
  const dispatch = useAppDispatch();
  // Before the passive effects, in which a screen that is already there sets its own title.
  useLayoutEffect(() => {
    document.title = titleOf(screen.title);
  }, [screen.title, page]);
  const load = useEffectEvent(() => {
    startCalls(pathname, search, dispatch);
  });
  // Once for each page: later changes of the search are the screen's own, its hooks ask.
  useEffect(() => load(), [page]);
  return (
    <ErrorBoundary key={page}>
      <Suspense fallback={<ScreenSkeleton shape={screen.skeleton ?? 'page'} />}>
        <Shown />
      </Suspense>
    </ErrorBoundary>
  );
}

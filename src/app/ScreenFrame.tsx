import { Suspense, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { ScreenSkeleton } from '@/components/layout/ScreenSkeleton';
import { titleOf } from '@/domain/documentTitle';
import { useAppDispatch } from '@/store/hooks';
import { ErrorBoundary } from './ErrorBoundary';
import { pageKey } from './pageKey';
import type { Place, ScreenEntry } from './screens';

/** Shows one screen: its calls start in the same moment as its code, and a failure stays inside it. */
export function ScreenFrame({ entry, params }: { readonly entry: ScreenEntry; readonly params: Place['params'] }) {
  const { pathname, search } = useLocation();
  const page = pageKey(pathname, search);
  const dispatch = useAppDispatch();
  // Before the passive effects, in which a screen that is already there sets its own title.
  useLayoutEffect(() => {
    document.title = titleOf(entry.title);
  }, [entry.title, page]);
  const load = useEffectEvent(() => {
    entry.load?.(dispatch, { params, search: new URLSearchParams(search) });
  });
  // Once for each page: later changes of the search are the screen's own, its hooks ask.
  useEffect(() => load(), [page]);
  return (
    <ErrorBoundary key={page}>
      <Suspense fallback={<ScreenSkeleton shape={entry.skeleton} />}>
        <entry.screen />
      </Suspense>
    </ErrorBoundary>
  );
}

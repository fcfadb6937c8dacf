import { useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router';
import { NavigationContext } from '@/components/layout/navigation';
import { useAppDispatch } from '@/store/hooks';
import { pageKey } from './pageKey';
import { prefetchScreen } from './prepare';

/** Hands links and headings what they need: preparing a screen ahead, and the focus after a navigation (ROUTE-18). */
export function AppNavigation({ children }: { readonly children: ReactNode }) {
  const dispatch = useAppDispatch();
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const page = pageKey(pathname, search, state);
  const shown = useRef(page);
  const pending = useRef(false);
  // Before the passive effects of this commit, so that a heading mounting in it already finds it.
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    pending.current = true;
  }, [page]);
  useEffect(() => {
    const release = () => {
      // Whoever goes on working with the keyboard is not pulled back by a heading that comes late.
      pending.current = false;
    };
    window.addEventListener('keydown', release);
    return () => {
      window.removeEventListener('keydown', release);
    };
  }, []);
  const navigation = useMemo(
    () => ({
      prepare: (to: string) => {
        prefetchScreen(to, dispatch);
      },
      takeFocus: () => {
        const mine = pending.current;
        pending.current = false;
        return mine;
      },
    }),
    [dispatch],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

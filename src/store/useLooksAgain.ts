import { useEffect } from 'react';
import { marketplaceApi } from '@/api/marketplaceApi';
import { useAppStore } from './hooks';

const { onFocus, onFocusLost } = marketplaceApi.internalActions;

const LOOKS_AGAIN = { pollingInterval: 60_000, skipPollingIfUnfocused: true, refetchOnFocus: true } as const;

/** Nobody is at a page that no hand has touched for so long: it asks no more, and its session may end unused, ms. */
const UNTOUCHED = 30 * 60_000;
const BY_HAND = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * The options of a query that is asked again every minute while the page is to be seen, has a line and is in use, and when
 * somebody comes back to it; says to the calls whether that is so.
 */
export function useLooksAgain(): typeof LOOKS_AGAIN {
  const { dispatch, getState } = useAppStore();
  useEffect(() => {
    let isInUse = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const isSeen = isInUse && document.visibilityState !== 'hidden' && navigator.onLine;
      if (isSeen !== getState().api.config.focused) dispatch(isSeen ? onFocus() : onFocusLost());
    };
    const leave = () => {
      isInUse = false;
      look();
    };
    const touch = () => {
      clearTimeout(timer);
      timer = setTimeout(leave, UNTOUCHED);
      isInUse = true;
      look();
    };
    touch();
    const ending = new AbortController();
    const { signal } = ending;
    for (const type of BY_HAND) window.addEventListener(type, touch, { passive: true, signal });
    document.addEventListener('visibilitychange', touch, { signal });
    window.addEventListener('online', look, { signal });
    window.addEventListener('offline', look, { signal });
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [dispatch, getState]);
  return LOOKS_AGAIN;
}

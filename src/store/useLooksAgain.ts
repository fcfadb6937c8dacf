import { useEffect } from 'react';
import { marketplaceApi } from '@/api/marketplaceApi';
import { useAppStore } from './hooks';

const { onFocus, onFocusLost } = marketplaceApi.internalActions;

const LOOKS_AGAIN = { pollingInterval: 60_000, skipPollingIfUnfocused: true, refetchOnFocus: true } as const;

/**
 * The options of a query that is asked again every minute while the page is to be seen and has a line, and when somebody
 * comes back to it; says to the calls whether that is so.
 */
export function useLooksAgain(): typeof LOOKS_AGAIN {
  const { dispatch, getState } = useAppStore();
  useEffect(() => {
    const look = () => {
      const isSeen = document.visibilityState !== 'hidden' && navigator.onLine;
      if (isSeen !== getState().api.config.focused) dispatch(isSeen ? onFocus() : onFocusLost());
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, [dispatch, getState]);
  return LOOKS_AGAIN;
}

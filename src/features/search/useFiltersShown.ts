import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '@/components/ui/useHydrated';
import { useArrival } from './useArrival';

/** What a visitor chose stays with the history entry, so that Back and reload find it again. */
function chosenIn(state: unknown): boolean | null {
  if (typeof state !== 'object' || state === null || !('filtersShown' in state)) return null;
  return typeof state.filtersShown === 'boolean' ? state.filtersShown : null;
}

/**
 * Whether the filter column is shown. It is hidden for who arrives with a type already chosen, until they ask for it;
 * a choice made on the list, a reload or Back hide nothing [PLIST-5].
 */
export function useFiltersShown(): readonly [shown: boolean, setShown: (shown: boolean) => void] {
  const navigate = useNavigate();
  const location = useLocation();
  const { search } = location;
  const state: unknown = location.state;
  const arrival = useArrival();
  const [hadType] = useState(() => new URLSearchParams(search).has('selectedSubtype'));
  // The server knows the address alone, and takes everybody for one who has just arrived.
  const isHydrated = useHydrated();
  const chosen = isHydrated ? chosenIn(state) : null;
  const arrivedWithType = hadType && (arrival === 'arrived' || !isHydrated);
  const setShown = useCallback(
    (filtersShown: boolean) => {
      const kept = typeof state === 'object' ? state : null;
      void navigate({ search }, { replace: true, state: { ...kept, filtersShown }, preventScrollReset: true });
    },
    [navigate, search, state],
  );
  return [chosen ?? !arrivedWithType, setShown];
}

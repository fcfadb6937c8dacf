import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../ui/useHydrated';

/**
 * A yes or no that a visitor has chosen; it stays with the history entry, so that Back and reload find it again
 * [ROUTE-17]. Null where nothing was chosen, and in a page from the server, which knows the address alone.
 */
export function useEntryFlag(name: string): readonly [flag: boolean | null, choose: (flag: boolean) => void] {
  const navigate = useNavigate();
  const location = useLocation();
  const { search } = location;
  const state: unknown = location.state;
  const isHydrated = useHydrated();
  const kept = typeof state === 'object' && state !== null ? state : {};
  const value: unknown = isHydrated ? Object.entries(kept).find(([key]) => key === name)?.[1] : undefined;
  const choose = useCallback(
    (flag: boolean) => {
      const before = typeof state === 'object' ? state : null;
      void navigate({ search }, { replace: true, state: { ...before, [name]: flag }, preventScrollReset: true });
    },
    [navigate, search, state, name],
  );
  return [typeof value === 'boolean' ? value : null, choose];
}

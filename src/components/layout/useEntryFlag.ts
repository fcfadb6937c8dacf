import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../ui/useHydrated';

/**
 * A yes or no that a visitor has chosen; it stays with the history entry, so that Back and reload find it again
 * [ROUTE-17]. Null where nothing was chosen, and in a page from the server, which knows the address alone.
 */
export function useEntryFlag(name: string): readonly [flag: boolean | null, choose: (flag: boolean) => void] {
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  const isHydrated = useHydrated();
  const kept: Readonly<Record<string, unknown>> = typeof state === 'object' ? { ...state } : {};
  const flag = isHydrated ? kept[name] : undefined;
  const choose = (next: boolean) => {
    const to = { search: location.search };
    void navigate(to, { replace: true, state: { ...kept, [name]: next }, preventScrollReset: true });
  };
  return [typeof flag === 'boolean' ? flag : null, choose];
}

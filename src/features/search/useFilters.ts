import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { filtersToSearch } from '@/domain/filterSearch';
import { NO_FILTERS, parseFilters, type PropertyFilters } from '@/domain/filters';

export interface Filters {
  /** The same object as long as the address says the same. Prices in rupees. */
  readonly filters: PropertyFilters;
  readonly setFilter: (patch: Partial<PropertyFilters>) => void;
  readonly clear: () => void;
}

/** What the address carries besides filters, such as `sort`; a choice leaves it alone. */
function otherParams(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of Object.keys(NO_FILTERS)) params.delete(name);
  return params.toString();
}

/**
 * The filters of a list, which live in its address. A choice replaces the history entry and keeps its state, so that
 * Back leaves the list in one step [ROUTE-17].
 */
export function useFilters(): Filters {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  const addressed = location.search;
  const search = params.toString();
  const filters = useMemo(() => parseFilters(new URLSearchParams(search)), [search]);

  // The address follows a moment later: a second choice builds upon the first one, not upon what is still shown.
  const latest = useRef(filters);
  useLayoutEffect(() => {
    latest.current = filters;
  }, [filters]);

  const setFilter = useCallback(
    (patch: Partial<PropertyFilters>) => {
      const next = { ...latest.current, ...patch };
      latest.current = next;
      const query = [filtersToSearch(next), otherParams(addressed)].filter(Boolean).join('&');
      void navigate({ search: query }, { replace: true, state, preventScrollReset: true });
    },
    [navigate, state, addressed],
  );
  const clear = useCallback(() => setFilter(NO_FILTERS), [setFilter]);

  return useMemo(() => ({ filters, setFilter, clear }), [filters, setFilter, clear]);
}

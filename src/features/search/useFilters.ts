import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { BUDGET, NO_FILTERS, filtersToSearch, parseFilters, type PropertyFilters } from '@/domain/filters';
import { PAGES } from '@/domain/listPages';
import { parseSort, withSort, type Sort } from '@/domain/sorting';

export interface Filters {
  /** The same object as long as the address says the same. Prices in rupees. */
  readonly filters: PropertyFilters;
  readonly setFilter: (patch: Partial<PropertyFilters>) => void;
  /** Clears the filters; the order stays. */
  readonly clear: () => void;
  readonly sort: Sort;
  readonly setSort: (sort: Sort) => void;
}

/** What the address carries besides the list, its filters and its order; a choice leaves it alone. */
function otherParams(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of Object.keys(NO_FILTERS)) params.delete(name);
  for (const name of ['sort', BUDGET, PAGES]) params.delete(name);
  return params.toString();
}

/**
 * The filters and the order of a list, which live in its address [PLIST-18]. A choice replaces the history entry and keeps its state, so that
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

  const sort = parseSort(params.get('sort'));

  // The address follows a moment later: a second choice builds upon the first one, not upon what is still shown.
  const latest = useRef({ filters, sort });
  useLayoutEffect(() => {
    latest.current = { filters, sort };
  }, [filters, sort]);

  const choose = useCallback(
    (patch: Partial<PropertyFilters>, newSort?: Sort) => {
      const next = { filters: { ...latest.current.filters, ...patch }, sort: newSort ?? latest.current.sort };
      latest.current = next;
      const chosen = withSort(filtersToSearch(next.filters), next.sort);
      const query = [chosen, otherParams(addressed)].filter(Boolean).join('&');
      void navigate({ search: query }, { replace: true, state, preventScrollReset: true });
    },
    [navigate, state, addressed],
  );
  const setFilter = useCallback((patch: Partial<PropertyFilters>) => choose(patch), [choose]);
  const clear = useCallback(() => choose(NO_FILTERS), [choose]);
  const setSort = useCallback((newSort: Sort) => choose({}, newSort), [choose]);

  return useMemo(() => ({ filters, setFilter, clear, sort, setSort }), [filters, setFilter, clear, sort, setSort]);
}

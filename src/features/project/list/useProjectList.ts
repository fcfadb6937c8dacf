import { useCallback, useMemo, useState } from 'react';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { CardListState } from '@/components/ui/CardList/CardList';
import type { PriceRange } from '@/domain/budget';
import { filtersToQuery, type PropertyFilters } from '@/domain/filters';
import { makeProjectPredicate } from '@/domain/listFilter';
import type { Sort } from '@/domain/sorting';
import { selectProjectMap } from '@/store/entities/projects';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { useBands } from '@/store/lists/useBands';
import { listTotal, useListPages, type ListPages } from '@/store/lists/useListPages';
import { useListQuestion } from '@/store/lists/useListQuestion';
import { makeSelectProjectList } from '../selectors';

const { getProjects } = marketplaceApi.endpoints;

/** `query` names the filters and the order; while `isLoading`, `ids` are those already known that answer them. */
export interface ProjectList extends CardListState {
  /** How many results each of BUDGET_BANDS holds; null when it is not known. */
  readonly bands: readonly number[] | null;
}

/**
 * The projects list for some filters in some order: pages from the server, each project once, through the client's own
 * filter [JLIST-3, JLIST-8, PLIST-18]. Answers are kept by query, so an older one never stands for newer filters
 * [PLIST-16].
 */
export function useProjectList(filters: PropertyFilters, sort: Sort): ProjectList {
  const question = useListQuestion('project', filtersToQuery(filters, 'project'), sort);
  const list = useListPages(marketplaceApi.useGetProjectsInfiniteQuery(question.query), question);
  const { loaded, ownSort, hasNext, fetchNext, isLoading, isFetching, isError, isNextError, refetch } = list;
  const [select] = useState(makeSelectProjectList);
  const ids = useAppSelector((state) => select(state, loaded, filters, ownSort));
  return {
    query: question.name,
    ids,
    total: listTotal(list, ids.length),
    bands: useProjectBands(list, filters),
    hasNext,
    fetchNext,
    isLoading,
    isFetching,
    isError,
    isNextError,
    refetch,
  };
}

function useProjectBands(list: ListPages, filters: PropertyFilters): readonly number[] | null {
  const store = useAppStore();
  const others = useMemo(() => ({ ...filters, minPrice: 0, maxPrice: 0 }), [filters]);
  const selectUnbudgeted = useMemo(() => getProjects.select(filtersToQuery(others, 'project')), [others]);
  const rangesOf = useCallback(
    (ids: readonly string[]) => {
      const map = selectProjectMap(store.getState());
      const fits = makeProjectPredicate(others);
      return ids.flatMap((id): PriceRange[] => {
        const record = map[id];
        if (record === undefined || !fits(record)) return [];
        return [[record.unitPriceRangeFrom ?? null, record.unitPriceRangeTo ?? null]];
      });
    },
    [store, others],
  );
  return useBands({
    list,
    budgeted: filters.minPrice > 0 || filters.maxPrice > 0,
    unbudgeted: useAppSelector((state) => selectUnbudgeted(state).data),
    rangesOf,
  });
}

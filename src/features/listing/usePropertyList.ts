import { useCallback, useMemo, useState } from 'react';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { PriceRange } from '@/domain/budget';
import type { CardListState } from '@/components/ui/CardList/CardList';
import { filtersToQuery, type PropertyFilters } from '@/domain/filters';
import { makePropertyPredicate } from '@/domain/listFilter';
import type { Sort } from '@/domain/sorting';
import { selectPropertyMap } from '@/store/entities/properties';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { useBands } from '@/store/lists/useBands';
import { listTotal, useListPages, type ListPages } from '@/store/lists/useListPages';
import { useListQuestion } from '@/store/lists/useListQuestion';
import { makeSelectPropertyList } from './selectPropertyList';

const { getProperties } = marketplaceApi.endpoints;

/** `query` names the filters and the order; while `isLoading`, `ids` are those already known that answer them. */
export interface PropertyList extends CardListState {
  /** How many results each of BUDGET_BANDS holds; null when it is not known. */
  readonly bands: readonly number[] | null;
}

/**
 * The properties list for some filters in some order: pages from the server, each listing once, through the client's
 * own filter [PLIST-3, PLIST-6, PLIST-8, PLIST-18]. Answers are kept by query, so an older one never stands for newer
 * filters [PLIST-16].
 */
export function usePropertyList(filters: PropertyFilters, sort: Sort): PropertyList {
  const question = useListQuestion('property', filtersToQuery(filters, 'property'), sort);
  const list = useListPages(marketplaceApi.useGetPropertiesInfiniteQuery(question.query), question);
  const { loaded, ownSort, hasNext, fetchNext, isLoading, isFetching, isError, isNextError, refetch } = list;
  const [select] = useState(makeSelectPropertyList);
  const ids = useAppSelector((state) => select(state, loaded, filters, ownSort));
  return {
    query: question.name,
    ids,
    total: listTotal(list, ids.length),
    bands: usePropertyBands(list, filters),
    hasNext,
    fetchNext,
    isLoading,
    isFetching,
    isError,
    isNextError,
    refetch,
  };
}

function usePropertyBands(list: ListPages, filters: PropertyFilters): readonly number[] | null {
  const store = useAppStore();
  const others = useMemo(() => ({ ...filters, minPrice: 0, maxPrice: 0 }), [filters]);
  const selectUnbudgeted = useMemo(() => getProperties.select(filtersToQuery(others, 'property')), [others]);
  const rangesOf = useCallback(
    (ids: readonly string[]) => {
      const map = selectPropertyMap(store.getState());
      const fits = makePropertyPredicate(others);
      return ids.flatMap((id): PriceRange[] => {
        const record = map[id];
        const price = record?.expectedPrice ?? null;
        return record !== undefined && fits(record) ? [[price, price]] : [];
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

import { useCallback, useMemo, useState } from 'react';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { CardListState } from '@/components/ui/CardList/CardList';
import type { PriceRange } from '@/domain/budget';
import type { PropertyFilters } from '@/domain/filters';
import type { AlsoPlaces } from '@/domain/listFilter';
import type { Sort } from '@/domain/sorting';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { useBands } from '@/store/lists/useBands';
import { listTotal, useListPages, type ListPages, type PagedAnswer } from '@/store/lists/useListPages';
import { useListQuestion } from '@/store/lists/useListQuestion';
import type { RootState } from '@/store/rootReducer';
import { LISTED_PROJECTS, LISTED_PROPERTIES, makeSelectFiltered, type ListedKind } from './filteredList';

/** `query` names the filters and the order; while `isLoading`, `ids` are those already known that answer them. */
export interface FilteredList extends CardListState {
  /** How many results each of BUDGET_BANDS holds; null when it is not known. */
  readonly bands: readonly number[] | null;
  /** What places of the filters are called in the listings. */
  readonly places: AlsoPlaces;
}

/** How a kind of list is asked for, and its answer to a query where it is known already. */
interface Source<R> extends ListedKind<R> {
  readonly useAnswer: (query: string) => PagedAnswer;
  readonly selectAnswer: (query: string) => (state: RootState) => Pick<PagedAnswer, 'data'>;
}

function makeUseBands<R>({ kind, selectMap, predicateOf, rangeOf, selectAnswer }: Source<R>) {
  return function useListBands(list: ListPages, filters: PropertyFilters): readonly number[] | null {
    const store = useAppStore();
    const others = useMemo(() => ({ ...filters, minPrice: 0, maxPrice: 0 }), [filters]);
    const { query } = useListQuestion({ kind, filters: others, sort: '' });
    const selectUnbudgeted = useMemo(() => selectAnswer(query), [query]);
    const rangesOf = useCallback(
      (ids: readonly string[]) => {
        const map = selectMap(store.getState());
        const fits = predicateOf(others, list.places);
        return ids.flatMap((id): PriceRange[] => {
          const record = map[id];
          return record !== undefined && fits(record) ? [rangeOf(record)] : [];
        });
      },
      [store, others, list.places],
    );
    return useBands({
      list,
      budgeted: filters.minPrice > 0 || filters.maxPrice > 0,
      unbudgeted: useAppSelector((state) => selectUnbudgeted(state).data),
      rangesOf,
    });
  };
}

function makeUseFilteredList<R extends { readonly _id: string }>(source: Source<R>) {
  const { kind, useAnswer } = source;
  const useListBands = makeUseBands(source);
  return function useFilteredList(filters: PropertyFilters, sort: Sort): FilteredList {
    const question = useListQuestion({ kind, filters, sort });
    const list = useListPages(useAnswer(question.query), question);
    const { loaded, places, ownSort, hasNext, fetchNext, isLoading, isFetching, isError, isNextError, refetch } = list;
    const [select] = useState(() => makeSelectFiltered(source));
    const ids = useAppSelector((state) => select(state, loaded, filters, ownSort, places));
    return {
      query: question.name,
      ids,
      total: listTotal(list, ids.length),
      bands: useListBands(list, filters),
      places,
      hasNext,
      fetchNext,
      isLoading,
      isFetching,
      isError,
      isNextError,
      refetch,
    };
  };
}

/**
 * The properties list for some filters in some order: pages from the server, each listing once, through the client's
 * own filter [PLIST-3, PLIST-6, PLIST-8, PLIST-18]. Answers are kept by query, so an older one never stands for newer
 * filters [PLIST-16].
 */
export const usePropertyList = makeUseFilteredList({
  ...LISTED_PROPERTIES,
  useAnswer: (query) => marketplaceApi.useGetPropertiesInfiniteQuery(query),
  selectAnswer: marketplaceApi.endpoints.getProperties.select,
});

/** The same for projects [JLIST-3, JLIST-8]. */
export const useProjectList = makeUseFilteredList({
  ...LISTED_PROJECTS,
  useAnswer: (query) => marketplaceApi.useGetProjectsInfiniteQuery(query),
  selectAnswer: marketplaceApi.endpoints.getProjects.select,
});

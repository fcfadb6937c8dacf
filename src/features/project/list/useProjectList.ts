import { useMemo, useState } from 'react';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { CardListState } from '@/components/ui/CardList/CardList';
import { BUDGET_BANDS, rangeOverlaps } from '@/domain/budget';
import { filtersToQuery, type PropertyFilters } from '@/domain/filters';
import { selectProjectMap } from '@/store/entities/projects';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { makeSelectProjectList } from '../selectors';

const NONE: readonly string[] = [];

/**
 * `query` is the query string of the filters; while `isLoading` (no answer for them yet) `ids` are the projects already
 * known that answer them.
 */
export interface ProjectList extends CardListState {
  /** How many results each of BUDGET_BANDS holds; null when it is not known. */
  readonly bands: readonly number[] | null;
}

/**
 * The projects list for some filters: pages from the server, each project once, through the client's own filter
 * [JLIST-3, JLIST-8]. Answers are kept by query, so an older one never stands for newer filters [PLIST-16].
 */
export function useProjectList(filters: PropertyFilters): ProjectList {
  const query = filtersToQuery(filters, 'project');
  const { data, currentData, isFetching, isError, hasNextPage, fetchNextPage, refetch } =
    marketplaceApi.useGetProjectsInfiniteQuery(query);

  const pages = data?.pages;
  const loaded = useMemo(() => (pages ? [...new Set(pages.flatMap(({ ids }) => ids))] : NONE), [pages]);
  const [select] = useState(makeSelectProjectList);
  const ids = useAppSelector((state) => select(state, loaded, filters));

  const answered = currentData !== undefined;
  const last = currentData?.pages.at(-1);
  const hasNext = answered && hasNextPage;
  const counted = last?.total ?? null;
  let total: number | null = null;
  if (answered && !hasNext) total = ids.length;
  else if (answered && counted !== null) total = Math.max(ids.length, counted - (loaded.length - ids.length));

  return {
    query,
    ids,
    total,
    bands: useBands(last?.bands ?? null, answered && !hasNext ? loaded : null, filters),
    hasNext,
    fetchNext: () => void fetchNextPage(),
    isLoading: !answered && (isFetching || !isError),
    isFetching,
    isError: isError && !answered && !isFetching,
    isNextError: isError && answered,
    refetch: () => void refetch(),
  };
}

/** The server's word on the bands, else counted from a whole list that no budget filter has touched. */
function useBands(
  said: readonly number[] | null,
  whole: readonly string[] | null,
  { minPrice, maxPrice }: PropertyFilters,
): readonly number[] | null {
  const store = useAppStore();
  return useMemo(() => {
    if (said !== null) return said.length === BUDGET_BANDS.length ? said : null;
    if (whole === null || minPrice > 0 || maxPrice > 0) return null;
    const map = selectProjectMap(store.getState());
    const ranges = whole.map((id) => [map[id]?.unitPriceRangeFrom ?? null, map[id]?.unitPriceRangeTo ?? null] as const);
    return BUDGET_BANDS.map(({ min, max }) => ranges.filter(([from, to]) => rangeOverlaps(from, to, min, max)).length);
  }, [said, whole, minPrice, maxPrice, store]);
}

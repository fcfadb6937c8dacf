import { useMemo, useState } from 'react';
import { marketplaceApi } from '@/api/marketplaceApi';
import { BUDGET_BANDS } from '@/domain/budget';
import { filtersToQuery, type PropertyFilters } from '@/domain/filters';
import { selectPropertyMap } from '@/store/entities/properties';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { makeSelectPropertyList } from './selectPropertyList';

const NONE: readonly string[] = [];

export interface PropertyList {
  /** The query string of the filters: the list's name. */
  readonly query: string;
  /** The listings to show, in order, each once. While `isLoading`, those already known that answer the new filters. */
  readonly ids: readonly string[];
  /** How many there are; null while it is not known (loading, or a server that does not count) [PLIST-6]. */
  readonly total: number | null;
  /** How many results each of BUDGET_BANDS holds; null when it is not known. */
  readonly bands: readonly number[] | null;
  readonly hasNext: boolean;
  readonly fetchNext: () => void;
  /** No answer for these filters yet [PLIST-16]. */
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  /** There is no answer for these filters, because the call failed [PLIST-17]. */
  readonly isError: boolean;
  /** The next page could not be had; what is loaded stays. */
  readonly isNextError: boolean;
  readonly refetch: () => void;
}

/**
 * The properties list for some filters: pages from the server, each listing once, through the client's own filter
 * [PLIST-3, PLIST-6, PLIST-8]. Answers are kept by query, so an older one never stands for newer filters [PLIST-16].
 */
export function usePropertyList(filters: PropertyFilters): PropertyList {
  const query = filtersToQuery(filters, 'property');
  const { data, currentData, isFetching, isError, hasNextPage, fetchNextPage, refetch } =
    marketplaceApi.useGetPropertiesInfiniteQuery(query);

  const pages = data?.pages;
  const loaded = useMemo(() => (pages ? [...new Set(pages.flatMap(({ ids }) => ids))] : NONE), [pages]);
  const [select] = useState(makeSelectPropertyList);
  const ids = useAppSelector((state) => select(state, loaded, filters));

  const answered = currentData !== undefined;
  const last = currentData?.pages.at(-1);
  const hasNext = answered && hasNextPage;
  const dropped = loaded.length - ids.length;
  const counted = last?.total ?? null;
  let total: number | null = null;
  if (answered && !hasNext) total = ids.length;
  else if (answered && counted !== null) total = Math.max(ids.length, counted - dropped);

  return {
    query,
    ids,
    total,
    bands: useBands((last ?? pages?.at(-1))?.bands ?? null, answered && !hasNext ? loaded : null, filters),
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
    const map = selectPropertyMap(store.getState());
    const prices = whole.map((id) => map[id]?.expectedPrice ?? null);
    return BUDGET_BANDS.map(
      ({ min, max }) => prices.filter((price) => price !== null && price >= min && price <= max).length,
    );
  }, [said, whole, minPrice, maxPrice, store]);
}

import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { marketplaceApi } from '@/api/marketplaceApi';
import { estimateValue, type Estimate } from '@/domain/estimate';
import { filtersToQuery, NO_FILTERS } from '@/domain/filters';
import { makePropertyPredicate } from '@/domain/listFilter';
import { SITE } from '@/domain/site';
import { selectPropertyMap } from '@/store/entities/properties';
import { useAppSelector } from '@/store/hooks';

/** What somebody asks the value calculator; `sqft` in square feet. */
export interface EstimateQuestion {
  readonly subtype: string;
  readonly locality: string;
  readonly sqft: number;
}

/** Asks for the listings like the one in question and estimates from their asking prices; null asks nothing. */
export function useEstimate(question: EstimateQuestion | null): {
  /** Undefined while there is no answer, null when too few listings are like it. */
  readonly estimate: Estimate | null | undefined;
  readonly busy: boolean;
  readonly error: unknown;
  readonly retry: () => void;
} {
  const filters = useMemo(
    () =>
      question && { ...NO_FILTERS, city: SITE.city, selectedSubtype: question.subtype, locality: question.locality },
    [question],
  );
  const { currentData, error, isFetching, refetch } = marketplaceApi.useGetPropertiesInfiniteQuery(
    filters ? filtersToQuery(filters, 'property') : skipToken,
  );
  const byId = useAppSelector(selectPropertyMap);
  const estimate = useMemo(() => {
    if (!question || !filters || !currentData) return undefined;
    const ids = new Set(currentData.pages.flatMap((page) => page.ids));
    const alike = [...ids].flatMap((id) => byId[id] ?? []).filter(makePropertyPredicate(filters));
    return estimateValue(
      alike.map(({ pricePerSqft }) => pricePerSqft),
      question.sqft,
    );
  }, [question, filters, currentData, byId]);
  return { estimate, busy: isFetching, error: currentData ? undefined : error, retry: () => void refetch() };
}

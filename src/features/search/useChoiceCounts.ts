import { skipToken } from '@reduxjs/toolkit/query';
import { silentQueries } from '@/api/silentQueries';
import { extrasIn, extrasToQuery, filtersToQuery, type ListKind, type PropertyFilters } from '@/domain/filters';
import { selectServerTakes } from '@/store/lists/serverSorts';
import { useAppSelector } from '@/store/hooks';

/** A filter of which several values can be chosen. */
export type SeveralKey = 'locality' | 'selectedSubtype' | 'bhkType';

const { usePeekCountsQuery } = silentQueries;

/**
 * How many properties each choice of a filter would give with the other filters kept: asked once the choices are looked
 * at, and only of a server that has named it. Null as long as it is not known.
 */
export function useChoiceCounts({
  kind,
  filters,
  counted,
}: {
  readonly kind: ListKind;
  readonly filters: PropertyFilters;
  readonly counted: SeveralKey;
}): Readonly<Record<string, number>> | null {
  const question = { ...filters, [counted]: '' };
  const extras = [...extrasIn(question, kind), 'counts'];
  const takes = useAppSelector((state) => selectServerTakes(state, kind, { sort: '', extras }));
  const query = [filtersToQuery(question, kind), extrasToQuery(question, kind), `counts=${counted}`].filter(Boolean);
  const { currentData } = usePeekCountsQuery(kind === 'property' && takes === true ? query.join('&') : skipToken);
  return currentData ?? null;
}

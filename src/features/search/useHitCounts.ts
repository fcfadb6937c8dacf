import { useEffect, useMemo, useState } from 'react';
import type { Hit } from '@/api/searchApi';
import { activeFilters, type PropertyFilters } from '@/domain/filters';
import type { ListKind } from '@/domain/listKind';
import { useAppStore } from '@/store/hooks';
import { answering } from './answering';

/** What a list would hold under the filters of a hit, the others kept; null where nobody can tell. */
export type HitCounts = ReadonlyMap<Hit, number | null>;

/** What a list is filtered by in place of its places once a hit is opened there. */
export const opened = ({ filters }: Hit): Partial<PropertyFilters> => ({ city: '', locality: '', ...filters });

/**
 * How many listings each hit would give in a list, as its link opens it: what it says itself where nothing else filters
 * properties, else one call for each. Null until it is known; `hits` are the same array as long as they are the same
 * [PLIST-17].
 */
export function useHitCounts(kind: ListKind, filters: PropertyFilters, hits: readonly Hit[]): HitCounts | null {
  const store = useAppStore();
  const [counted, setCounted] = useState<{
    readonly of: readonly Hit[];
    readonly under: PropertyFilters;
    readonly counts: HitCounts;
  } | null>(null);

  const isPlain = kind === 'property' && activeFilters({ ...filters, city: '', locality: '' }, kind).length === 0;
  const own = useMemo(() => (isPlain ? new Map(hits.map((hit) => [hit, hit.count])) : null), [isPlain, hits]);

  useEffect(() => {
    if (own !== null) return undefined;
    let wanted = true;
    const counting = hits.map(async (hit) => {
      const there = hit.filters && (await answering(store, kind, { ...filters, ...opened(hit) }));
      return [hit, there?.count ?? null] as const;
    });
    void Promise.all(counting).then((pairs) => {
      if (wanted) setCounted({ of: hits, under: filters, counts: new Map(pairs) });
    });
    return () => {
      wanted = false;
    };
  }, [store, kind, filters, hits, own]);

  if (own !== null) return own;
  return counted?.of === hits && counted.under === filters ? counted.counts : null;
}

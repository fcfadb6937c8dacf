import { silentQueries } from '@/api/silentQueries';
import type { Page } from '@/api/types';
import {
  activeFilters,
  withoutFilter,
  type ActiveFilterKey,
  type ListKind,
  type PropertyFilters,
} from '@/domain/filters';
import { makeProjectPredicate, makePropertyPredicate } from '@/domain/listFilter';
import { listed } from '@/domain/listed';
import type { AppStore } from '@/store/createStore';
import { selectProjectMap } from '@/store/entities/projects';
import { selectPropertyMap } from '@/store/entities/properties';
import { questionIn } from '@/store/lists/useListQuestion';

/** A filter, and how many listings there are without it. */
export interface Removal {
  readonly key: ActiveFilterKey;
  /** The filter in words, with all of its values. */
  readonly label: string;
  readonly count: number;
}

const { peekProperties, peekProjects } = silentQueries.endpoints;
const once = { subscribe: false } as const;

/** How many of a page's listings the client's own filter lets through. */
function fitting(store: AppStore, kind: ListKind, { ids }: Page, filters: PropertyFilters): number {
  const state = store.getState();
  if (kind === 'property') {
    const map = selectPropertyMap(state);
    const fits = makePropertyPredicate(filters);
    return ids.filter((id) => map[id] !== undefined && fits(map[id])).length;
  }
  const map = selectProjectMap(state);
  const fits = makeProjectPredicate(filters);
  return ids.filter((id) => map[id] !== undefined && fits(map[id])).length;
}

/** How many listings answer some filters, from one page of the list's call; null when it cannot be known. */
async function countOf(store: AppStore, kind: ListKind, filters: PropertyFilters): Promise<number | null> {
  const { query, isNarrower } = questionIn(store.getState(), { kind, filters, sort: '' });
  const { data } =
    kind === 'property'
      ? await store.dispatch(peekProperties.initiate(query, once))
      : await store.dispatch(peekProjects.initiate(query, once));
  if (data === undefined) return null;
  const fits = fitting(store, kind, data, filters);
  if (data.next === null) return fits;
  return data.total === null || isNarrower ? null : Math.max(fits, data.total - (data.ids.length - fits));
}

/**
 * The one filter without which the most listings are there, for a result that is empty; null when none brings any
 * back, or when the server cannot be asked. One call for each active filter [PLIST-17].
 */
export async function bestRemoval(store: AppStore, kind: ListKind, filters: PropertyFilters): Promise<Removal | null> {
  const active = activeFilters(filters, kind);
  const removals = await Promise.all(
    [...new Set(active.map(({ key }) => key))].map(async (key) => {
      const labels = active.filter((each) => each.key === key).map(({ label }) => label);
      const count = (await countOf(store, kind, withoutFilter(filters, { key }))) ?? 0;
      return { key, label: listed(labels, 'or'), count };
    }),
  );
  return removals.reduce<Removal | null>((best, each) => (each.count > (best?.count ?? 0) ? each : best), null);
}

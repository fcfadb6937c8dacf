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

/** How many listings answer some filters, and the first of them. */
interface Answering {
  readonly count: number;
  readonly ids: readonly string[];
}

/** A filter, and what there is without it. */
export interface Removal extends Answering {
  readonly key: ActiveFilterKey;
  /** The filter in words, with all of its values. */
  readonly label: string;
}

/** So many of what there is are shown. */
const SHOWN = 3;
const NOTHING: Answering = { count: 0, ids: [] };

const { peekProperties, peekProjects } = silentQueries.endpoints;
const once = { subscribe: false } as const;

/** Those of a page's listings that the client's own filter lets through. */
function fitting(store: AppStore, kind: ListKind, { ids }: Page, filters: PropertyFilters): readonly string[] {
  const state = store.getState();
  if (kind === 'property') {
    const map = selectPropertyMap(state);
    const fits = makePropertyPredicate(filters);
    return ids.filter((id) => map[id] !== undefined && fits(map[id]));
  }
  const map = selectProjectMap(state);
  const fits = makeProjectPredicate(filters);
  return ids.filter((id) => map[id] !== undefined && fits(map[id]));
}

/** What answers some filters, from one page of the list's call; null when it cannot be known. */
async function answering(store: AppStore, kind: ListKind, filters: PropertyFilters): Promise<Answering | null> {
  const { query, isNarrower } = questionIn(store.getState(), { kind, filters, sort: '' });
  const { data } =
    kind === 'property'
      ? await store.dispatch(peekProperties.initiate(query, once))
      : await store.dispatch(peekProjects.initiate(query, once));
  if (data === undefined) return null;
  const fits = fitting(store, kind, data, filters);
  const ids = fits.slice(0, SHOWN);
  if (data.next === null) return { count: fits.length, ids };
  if (data.total === null || isNarrower) return null;
  return { count: Math.max(fits.length, data.total - (data.ids.length - fits.length)), ids };
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
      const there = (await answering(store, kind, withoutFilter(filters, { key }))) ?? NOTHING;
      return { key, label: listed(labels, 'or'), ...there };
    }),
  );
  return removals.reduce<Removal | null>((best, each) => (each.count > (best?.count ?? 0) ? each : best), null);
}

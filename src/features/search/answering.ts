import { silentQueries } from '@/api/silentQueries';
import type { Page } from '@/api/types';
import type { ListKind, PropertyFilters } from '@/domain/filters';
import { makeProjectPredicate, makePropertyPredicate } from '@/domain/listFilter';
import type { AppStore } from '@/store/createStore';
import { selectProjectMap } from '@/store/entities/projects';
import { selectPropertyMap } from '@/store/entities/properties';
import { questionIn } from '@/store/lists/useListQuestion';

/** How many listings answer some filters, and the first of them. */
export interface Answering {
  readonly count: number;
  readonly ids: readonly string[];
}

/** So many of what there is are shown. */
const SHOWN = 3;

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
export async function answering(store: AppStore, kind: ListKind, filters: PropertyFilters): Promise<Answering | null> {
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

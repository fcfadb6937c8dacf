import { silentQueries } from '@/api/silentQueries';
import type { PropertyFilters } from '@/domain/filters';
import type { ListKind } from '@/domain/listKind';
import type { AppStore } from '@/store/createStore';
import { questionIn } from '@/store/lists/useListQuestion';
import { LISTED_PROJECTS, LISTED_PROPERTIES, makeSelectFiltered } from './filteredList';

/** How many listings answer some filters, and the first of them. */
export interface Answering {
  readonly count: number;
  readonly ids: readonly string[];
}

/** So many of what there is are shown. */
const SHOWN = 3;

const { peekProperties, peekProjects } = silentQueries.endpoints;
const once = { subscribe: false } as const;

const fittingProperties = makeSelectFiltered(LISTED_PROPERTIES);
const fittingProjects = makeSelectFiltered(LISTED_PROJECTS);

/** What answers some filters, from one page of the list's call; null when it cannot be known. */
export async function answering(store: AppStore, kind: ListKind, filters: PropertyFilters): Promise<Answering | null> {
  const { query, isNarrower } = questionIn(store.getState(), { kind, filters, sort: '' });
  const { data } =
    kind === 'property'
      ? await store.dispatch(peekProperties.initiate(query, once))
      : await store.dispatch(peekProjects.initiate(query, once));
  if (data === undefined) return null;
  const fitting = kind === 'property' ? fittingProperties : fittingProjects;
  const fits = fitting(store.getState(), data.ids, filters);
  const ids = fits.slice(0, SHOWN);
  if (data.next === null) return { count: fits.length, ids };
  if (data.total === null || isNarrower) return null;
  return { count: Math.max(fits.length, data.total - (data.ids.length - fits.length)), ids };
}

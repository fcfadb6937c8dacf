import { ENDPOINTS } from '@/contract/endpoints';
import type { EXTRAS } from '@/contract/extras';
import { filtersToQuery, parseFilters } from './filters';
import { NOBODYS } from './idIn';
import type { ListKind } from './listKind';

/** The articles' calls: named here, so that the first script does not carry the table of the extra calls. */
const NEWS_PATHS: { readonly [N in 'getArticle' | 'getNews']: (typeof EXTRAS)[N]['path'] } = {
  getArticle: 'news',
  getNews: 'news/all',
};

/** A call that a screen makes first: the store's endpoint, and the id or the query string that it is asked with. */
export type FirstCall =
  | {
      readonly endpoint:
        | 'getHomeProjects'
        | 'getHomeBuilders'
        | 'getHomeAgents'
        | 'getAgents'
        | 'getBuilders'
        | 'getCities'
        | 'getLocalities';
    }
  | {
      readonly endpoint: 'getProperties' | 'getProjects' | 'peekProperties' | 'peekCounts' | 'getNews';
      readonly search: string;
    }
  | { readonly endpoint: RecordEndpoint; readonly id: string };

/** What a list of properties is asked with for the latest of all [PLIST-18]. */
export const LATEST = 'sort=newest';

/** What it is asked with for how many listings each locality has. */
export const BY_LOCALITY = 'counts=locality';

/** The call of each list. */
export const LIST_CALL = { property: 'getProperties', project: 'getProjects' } as const;

type RecordEndpoint = 'getProperty' | 'getProject' | 'getAgent' | 'peekProperty' | 'getArticle';

/** Asks for one record; for none without an id, or with the id of nothing. */
export const recordCall = (endpoint: RecordEndpoint, id: string): readonly FirstCall[] =>
  id === '' || id === NOBODYS ? [] : [{ endpoint, id }];

/** Asks for a list with its filters and, under a city, which localities are that city's (PLIST-2). */
export function listCalls(kind: ListKind, params: URLSearchParams): readonly FirstCall[] {
  const filters = parseFilters(params);
  const places: readonly FirstCall[] = [{ endpoint: 'getLocalities' }, { endpoint: 'getCities' }];
  return [
    { endpoint: LIST_CALL[kind], search: filtersToQuery(filters, kind) },
    ...places.slice(0, filters.city === '' ? 1 : 2),
  ];
}

/** Which page of the articles is shown, from 1 to 1000 [HOME-10]. */
export const newsPage = (params: URLSearchParams): number =>
  Math.min(1000, Math.max(1, Math.trunc(Number(params.get('page')) || 1)));

/**
 * Whether a call has a consequence: an answer that carries a phone number is one of those that a reader is given on a
 * day.
 */
export const counts = ({ endpoint }: FirstCall): boolean =>
  endpoint === 'getProperty' || endpoint === 'getProject' || endpoint === 'getAgent';

/** The path of a call; of one that only looks, that of the specified call behind it. */
function pathOf(endpoint: FirstCall['endpoint']): string {
  if (endpoint === 'getArticle' || endpoint === 'getNews') return NEWS_PATHS[endpoint];
  if (endpoint === 'peekProperty') return ENDPOINTS.getProperty.path;
  if (endpoint === 'peekProperties' || endpoint === 'peekCounts') return ENDPOINTS.getProperties.path;
  return ENDPOINTS[endpoint].path;
}

/** The address of a call, relative to the API's: with the very query that the app's own call has. */
export function callAddress(call: FirstCall): string {
  const path = pathOf(call.endpoint);
  if ('search' in call) return call.search === '' ? path : `${path}?${call.search}`;
  if (!('id' in call)) return path;
  const look = call.endpoint === 'peekProperty' ? { look: '1' } : {};
  return `${path}?${new URLSearchParams({ id: call.id, ...look }).toString()}`;
}

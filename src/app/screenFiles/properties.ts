import { marketplaceApi } from '@/api/marketplaceApi';
import { filtersToQuery, parseFilters } from '@/domain/filters';
import type { AppDispatch } from '@/store/createStore';

/** The file of the properties list: the screen, the readers of its calls, and the calls it makes first. */
export { browsingReaders as readers } from '@/api/readers/browsing';
export { default } from '@/routes/PropertiesRoute';

const { getProperties, getLocalities } = marketplaceApi.endpoints;
const once = { subscribe: false } as const;

/** Starts the calls of the properties list, for the filters in its address. */
export function ask(dispatch: AppDispatch, search: URLSearchParams): void {
  void dispatch(getProperties.initiate(filtersToQuery(parseFilters(search), 'property'), once));
  void dispatch(getLocalities.initiate(undefined, once));
}

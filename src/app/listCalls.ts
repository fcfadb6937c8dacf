import { marketplaceApi } from '@/api/marketplaceApi';
import { filtersToQuery, parseFilters } from '@/domain/filters';
import type { AppDispatch } from '@/store/createStore';

const { getProperties, getProjects, getLocalities } = marketplaceApi.endpoints;
const once = { subscribe: false } as const;

/** The calls of the properties list, for the filters in its address. */
export function askProperties(dispatch: AppDispatch, search: URLSearchParams): void {
  void dispatch(getProperties.initiate(filtersToQuery(parseFilters(search), 'property'), once));
  void dispatch(getLocalities.initiate(undefined, once));
}

/** The calls of the projects list, for the filters in its address. */
export function askProjects(dispatch: AppDispatch, search: URLSearchParams): void {
  void dispatch(getProjects.initiate(filtersToQuery(parseFilters(search), 'project'), once));
  void dispatch(getLocalities.initiate(undefined, once));
}

import { marketplaceApi } from '@/api/marketplaceApi';
import { filtersToQuery, parseFilters } from '@/domain/filters';
import type { AppDispatch } from '@/store/createStore';

/** The file of the projects list: the screen, the readers of its calls, and the calls it makes first. */
export { browsingReaders as readers } from '@/api/readers/browsing';
export { default } from '@/routes/ProjectsRoute';

const { getProjects, getLocalities } = marketplaceApi.endpoints;
const once = { subscribe: false } as const;

/** Starts the calls of the projects list, for the filters in its address. */
export function ask(dispatch: AppDispatch, search: URLSearchParams): void {
  void dispatch(getProjects.initiate(filtersToQuery(parseFilters(search), 'project'), once));
  void dispatch(getLocalities.initiate(undefined, once));
}

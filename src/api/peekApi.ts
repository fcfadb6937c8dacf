import { call, searchOf, type Build } from './call';
import { marketplaceApi } from './marketplaceApi';
import { readProject, readProjectPage, readProperty, readPropertyPage } from './readers/listings';
import { listOf, one } from './tags';

/**
 * The calls of lists and details once more, for a look at what nobody waits for: a failure is logged and not told. The
 * argument is the query string of the filters, or the id.
 */
const peekEndpoints = (build: Build) => ({
  peekProperties: build.query({
    ...call('getProperties', readPropertyPage, (search: string) => ({ search })),
    providesTags: [listOf('property')],
  }),
  peekProjects: build.query({
    ...call('getProjects', readProjectPage, (search: string) => ({ search })),
    providesTags: [listOf('project')],
  }),
  peekProperty: build.query({
    ...call('getProperty', readProperty, (id: string) => ({ search: searchOf({ id }), personal: true })),
    providesTags: (_result, _error, id) => [one('property', id)],
  }),
  peekProject: build.query({
    ...call('getProject', readProject, (id: string) => ({ search: searchOf({ id }), personal: true })),
    providesTags: (_result, _error, id) => [one('project', id)],
  }),
});

/** Comes with the screens that need it, not with the first code. */
export const peekApi = marketplaceApi.injectEndpoints({ endpoints: peekEndpoints });

import { call, type Build } from './call';
import { marketplaceApi } from './marketplaceApi';
import { readProjectPage, readPropertyPage } from './readers/listings';
import { listOf } from './tags';

/**
 * The two lists' calls once more, for a look at one page of an answer that nobody waits for: a failure is logged and
 * not told. The argument is the query string of the filters.
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
});

/** Comes with the screens that need it, not with the first code. */
export const peekApi = marketplaceApi.injectEndpoints({ endpoints: peekEndpoints });

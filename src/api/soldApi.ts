import type { Build } from './call';
import { extra, readDone } from './extra';
import { marketplaceApi } from './marketplaceApi';
import { listOf, one } from './tags';

const endpoints = (build: Build) => ({
  /** Takes a listing of one's own from the lists because it is sold, or puts it back on sale (DASH-2). */
  setSold: build.mutation({
    ...extra('setSold', readDone),
    invalidatesTags: (_result, error, { _id }) =>
      error ? [] : [one('property', _id), listOf('property'), listOf('agent')],
  }),
});

/** A call beyond the 29, which comes with the dashboard. */
export const soldApi = marketplaceApi.injectEndpoints({ endpoints });

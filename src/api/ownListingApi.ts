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
  /** Says of a listing of one's own that it is still for sale, which moves it up in the lists (DASH-2). */
  renewProperty: build.mutation({
    ...extra('renewProperty', readDone),
    invalidatesTags: (_result, error, { _id }) => (error ? [] : [one('property', _id), listOf('property')]),
  }),
});

/** Calls beyond the 29 about a listing of one's own, which come with the dashboard. */
export const ownListingApi = marketplaceApi.injectEndpoints({ endpoints });

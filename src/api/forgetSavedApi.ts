import type { Build } from './call';
import { askExtra, readDone } from './extra';
import { marketplaceApi } from './marketplaceApi';
import type { SavedListing } from './savedApi';
import { listOf } from './tags';

const endpoints = (build: Build) => ({
  /** Takes several away that are gone, of which a server tells: the list is asked for again once, after the last. */
  forgetSaved: build.mutation<null, readonly SavedListing[]>({
    queryFn: async (gone, _api, _options, ask) => {
      for (const { listingId, kind } of gone) {
        const { error } = await ask(askExtra('setSaved', readDone, { body: { listingId, kind, saved: false } }));
        if (error !== undefined) return { error };
      }
      return { data: null };
    },
    // Also after a failure, before which some were taken away.
    invalidatesTags: [listOf('saved')],
  }),
});

/** Comes with the dashboard alone. */
export const forgetSavedApi = marketplaceApi.injectEndpoints({ endpoints });

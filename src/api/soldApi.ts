import type { SoldListing } from '@/contract/extraShapes';
import type { Build } from './call';
import { isMissingCall } from './errors';
import { askExtra } from './extra';
import { marketplaceApi } from './marketplaceApi';
import { object } from './readers/coerce';
import { soldIn } from './readers/sold';
import type { Reader } from './types';

const readSold: Reader<SoldListing> = (body) => ({ result: soldIn(object(body)) });

const endpoints = (build: Build) => ({
  /**
   * What a listing was that is not there any longer because it was sold; the argument is its id. Null for one that was
   * not sold, and from a server that has no such call.
   */
  getSold: build.query<SoldListing | null, string>({
    queryFn: async (id, _api, _options, ask) => {
      const { data, error } = await ask(askExtra('getSold', readSold, { search: { id } }));
      if (error === undefined) return { data: data as SoldListing };
      return isMissingCall(error) ? { data: null } : { error };
    },
  }),
});

/** A call beyond the 29, which comes with a listing's page. */
export const soldApi = marketplaceApi.injectEndpoints({ endpoints });

import type { SoldListing } from '@/contract/extraShapes';
import type { Build } from './call';
import { askExtra } from './extra';
import { marketplaceApi } from './marketplaceApi';
import { object } from './readers/coerce';
import { soldIn } from './readers/sold';
import type { Reader } from './types';

const readSold: Reader<SoldListing> = (body) => ({ result: soldIn(object(body)) });

const endpoints = (build: Build) => ({
  /** What a listing was that is not there any longer because it was sold; the argument is its id. */
  getSold: build.query<SoldListing, string>({
    query: (id) => askExtra('getSold', readSold, { search: { id } }),
    transformResponse: (result: unknown) => result as SoldListing,
  }),
});

/** A call beyond the 29, which comes with a listing's page. */
export const soldApi = marketplaceApi.injectEndpoints({ endpoints });

import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { accountEndpoints } from './endpoints/account';
import { enquiryEndpoints } from './endpoints/enquiries';
import { fileEndpoints } from './endpoints/files';
import { peopleEndpoints } from './endpoints/people';
import { placeEndpoints } from './endpoints/places';
import { projectEndpoints } from './endpoints/projects';
import { propertyEndpoints } from './endpoints/properties';
import { tagTypes } from './tags';

/** The one slice of all 29 calls (STORE-1). */
export const marketplaceApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  // An upload in flight would hold 'delayed' back for minutes; a listener asks again for what a mutation overtook.
  invalidationBehavior: 'immediately',
  // Long enough that Back finds its list, with its pages, as it was left (ROUTE-17); seconds.
  keepUnusedDataFor: 300,
  endpoints: (build) => ({
    ...propertyEndpoints(build),
    ...projectEndpoints(build),
    ...peopleEndpoints(build),
    ...placeEndpoints(build),
    ...accountEndpoints(build),
    ...fileEndpoints(build),
    ...enquiryEndpoints(build),
  }),
});

import type { Bodies } from '@/contract/payloads';
import { bare, call, pages, searchOf, wholeList, type Build } from '../call';
import { readMessage } from '../readers/account';
import { readMyProperties, readProperty, readPropertyPage } from '../readers/listings';
import { each, listOf, one } from '../tags';

const changed = (id: string) => [one('property', id), listOf('property'), listOf('agent')];

/** Listings: API-4, 10, 13, 14, 18, 23. The argument of a list is the query string of its filters (`filtersToQuery`). */
export const propertyEndpoints = (build: Build) => ({
  getProperties: build.infiniteQuery({
    ...pages('getProperties', readPropertyPage, (search: string) => ({ search })),
    providesTags: (result) => [listOf('property'), ...each('property', result?.pages.flatMap(({ ids }) => ids) ?? [])],
  }),
  getProperty: build.query({
    ...call('getProperty', readProperty, (id: string) => ({ search: searchOf({ id }), personal: true })),
    providesTags: (_result, _error, id) => [one('property', id)],
  }),
  getMyProperties: build.query({
    ...bare('getMyProperties', readMyProperties, wholeList),
    providesTags: (result) => [listOf('property'), ...each('property', result?.ids ?? [])],
  }),
  postProperty: build.mutation({
    ...call('postProperty', readMessage, (body: Bodies['postProperty']) => ({ body })),
    invalidatesTags: (_result, error) => (error ? [] : [listOf('property'), listOf('agent')]),
  }),
  updateProperty: build.mutation({
    ...call('updateProperty', readMessage, (body: Bodies['updateProperty']) => ({ body })),
    invalidatesTags: (_result, error, { _id }) => (error ? [] : changed(_id)),
  }),
  deleteProperty: build.mutation({
    ...call('deleteProperty', readMessage, (body: Bodies['deleteProperty']) => ({ body })),
    invalidatesTags: (_result, error, { _id }) => (error ? [] : changed(_id)),
  }),
});

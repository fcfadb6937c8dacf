import type { Bodies } from '@/contract/payloads';
import { bare, call, late, pages, searchOf, type Build } from '../call';
import { lateReaders } from '../lateReaders';
import { each, listOf, one } from '../tags';

const account = () => import(/* webpackChunkName: "readers" */ '../readers/account');
const changed = (id: string) => [one('property', id), listOf('property'), listOf('agent')];

/** Listings: API-4, 10, 13, 14, 18, 23. The argument of a list is the query string of its filters (`filtersToQuery`). */
export const propertyEndpoints = (build: Build) => ({
  getProperties: build.infiniteQuery({
    ...pages(
      'getProperties',
      late(lateReaders, (readers) => readers.readPropertyPage),
      (search: string) => ({ search }),
    ),
    providesTags: (result) => [listOf('property'), ...each('property', result?.pages.flatMap(({ ids }) => ids) ?? [])],
  }),
  getProperty: build.query({
    ...call(
      'getProperty',
      late(lateReaders, (readers) => readers.readProperty),
      (id: string) => ({ search: searchOf({ id }), personal: true }),
    ),
    providesTags: (_result, _error, id) => [one('property', id)],
  }),
  getMyProperties: build.query({
    ...bare(
      'getMyProperties',
      late(lateReaders, (readers) => readers.readMyProperties),
    ),
    providesTags: (result) => [listOf('property'), ...each('property', result?.ids ?? [])],
  }),
  postProperty: build.mutation({
    ...call(
      'postProperty',
      late(account, (readers) => readers.readMessage),
      (body: Bodies['postProperty']) => ({ body }),
    ),
    invalidatesTags: (_result, error) => (error ? [] : [listOf('property'), listOf('agent')]),
  }),
  updateProperty: build.mutation({
    ...call(
      'updateProperty',
      late(account, (readers) => readers.readMessage),
      (body: Bodies['updateProperty']) => ({ body }),
    ),
    invalidatesTags: (_result, error, { _id }) => (error ? [] : changed(_id)),
  }),
  deleteProperty: build.mutation({
    ...call(
      'deleteProperty',
      late(account, (readers) => readers.readMessage),
      (body: Bodies['deleteProperty']) => ({ body }),
    ),
    invalidatesTags: (_result, error, { _id }) => (error ? [] : changed(_id)),
  }),
});

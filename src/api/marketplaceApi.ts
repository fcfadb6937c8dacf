import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { bare, call, pages, searchOf, sent, wholeList } from './call';
import {
  readCurrentUser,
  readFile,
  readFiles,
  readId,
  readLoggedIn,
  readMessage,
  readProfile,
} from './readers/account';
import {
  readHomeProjects,
  readMyProperties,
  readProject,
  readProjectPage,
  readProperty,
  readPropertyPage,
} from './readers/listings';
import { readAgent, readAgents, readBuilders } from './readers/people';
import { readCities, readCitySearch, readLocalities } from './readers/places';
import { all, each, listOf, madeOld, one, tagTypes } from './tags';

const changed = (id: string) => [one('property', id), listOf('property'), listOf('agent')];

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
    // Listings: API-4, 10, 13, 14, 18, 23. The argument of a list is the query string of its filters (`filtersToQuery`).
    getProperties: build.infiniteQuery({
      ...pages('getProperties', readPropertyPage, (search: string) => ({ search })),
      providesTags: (result) => [
        listOf('property'),
        ...each('property', result?.pages.flatMap(({ ids }) => ids) ?? []),
      ],
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
      ...sent('postProperty', readMessage),
      invalidatesTags: madeOld(listOf('property'), listOf('agent')),
    }),
    updateProperty: build.mutation({
      ...sent('updateProperty', readMessage),
      // Another edit came first: what is known of the listing is old.
      invalidatesTags: (_result, error, { _id }) =>
        error?.status === 412 ? [one('property', _id)] : error ? [] : changed(_id),
    }),
    deleteProperty: build.mutation({
      ...sent('deleteProperty', readMessage),
      invalidatesTags: (_result, error, { _id }) => (error ? [] : changed(_id)),
    }),
    // Projects: API-1, 5, 11.
    getHomeProjects: build.query({ ...bare('getHomeProjects', readHomeProjects), providesTags: [listOf('project')] }),
    getProjects: build.infiniteQuery({
      ...pages('getProjects', readProjectPage, (search: string) => ({ search })),
      providesTags: (result) => [listOf('project'), ...each('project', result?.pages.flatMap(({ ids }) => ids) ?? [])],
    }),
    getProject: build.query({
      ...call('getProject', readProject, (id: string) => ({ search: searchOf({ id }), personal: true })),
      providesTags: (_result, _error, id) => [one('project', id)],
    }),
    // Agents and builders: API-2, 3, 7, 8, 9.
    getHomeBuilders: build.query({ ...bare('getHomeBuilders', readBuilders), providesTags: [listOf('builder')] }),
    getBuilders: build.query({ ...bare('getBuilders', readBuilders), providesTags: [listOf('builder')] }),
    getHomeAgents: build.query({ ...bare('getHomeAgents', readAgents), providesTags: [listOf('agent')] }),
    getAgents: build.query({
      ...bare('getAgents', readAgents, wholeList),
      providesTags: (result) => [listOf('agent'), ...each('agent', result?.ids ?? [])],
    }),
    getAgent: build.query({
      ...call('getAgent', readAgent, (id: string) => ({ search: searchOf({ id }), personal: true })),
      providesTags: (_result, _error, id) => [one('agent', id), listOf('agent')],
    }),
    // Cities and localities: API-6, 21, 22.
    getLocalities: build.query({ ...bare('getLocalities', readLocalities), providesTags: [listOf('place')] }),
    getCities: build.query({ ...bare('getCities', readCities), providesTags: [listOf('place')] }),
    searchCities: build.query({
      ...call('searchCities', readCitySearch, (name: string) => ({ search: searchOf({ name }) })),
      providesTags: [listOf('place')],
    }),
    // Accounts: API-12, 15, 16, 24 to 28.
    // It counts what is new in the inbox.
    getCurrentUser: build.query({
      ...bare('getCurrentUser', readCurrentUser),
      providesTags: [listOf('session'), listOf('inbox')],
    }),
    getProfile: build.query({ ...bare('getProfile', readProfile), providesTags: [listOf('profile')] }),
    updateProfile: build.mutation({
      ...sent('updateProfile', readMessage),
      // Listings name their owner, with picture and years.
      invalidatesTags: madeOld(listOf('profile'), listOf('session'), listOf('agent'), all('property'), all('project')),
    }),
    signUp: build.mutation(sent('signUp', readId)),
    signIn: build.mutation(sent('signIn', readLoggedIn)),
    validateOtp: build.mutation(sent('validateOtp', readLoggedIn)),
    forgotPassword: build.mutation(sent('forgotPassword', readId)),
    setPassword: build.mutation(sent('setPassword', readLoggedIn)),
    // Pictures: API-17, 19, 20. The argument names files that are held beside the store.
    uploadProfilePicture: build.mutation(
      call('uploadProfilePicture', readFile, (id: string) => ({ files: { field: 'profilePic', ids: [id] } })),
    ),
    uploadMainPicture: build.mutation(
      call('uploadMainPicture', readFile, (id: string) => ({ files: { field: 'image', ids: [id] } })),
    ),
    uploadPictures: build.mutation(
      call('uploadPictures', readFiles, (ids: readonly string[]) => ({ files: { field: 'images', ids } })),
    ),
    // Every submission whose call the specification does not show: API-29.
    sendEnquiry: build.mutation({
      ...sent('sendEnquiry', readMessage),
      // Whoever applied may be an agent now.
      invalidatesTags: (_result, error, { kind }) =>
        error || kind !== 'agentApplication' ? [] : [listOf('session'), listOf('profile')],
    }),
  }),
});

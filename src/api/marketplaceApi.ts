import { createApi } from '@reduxjs/toolkit/query/react';
import type { Bodies, Enquiry } from '@/contract/payloads';
import { baseQuery } from './baseQuery';
import { tagTypes, all, listOf, each, one } from './tags';
import { bare, call, type Build, searchOf, wholeList, pages } from './call';
import {
  readCurrentUser,
  readId,
  readLoggedIn,
  readMessage,
  readProfile,
  readFile,
  readFiles,
} from './readers/account';
import { readAgent } from './readers/agent';
import { readAgents, readBuilders } from './readers/people';
import { readCities, readCitySearch, readLocalities } from './readers/places';
import { readProject, readProjectPage, readMyProperties, readProperty, readPropertyPage } from './readers/listings';
import { readHomeProjects } from './readers/homeProjects';

const changed = (id: string) => [one('property', id), listOf('property'), listOf('agent')];

/** Listings: API-4, 10, 13, 14, 18, 23. The argument of a list is the query string of its filters (`filtersToQuery`). */
const propertyEndpoints = (build: Build) => ({
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

/** Projects: API-1, 5, 11. */
const projectEndpoints = (build: Build) => ({
  getHomeProjects: build.query({
    ...bare('getHomeProjects', readHomeProjects),
    providesTags: [listOf('project')],
  }),
  getProjects: build.infiniteQuery({
    ...pages('getProjects', readProjectPage, (search: string) => ({ search })),
    providesTags: (result) => [listOf('project'), ...each('project', result?.pages.flatMap(({ ids }) => ids) ?? [])],
  }),
  getProject: build.query({
    ...call('getProject', readProject, (id: string) => ({ search: searchOf({ id }), personal: true })),
    providesTags: (_result, _error, id) => [one('project', id)],
  }),
});

/** Cities and localities: API-6, 21, 22. */
const placeEndpoints = (build: Build) => ({
  getLocalities: build.query({
    ...bare('getLocalities', readLocalities),
    providesTags: [listOf('place')],
  }),
  getCities: build.query({
    ...bare('getCities', readCities),
    providesTags: [listOf('place')],
  }),
  searchCities: build.query({
    ...call('searchCities', readCitySearch, (name: string) => ({ search: searchOf({ name }) })),
    providesTags: [listOf('place')],
  }),
});

/** Agents and builders: API-2, 3, 7, 8, 9. */
const peopleEndpoints = (build: Build) => ({
  getHomeBuilders: build.query({
    ...bare('getHomeBuilders', readBuilders),
    providesTags: [listOf('builder')],
  }),
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
});

/** Pictures: API-17, 19, 20. The argument names files that are held beside the store. */
const fileEndpoints = (build: Build) => ({
  uploadProfilePicture: build.mutation({
    ...call('uploadProfilePicture', readFile, (id: string) => ({ files: { field: 'profilePic', ids: [id] } })),
  }),
  uploadMainPicture: build.mutation({
    ...call('uploadMainPicture', readFile, (id: string) => ({ files: { field: 'image', ids: [id] } })),
  }),
  uploadPictures: build.mutation({
    ...call('uploadPictures', readFiles, (ids: readonly string[]) => ({ files: { field: 'images', ids } })),
  }),
});

/** Every submission whose call the specification does not show: API-29. */
const enquiryEndpoints = (build: Build) => ({
  sendEnquiry: build.mutation({
    ...call('sendEnquiry', readMessage, (body: Enquiry) => ({ body })),
    // Whoever applied may be an agent now.
    invalidatesTags: (_result, error, { kind }) =>
      error || kind !== 'agentApplication' ? [] : [listOf('session'), listOf('profile')],
  }),
});

/** Accounts: API-12, 15, 16, 24 to 28. */
const accountEndpoints = (build: Build) => ({
  getCurrentUser: build.query({
    ...bare('getCurrentUser', readCurrentUser),
    providesTags: [listOf('session')],
  }),
  getProfile: build.query({
    ...bare('getProfile', readProfile),
    providesTags: [listOf('profile')],
  }),
  updateProfile: build.mutation({
    ...call('updateProfile', readMessage, (body: Bodies['updateProfile']) => ({ body })),
    // Listings name their owner, with picture and years.
    invalidatesTags: (_result, error) =>
      error ? [] : [listOf('profile'), listOf('session'), listOf('agent'), all('property'), all('project')],
  }),
  signUp: build.mutation({
    ...call('signUp', readId, (body: Bodies['signUp']) => ({ body })),
  }),
  signIn: build.mutation({
    ...call('signIn', readLoggedIn, (body: Bodies['signIn']) => ({ body })),
  }),
  validateOtp: build.mutation({
    ...call('validateOtp', readLoggedIn, (body: Bodies['validateOtp']) => ({ body })),
  }),
  forgotPassword: build.mutation({
    ...call('forgotPassword', readId, (body: Bodies['forgotPassword']) => ({ body })),
  }),
  setPassword: build.mutation({
    ...call('setPassword', readLoggedIn, (body: Bodies['setPassword']) => ({ body })),
  }),
});

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

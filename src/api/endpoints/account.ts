import type { Bodies } from '@/contract/payloads';
import { bare, call, late, type Build } from '../call';
import { all, listOf } from '../tags';

const account = () => import(/* webpackChunkName: "readers" */ '../readers/account');

/** Accounts: API-12, 15, 16, 24 to 28. */
export const accountEndpoints = (build: Build) => ({
  getCurrentUser: build.query({
    ...bare(
      'getCurrentUser',
      late(account, (readers) => readers.readCurrentUser),
    ),
    providesTags: [listOf('session')],
  }),
  getProfile: build.query({
    ...bare(
      'getProfile',
      late(account, (readers) => readers.readProfile),
    ),
    providesTags: [listOf('profile')],
  }),
  updateProfile: build.mutation({
    ...call(
      'updateProfile',
      late(account, (readers) => readers.readMessage),
      (body: Bodies['updateProfile']) => ({ body }),
    ),
    // Listings name their owner, with picture and years.
    invalidatesTags: (_result, error) =>
      error ? [] : [listOf('profile'), listOf('session'), listOf('agent'), all('property'), all('project')],
  }),
  signUp: build.mutation({
    ...call(
      'signUp',
      late(account, (readers) => readers.readId),
      (body: Bodies['signUp']) => ({ body }),
    ),
  }),
  signIn: build.mutation({
    ...call(
      'signIn',
      late(account, (readers) => readers.readLoggedIn),
      (body: Bodies['signIn']) => ({ body }),
    ),
  }),
  validateOtp: build.mutation({
    ...call(
      'validateOtp',
      late(account, (readers) => readers.readLoggedIn),
      (body: Bodies['validateOtp']) => ({ body }),
    ),
  }),
  forgotPassword: build.mutation({
    ...call(
      'forgotPassword',
      late(account, (readers) => readers.readId),
      (body: Bodies['forgotPassword']) => ({ body }),
    ),
  }),
  setPassword: build.mutation({
    ...call(
      'setPassword',
      late(account, (readers) => readers.readLoggedIn),
      (body: Bodies['setPassword']) => ({ body }),
    ),
  }),
});

import type { Bodies } from '@/contract/payloads';
import { bare, call, type Build } from '../call';
import { readCurrentUser, readId, readLoggedIn, readMessage, readProfile } from '../readers/account';
import { all, listOf } from '../tags';

/** Accounts: API-12, 15, 16, 24 to 28. */
export const accountEndpoints = (build: Build) => ({
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

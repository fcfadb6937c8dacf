import type { Enquiry } from '@/contract/payloads';
import { call, late, type Build } from '../call';
import { listOf } from '../tags';

const account = () => import(/* webpackChunkName: "readers" */ '../readers/account');

/** Every submission whose call the specification does not show: API-29. */
export const enquiryEndpoints = (build: Build) => ({
  sendEnquiry: build.mutation({
    ...call(
      'sendEnquiry',
      late(account, (readers) => readers.readMessage),
      (body: Enquiry) => ({ body }),
    ),
    // Whoever applied may be an agent now.
    invalidatesTags: (_result, error, { kind }) =>
      error || kind !== 'agentApplication' ? [] : [listOf('session'), listOf('profile')],
  }),
});

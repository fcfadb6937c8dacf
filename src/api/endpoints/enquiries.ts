import type { Enquiry } from '@/contract/payloads';
import { call, type Build } from '../call';
import { readMessage } from '../readers/account';
import { listOf } from '../tags';

/** Every submission whose call the specification does not show: API-29. */
export const enquiryEndpoints = (build: Build) => ({
  sendEnquiry: build.mutation({
    ...call('sendEnquiry', readMessage, (body: Enquiry) => ({ body })),
    // Whoever applied may be an agent now.
    invalidatesTags: (_result, error, { kind }) =>
      error || kind !== 'agentApplication' ? [] : [listOf('session'), listOf('profile')],
  }),
});

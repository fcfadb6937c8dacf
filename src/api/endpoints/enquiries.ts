import type { Enquiry } from '@/contract/payloads';
import { call, type Build } from '../call';
import { readMessage } from '../readers/account';

/** Every submission whose call the specification does not show: API-29. */
export const enquiryEndpoints = (build: Build) => ({
  sendEnquiry: build.mutation({ ...call('sendEnquiry', readMessage, (body: Enquiry) => ({ body })) }),
});

import { isFulfilled } from '@reduxjs/toolkit';
import type { EndpointName } from '@/contract/endpoints';
import type { Notice, Ports } from '../ports';
import type { Listeners } from './startListeners';

/** The one table of what a call's success shows by a toast; calls that are not named show nothing. */
const NOTICES: Partial<Record<EndpointName, Notice>> = {
  signUp: { text: 'Please Verify Email Id to Proceed', tone: 'info', area: 'account' },
  forgotPassword: { text: 'Please Verify your Email Address to Proceed', tone: 'info', area: 'account' },
  updateProfile: { title: 'Success', text: 'Profile Updated successfully', tone: 'success' },
};

const noticeOf = (arg: unknown): Notice | undefined =>
  typeof arg === 'object' && arg !== null && 'endpointName' in arg
    ? NOTICES[String(arg.endpointName) as EndpointName]
    : undefined;

/** Says by a toast that something succeeded, where the screen does not show it by itself (AUTH-4, PROF-8). */
export function tellSuccesses(listeners: Listeners, ports: Ports): void {
  listeners.startListening({
    matcher: isFulfilled,
    effect: (action) => {
      const notice = noticeOf(action.meta.arg);
      if (notice) ports.notify(notice);
    },
  });
}

import { isFulfilled, isRejected } from '@reduxjs/toolkit';
import { describeError, describeFailure, errorPolicy, isApiError, isUnauthorized } from '@/api/errors';
import { ANONYMOUS_ACCOUNT_CALLS } from '@/contract/endpoints';
import type { Notice, Ports } from '../ports';
import { sessionEnded } from '../session/sessionSlice';
import type { Listeners } from './startListeners';

const endpointOf = (arg: unknown): string | null =>
  typeof arg === 'object' && arg !== null && 'endpointName' in arg ? String(arg.endpointName) : null;

const isAccountCall = (endpoint: string) => ANONYMOUS_ACCOUNT_CALLS.some((name) => name === endpoint);

/** The toast of a failed call, or null where the failure is only logged (ERR-1, ERR-3). */
function noticeOf(endpoint: string, error: unknown): Notice | null {
  const policy = errorPolicy(endpoint);
  // One lost connection fails several calls at once; a person needs to hear of it once.
  const once = isApiError(error) && typeof error.status === 'string';
  switch (policy.kind) {
    case 'logged':
      return null;
    case 'own':
      return { title: policy.title, text: policy.text, tone: 'error' };
    case 'account':
      return { title: 'Oops!', text: describeError(error), tone: 'error', area: 'account' };
    case 'toast':
      return { title: 'Oops!', text: describeFailure(endpoint, error), tone: 'error', once };
  }
}

/** One failed call, one toast; a 401 ends the session, unless the call was made to get one (ERR-2). */
export function tellFailures(listeners: Listeners, ports: Ports): void {
  let citySearchFailed = false;

  listeners.startListening({
    matcher: isFulfilled,
    effect: (action) => {
      if (endpointOf(action.meta.arg) === 'searchCities') citySearchFailed = false;
    },
  });

  listeners.startListening({
    matcher: isRejected,
    effect: (action, { dispatch }) => {
      const endpoint = endpointOf(action.meta.arg);
      if (endpoint === null || action.meta.aborted || action.meta.condition) return;
      const error = action.payload ?? action.error;
      if (isUnauthorized(error) && !isAccountCall(endpoint)) {
        ports.notify({ text: error.message ?? describeError(error), tone: 'error', once: true });
        dispatch(sessionEnded());
        return;
      }
      // The suggestions ask at every key; a failure is told once until they work again (ERR-4).
      if (endpoint === 'searchCities') {
        if (citySearchFailed) return;
        citySearchFailed = true;
      }
      ports.log(`${endpoint}: ${describeError(error)}`);
      const notice = noticeOf(endpoint, error);
      if (notice) ports.notify(notice);
    },
  });
}

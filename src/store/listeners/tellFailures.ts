import { isFulfilled, isRejected } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { describeError, describeFailure, errorPolicy, isApiError, isUnauthorized, willBeSentAgain } from '@/api/errors';
import { ANONYMOUS_ACCOUNT_CALLS } from '@/contract/endpoints';
import type { Notice, Ports } from '../ports';
import type { RootState } from '../rootReducer';
import { sessionEnded } from '../session/sessionSlice';
import type { Listeners } from './startListeners';

const endpointOf = (arg: unknown): string | null =>
  typeof arg === 'object' && arg !== null && 'endpointName' in arg ? String(arg.endpointName) : null;

interface QueryArg {
  readonly queryCacheKey: string;
  readonly subscribe: boolean;
}
/** The question of a query; null for a mutation. */
const queryOf = (arg: unknown): QueryArg | null =>
  typeof arg === 'object' && arg !== null && 'queryCacheKey' in arg ? (arg as QueryArg) : null;

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
      if (policy.sentAgain && willBeSentAgain(error)) return null;
      return { title: policy.title, text: policy.text, tone: 'error', ...(policy.sentAgain ? { once: true } : {}) };
    case 'account':
      return { title: 'Oops!', text: describeError(error), tone: 'error', area: 'account' };
    case 'toast':
      return { title: 'Oops!', text: describeFailure(endpoint, error), tone: 'error', once };
  }
}

/** One failed call, one toast; a 401 ends the session, unless the call was made to get one (ERR-2). */
export function tellFailures(listeners: Listeners, ports: Ports): void {
  let citySearchFailed = false;
  /** Queries asked ahead of their screen, for which a screen that was opened meanwhile waits now. */
  const awaited = new Set<string>();

  listeners.startListening({
    matcher: isFulfilled,
    effect: (action) => {
      awaited.delete(queryOf(action.meta.arg)?.queryCacheKey ?? '');
      if (endpointOf(action.meta.arg) === 'searchCities') citySearchFailed = false;
    },
  });

  listeners.startListening({
    matcher: isRejected,
    effect: (action, { dispatch, getState }) => {
      const endpoint = endpointOf(action.meta.arg);
      const query = queryOf(action.meta.arg);
      const key = query?.queryCacheKey ?? '';
      if (action.meta.condition && (getState() as RootState).api.queries[key]?.status === QueryStatus.pending) {
        awaited.add(key);
      }
      if (endpoint === null || action.meta.aborted || action.meta.condition) return;
      const error = action.payload ?? action.error;
      // The session that it was asked with is over already.
      if (isApiError(error) && error.status === 'ABORTED') return;
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
      // Asked ahead, and nobody waits for it: the screen asks again when it is opened.
      if (query?.subscribe === false && !awaited.delete(key)) return;
      const notice = noticeOf(endpoint, error);
      if (notice) ports.notify(notice);
    },
  });
}

import { endpointOf } from '@/api/endpointOf';
import { isFulfilled, isPending, isRejected } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import {
  describeError,
  describeFailure,
  errorPolicy,
  isApiError,
  isMissingCall,
  isUnauthorized,
  willBeSentAgain,
} from '@/api/errors';
import { ANONYMOUS_ACCOUNT_CALLS } from '@/contract/endpoints';
import { authModalOpened } from '../authModal/authModalSlice';
import { failureOf, type Effects, type Notice } from '../effects';
import type { RootState } from '../rootReducer';
import { selectUserId, sessionEnded } from '../session/sessionSlice';
import type { Listeners } from './startListeners';
import * as words from '@/words/notices';

interface QueryArg {
  readonly queryCacheKey: string;
  readonly subscribe: boolean;
  readonly forceRefetch?: unknown;
  /** Of a list's next page. */
  readonly direction?: unknown;
}
/** The question of a query; null for a mutation. */
const queryOf = (arg: unknown): QueryArg | null =>
  typeof arg === 'object' && arg !== null && 'queryCacheKey' in arg ? (arg as QueryArg) : null;

/** Whether a call is one of those by which a visitor comes to an account; they have words of their own for a failure. */
export const isAccountCall = (endpoint: string) => ANONYMOUS_ACCOUNT_CALLS.some((name) => name === endpoint);

/** The toast of a failed call, or null where the failure is only logged (ERR-1, ERR-3). */
function noticeOf(endpoint: string, error: unknown, isQuery: boolean): Notice | null {
  const policy = errorPolicy(endpoint);
  // A lost connection, or a server in trouble, fails a screen's calls at once; a person needs to hear of it once.
  const dedupe = isQuery || (isApiError(error) && typeof error.status === 'string');
  switch (policy.kind) {
    case 'logged':
      return null;
    case 'own':
      if (policy.sentAgain && willBeSentAgain(error)) return null;
      return { title: policy.title, text: policy.text, tone: 'error', ...(policy.sentAgain ? { dedupe: true } : {}) };
    case 'toast':
      if (policy.optional && isMissingCall(error)) return null;
      return { title: words.oops, text: describeFailure(endpoint, error), tone: 'error', dedupe };
  }
}

/** Photos are sent one after the other: the next one is no new try of the one that failed. */
const isOfMany = (endpoint: string): boolean => {
  const policy = errorPolicy(endpoint);
  return policy.kind === 'own' && policy.sentAgain === true;
};

/** One failed call, one toast; a 401 ends the session, unless the call was made to get one (ERR-2). */
export function toastErrors(listeners: Listeners, effects: Effects): void {
  /** Calls whose failure is shown once until they work again. */
  const told = new Set<string>();
  /** Queries asked ahead of their screen, for which a screen that was opened meanwhile waits now. */
  const awaited = new Set<string>();

  listeners.startListening({
    matcher: isFulfilled,
    effect: (action) => {
      awaited.delete(queryOf(action.meta.arg)?.queryCacheKey ?? '');
      told.delete(endpointOf(action.meta.arg) ?? '');
    },
  });

  // What a person tries again has not failed yet: the word of the last time goes.
  listeners.startListening({
    matcher: isPending,
    effect: ({ meta }) => {
      const endpoint = endpointOf(meta.arg);
      if (endpoint !== null && queryOf(meta.arg) === null) effects.withdraw(failureOf(endpoint));
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
        effects.notify({ text: error.message ?? describeError(error), tone: 'error', dedupe: true });
        const of = selectUserId(getState() as RootState);
        const path = effects.address();
        dispatch(sessionEnded());
        // Whoever logs in again comes back to where it happened.
        if (of !== null) dispatch(authModalOpened({ modal: 'login', then: { path, label: '', after: 'open', of } }));
        return;
      }
      effects.log(`${endpoint}: ${describeError(error)}`);
      if (query !== null) {
        const isAwaited = awaited.delete(key) || query.subscribe || Boolean(query.forceRefetch);
        const isRefresh = (getState() as RootState).api.queries[key]?.data !== undefined && !query.direction;
        // Nobody waits: something is shown already, or it was asked ahead of a screen that asks again when it is opened.
        if (isRefresh || !isAwaited) return;
      }
      const policy = errorPolicy(endpoint);
      if (policy.kind === 'toast' && policy.once) {
        if (told.has(endpoint)) return;
        told.add(endpoint);
      }
      const notice = noticeOf(endpoint, error, query !== null);
      if (notice)
        effects.notify(query === null && !isOfMany(endpoint) ? { ...notice, topic: failureOf(endpoint) } : notice);
    },
  });
}

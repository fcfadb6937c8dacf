import { isAnyOf } from '@reduxjs/toolkit';
import { marketplaceApi } from '@/api/marketplaceApi';
import { storageChangedElsewhere } from '../persistence/changedElsewhere';
import type { RootState } from '../rootReducer';
import { sessionEnded } from '../session/sessionSlice';
import type { Listeners } from './startListeners';

/** ms in which a navigation away from what needs a session has happened. */
const SETTLE = 100;

/**
 * Another tab logged in or out: what was answered to the one before is not for the one after, so it is asked for again
 * where it is shown and forgotten elsewhere (AUTH-12); so it is when the server ends the session (ERR-2), which loads no
 * page. A login or logout in this tab loads the page anew.
 */
export function invalidateOnSessionChange(listeners: Listeners): void {
  listeners.startListening({
    matcher: isAnyOf(storageChangedElsewhere, sessionEnded),
    effect: async (_action, { getOriginalState, getState, dispatch, delay }) => {
      const before = getOriginalState() as RootState;
      if (before.session.token === (getState() as RootState).session.token) return;
      // First the screens that need a session go: asked without one, their calls would be refused and say so.
      await delay(SETTLE);
      dispatch(
        marketplaceApi.util.invalidateTags([
          'session',
          'profile',
          'saved',
          'inbox',
          'review',
          'property',
          'project',
          'agent',
        ]),
      );
    },
  });
}

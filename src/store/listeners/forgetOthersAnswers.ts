import { marketplaceApi } from '@/api/marketplaceApi';
import { storageChangedElsewhere } from '../persistence/changedElsewhere';
import type { RootState } from '../rootReducer';
import type { Listeners } from './startListeners';

/**
 * Another tab logged in or out: what was answered to the one before is not for the one after, so it is asked for again
 * where it is shown and forgotten elsewhere (AUTH-12). A login or logout in this tab loads the page anew.
 */
export function forgetOthersAnswers(listeners: Listeners): void {
  listeners.startListening({
    actionCreator: storageChangedElsewhere,
    effect: async ({ payload }, { getOriginalState, dispatch, delay }) => {
      const before = getOriginalState() as RootState;
      if (before.session.token === payload.session.token) return;
      // First the screens that need a session go: asked without one, their calls would be refused and say so.
      await delay(0);
      dispatch(
        marketplaceApi.util.invalidateTags(['session', 'profile', 'saved', 'inbox', 'property', 'project', 'agent']),
      );
    },
  });
}

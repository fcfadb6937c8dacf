import { isFulfilled } from '@reduxjs/toolkit';
import { endpointOf } from '@/api/endpointOf';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { ExtraName, EXTRAS } from '@/contract/extras';
import type { Effects } from '../effects';
import type { RootState } from '../rootReducer';
import { isLogin, loggedOut, sessionEnded } from '../session/sessionSlice';
import type { Listeners } from './startListeners';
import * as words from '@/words/notices';

/** ms between a validated code or a new password and the page load (AUTH-5, AUTH-7). */
const RELOAD_DELAY = 200;
/** By its type: the table of calls is nothing that Home needs. */
const LOGOUT: (typeof EXTRAS)['logout']['path'] = 'users/logout';
/** By its name: the call comes with its screen. After it nobody is logged in. */
const DELETION: ExtraName = 'deleteAccount';

const { signIn, setPassword } = marketplaceApi.endpoints;

/** What login and logout do outside the store: the page is loaded anew, so that nothing of the one before stays. */
export function reloadOnAuthChange(listeners: Listeners, effects: Effects): void {
  listeners.startListening({
    matcher: isLogin,
    effect: async (action, { getOriginalState, delay }) => {
      // AUTH-7, to the letter; the answer may come without a message.
      const message = setPassword.matchFulfilled(action) ? words.passwordReset : action.payload.message;
      const { authModal } = getOriginalState() as RootState;
      const { then } = authModal;
      const id = action.payload.user._id;
      // A guarded address opens by itself, and where a session ended, for its user; anything else waits on the dashboard.
      const opens = then?.after === 'open';
      effects.keepFlashMessage({
        notice: message === null ? null : { text: message, tone: 'success', area: 'account' },
        intent: opens ? null : then?.typed ? { ...then, of: id } : then,
      });
      effects.flush();
      if (!signIn.matchFulfilled(action)) await delay(RELOAD_DELAY);
      effects.loadPage(opens && (then.of ?? id) === id ? then.path : '/dashboard');
    },
  });

  listeners.startListening({
    actionCreator: loggedOut,
    effect: (_action, { getOriginalState }) => {
      const Authorization = (getOriginalState() as RootState).session.token ?? '';
      // It outlives the page, so that nobody waits for it; what comes of it changes nothing here.
      effects
        .fetch(effects.base + LOGOUT, {
          method: 'POST',
          keepalive: true,
          headers: { Authorization },
        })
        .catch(() => undefined);
      effects.flush();
      effects.loadPage('/home');
    },
  });

  listeners.startListening({
    matcher: isFulfilled,
    effect: ({ meta }, { dispatch }) => {
      if (endpointOf(meta.arg) === DELETION) dispatch(sessionEnded());
    },
  });

  listeners.startListening({
    actionCreator: sessionEnded,
    effect: () => {
      effects.flush();
      effects.clearStorage();
      effects.navigate('/home');
    },
  });
}

import { marketplaceApi } from '@/api/marketplaceApi';
import type { Ports } from '../ports';
import type { RootState } from '../rootReducer';
import { isLogin, loggedOut, sessionEnded } from '../session/sessionSlice';
import type { Listeners } from './startListeners';

/** ms between a validated code or a new password and the page load (AUTH-5, AUTH-7). */
const RELOAD_DELAY = 200;
/** AUTH-7, to the letter; the answer may come without a message. */
const PASSWORD_RESET = 'Password Reset Successfull';

const { signIn, setPassword } = marketplaceApi.endpoints;

/** What login and logout do outside the store: the page is loaded anew, so that nothing of the one before stays. */
export function leaveAndEnter(listeners: Listeners, ports: Ports): void {
  listeners.startListening({
    matcher: isLogin,
    effect: async (action, { getOriginalState, delay }) => {
      const message = setPassword.matchFulfilled(action) ? PASSWORD_RESET : action.payload.message;
      const { authModal } = getOriginalState() as RootState;
      ports.keepForNextLoad({
        notice: message === null ? null : { text: message, tone: 'success', area: 'account' },
        intent: authModal.then,
      });
      ports.flush();
      if (!signIn.matchFulfilled(action)) await delay(RELOAD_DELAY);
      ports.loadPage('/dashboard');
    },
  });

  listeners.startListening({
    actionCreator: loggedOut,
    effect: () => {
      ports.flush();
      ports.loadPage('/home');
    },
  });

  listeners.startListening({
    actionCreator: sessionEnded,
    effect: () => {
      ports.flush();
      ports.clearStorage();
      ports.navigate('/home');
    },
  });
}

import { createSlice, isAnyOf, isFulfilled } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { endpointOf } from '@/api/endpointOf';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { SessionUser } from '@/api/readers/account';
import type { ExtraName } from '@/contract/extras';
import { storageChangedElsewhere, type ChangedElsewhere } from '../persistence/changedElsewhere';
import { pureReducer } from '../pureReducer';

/** Who is logged in. Logged in means that there is a token (AUTH-9); the server decides the rest. */
export interface SessionState {
  readonly token: string | null;
  readonly user: SessionUser | null;
}

const loggedOutState: SessionState = { token: null, user: null };
const { signIn, validateOtp, setPassword, getCurrentUser, updateProfile } = marketplaceApi.endpoints;

/** By its name: the call comes with its screen. */
const PASSWORD_CHANGE: ExtraName = 'changePassword';

/** The calls that end in a login (AUTH-2, 5, 7). */
export const isLogin = isAnyOf(signIn.matchFulfilled, validateOtp.matchFulfilled, setPassword.matchFulfilled);

const sessionSlice = createSlice({
  name: 'session',
  initialState: loggedOutState,
  reducers: {
    /** The user asked to leave (AUTH-10). */
    loggedOut: () => loggedOutState,
    /** There is no session, or no longer one: a 401 (ERR-2), a deleted account, or a guard that found none (ROUTE-14). Storage is cleared. */
    sessionEnded: () => loggedOutState,
  },
});

const reduce = pureReducer(sessionSlice, {
  [storageChangedElsewhere.type]: (_state, { payload }: ChangedElsewhere) => payload.session,
});
export const sessionReducer: typeof reduce = (before, action) => {
  const state = reduce(before, action);
  // An answer of a call has a meta; most actions have none.
  if (!('meta' in action)) return state;
  if (isLogin(action)) return { token: action.payload.token, user: action.payload.user };
  if (state.token !== null && isFulfilled(action) && endpointOf(action.meta.arg) === PASSWORD_CHANGE) {
    const { token } = action.payload as { readonly token: string | null };
    return token === null ? state : { ...state, token };
  }
  if (state.user !== null && updateProfile.matchFulfilled(action)) {
    const { profilePic } = action.meta.arg.originalArgs;
    return profilePic ? { ...state, user: { ...state.user, profilePic } } : state;
  }
  if (state.token === null || !getCurrentUser.matchFulfilled(action) || action.payload === null) return state;
  // It is asked again and again: the same answer leaves the state as it is.
  const user = copyWithStructuralSharing<SessionUser>(state.user, action.payload);
  return user === state.user ? state : { ...state, user };
};
export const { loggedOut, sessionEnded } = sessionSlice.actions;

interface WithSession {
  readonly session: SessionState;
}
export const selectIsLoggedIn = ({ session }: WithSession): boolean => session.token !== null;
export const selectUser = ({ session }: WithSession): SessionUser | null => session.user;
export const selectUserId = ({ session }: WithSession): string | null => session.user?._id ?? null;
export const selectIsAgent = ({ session }: WithSession): boolean =>
  session.token !== null && session.user?.roleCode === 'agt';

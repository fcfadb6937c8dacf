import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { SessionUser } from '@/api/readers/account';
import { storageChangedElsewhere } from '../persistence/changedElsewhere';

/** Who is logged in. Logged in means that there is a token (AUTH-9); the server decides the rest. */
export interface SessionState {
  readonly token: string | null;
  readonly user: SessionUser | null;
}

const loggedOutState: SessionState = { token: null, user: null };
const { signIn, validateOtp, setPassword, getCurrentUser } = marketplaceApi.endpoints;

/** The calls that end in a login (AUTH-2, 5, 7). */
export const isLogin = isAnyOf(signIn.matchFulfilled, validateOtp.matchFulfilled, setPassword.matchFulfilled);

const sessionSlice = createSlice({
  name: 'session',
  initialState: loggedOutState,
  reducers: {
    /** The user asked to leave (AUTH-10). */
    loggedOut: () => loggedOutState,
    /** There is no session, or no longer one: a 401 (ERR-2), or a guard that found none (ROUTE-14). Storage is cleared. */
    sessionEnded: () => loggedOutState,
  },
  extraReducers: (builder) => {
    builder
      .addCase(storageChangedElsewhere, (_state, { payload }) => payload.session)
      .addMatcher(getCurrentUser.matchFulfilled, (state, { payload }) =>
        state.token !== null && payload !== null ? { ...state, user: payload } : state,
      )
      .addMatcher(isLogin, (_state, { payload }: PayloadAction<{ token: string; user: SessionUser }>) => ({
        token: payload.token,
        user: payload.user,
      }));
  },
});

export const sessionReducer = sessionSlice.reducer;
export const { loggedOut, sessionEnded } = sessionSlice.actions;

interface WithSession {
  readonly session: SessionState;
}
export const selectIsLoggedIn = ({ session }: WithSession): boolean => session.token !== null;
export const selectUser = ({ session }: WithSession): SessionUser | null => session.user;
export const selectUserId = ({ session }: WithSession): string | null => session.user?._id ?? null;
export const selectIsAgent = ({ session }: WithSession): boolean =>
  session.token !== null && session.user?.roleCode === 'agt';

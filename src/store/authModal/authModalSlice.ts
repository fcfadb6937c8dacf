import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { storageChangedElsewhere } from '../persistence/changedElsewhere';
import { isLogin } from '../session/sessionSlice';

export type AuthModalName = 'login' | 'signup' | 'verifyOtp' | 'forgotPassword' | 'resetPassword';

/** What a visitor wanted when the login was asked for; offered again once logged in. */
export interface Intent {
  readonly path: string;
  /** "Continue to …" */
  readonly label: string;
}

/** A code that was sent and waits to be entered in the modal that is for it. */
export interface Challenge {
  readonly modal: 'verifyOtp' | 'resetPassword';
  /** By which the server knows the code. */
  readonly id: string;
  /** Where the code went: an e-mail address, masked. */
  readonly sentTo: string;
}

/** One modal at a time, so that opening one closes the other (SHELL-5). */
export interface AuthModalState {
  readonly open: AuthModalName | null;
  readonly then: Intent | null;
  readonly challenge: Challenge | null;
  /** What the login before this page load was for; the dashboard offers it as "Continue to …". */
  readonly offered: Intent | null;
}

const closed: AuthModalState = { open: null, then: null, challenge: null, offered: null };

const authModalSlice = createSlice({
  name: 'authModal',
  initialState: closed,
  reducers: {
    /** Any screen may ask for a modal (SHELL-6); an intent survives the way from one modal to the next. */
    authModalOpened: (state, { payload }: PayloadAction<{ modal: AuthModalName; then?: Intent }>) => ({
      ...state,
      open: payload.modal,
      challenge: null,
      then: payload.then ?? state.then,
    }),
    /** A sign-up or a forgotten password got its code: it is asked for next (AUTH-4, AUTH-6). */
    codeSent: (state, { payload }: PayloadAction<Challenge>) => ({ ...state, open: payload.modal, challenge: payload }),
    authModalClosed: (state) => ({ ...closed, offered: state.offered }),
    /** The page that came after a login found what it was for. */
    intentOffered: (state, { payload }: PayloadAction<Intent>) => ({ ...state, offered: payload }),
    /** The offer was taken or put away. */
    intentSettled: (state) => ({ ...state, offered: null }),
  },
  extraReducers: (builder) => {
    builder
      // Logged in by another tab: there is nothing left to ask for (AUTH-12).
      .addCase(storageChangedElsewhere, (state, { payload }) =>
        payload.session.token === null ? state : { ...closed, offered: state.offered },
      )
      .addMatcher(isLogin, () => closed);
  },
});

export const authModalReducer = authModalSlice.reducer;
export const { authModalOpened, authModalClosed, codeSent, intentOffered, intentSettled } = authModalSlice.actions;
export const selectOfferedIntent = (state: { readonly authModal: AuthModalState }): Intent | null =>
  state.authModal.offered;
export const selectAuthModal = (state: { readonly authModal: AuthModalState }): AuthModalState => state.authModal;

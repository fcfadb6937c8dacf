import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { storageChangedElsewhere, type ChangedElsewhere } from '../persistence/changedElsewhere';
import { pureReducer } from '../pureReducer';
import { isLogin } from '../session/sessionSlice';

export type AuthModalName = 'login' | 'signup' | 'verifyOtp' | 'forgotPassword' | 'resetPassword';

/** What a visitor wanted when the login was asked for; done or offered once logged in. */
export interface Intent {
  readonly path: string;
  /** "Continue to …" */
  readonly label: string;
  /** What the dialog says that the login is for, after "Log in to": "save this home". */
  readonly aim?: string;
  /** What happens besides: a listing is saved, the page comes with its owner's number, or it opens without a press. */
  readonly after?: 'saveProperty' | 'saveProject' | 'showNumber' | 'open';
  /** What the page that it leads to opens with. */
  readonly state?: object;
  /** Of the listing that is saved, or asked about. */
  readonly listingId?: string;
  /** What was typed in the form that asked for the login. */
  readonly typed?: object;
  /** The user whose session ended there, or who typed: nobody else is led there, or finds it. */
  readonly of?: string;
  /** Where the visitor was, and how far that was scrolled, px. */
  readonly from?: { readonly path: string; readonly scrolled: number };
}

interface OfferedIntent extends Intent {
  readonly isBegun?: boolean;
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
  /** What somebody typed as their number where the login was asked for, which begins with it; '' for nothing. */
  readonly mobile: string;
  readonly challenge: Challenge | null;
  /** What the login before this page load was for; the dashboard does it, or offers it as "Continue to …". */
  readonly offered: OfferedIntent | null;
  /** The same, also once it was offered: what was typed stands in its form until that is sent (JDET-9). */
  readonly before: Intent | null;
}

const closed: AuthModalState = { open: null, then: null, mobile: '', challenge: null, offered: null, before: null };

const authModalSlice = createSlice({
  name: 'authModal',
  initialState: closed,
  reducers: {
    /**
     * Any screen may ask for a modal (SHELL-6); an intent survives the way from one modal to the next. A code that waits
     * to be entered outlives its modal too: whoever closed it to read their mail finds the way back.
     */
    authModalOpened: (
      state: AuthModalState,
      { payload }: PayloadAction<{ modal: AuthModalName; then?: Intent; mobile?: string }>,
    ) => ({
      ...state,
      open: payload.modal,
      then: payload.then ?? state.then,
      mobile: payload.mobile ?? '',
    }),
    /** A sign-up or a forgotten password got its code: it is asked for next (AUTH-4, AUTH-6). */
    codeSent: (state: AuthModalState, { payload }: PayloadAction<Challenge>) => ({
      ...state,
      open: payload.modal,
      challenge: payload,
    }),
    authModalClosed: ({ challenge, offered, before }: AuthModalState) => ({ ...closed, challenge, offered, before }),
    /** The page that came after a login found what it was for; null: that was done on its own page. */
    intentOffered: (state: AuthModalState, { payload }: PayloadAction<Intent | null>) => ({
      ...state,
      offered: payload,
      before: payload,
    }),
    /** What it was for is being done: not a second time. */
    intentBegun: ({ offered, ...state }: AuthModalState) => ({
      ...state,
      offered: offered && { ...offered, isBegun: true },
    }),
    /** The offer was taken or put away. */
    intentSettled: (state: AuthModalState) => ({ ...state, offered: null }),
  },
});

const reduce = pureReducer(authModalSlice, {
  // Logged in by another tab: there is nothing left to ask for (AUTH-12).
  [storageChangedElsewhere.type]: (state, { payload }: ChangedElsewhere) =>
    payload.session.token === null ? state : { ...closed, offered: state.offered, before: state.before },
});
/** What ends in a login is a call's answer, which has a meta; most actions have none. */
export const authModalReducer: typeof reduce = (state, action) =>
  'meta' in action && isLogin(action) ? closed : reduce(state, action);
export const { authModalOpened, authModalClosed, codeSent, intentOffered, intentBegun, intentSettled } =
  authModalSlice.actions;
export const selectOfferedIntent = (state: { readonly authModal: AuthModalState }): OfferedIntent | null =>
  state.authModal.offered;
export const selectAuthModal = (state: { readonly authModal: AuthModalState }): AuthModalState => state.authModal;
export const selectIntentBefore = (state: { readonly authModal: AuthModalState }): Intent | null =>
  state.authModal.before;

import { createAction } from '@reduxjs/toolkit';
import type { ChosenListingState } from '../chosenListing/chosenListingSlice';
import type { SessionState } from '../session/sessionSlice';

/** The part of the state that browser storage keeps. */
export interface Stored {
  readonly session: SessionState;
  readonly chosenListing: ChosenListingState;
}

/** Another tab logged in or out, or chose a listing (AUTH-12). */
export const storageChangedElsewhere = createAction<Stored>('persistence/changedElsewhere');
export type ChangedElsewhere = ReturnType<typeof storageChangedElsewhere>;

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { storageChangedElsewhere, type ChangedElsewhere } from '../persistence/changedElsewhere';
import { pureReducer } from '../pureReducer';
import { sessionEnded } from '../session/sessionSlice';

/** The listing a visitor chose last, as it is kept under `selecteduser1`: exactly its `_id` and name. */
export interface ChosenListing {
  readonly _id: string;
  readonly name: string;
}
export interface ChosenListingState {
  readonly chosen: ChosenListing | null;
}

const nothingChosen: ChosenListingState = { chosen: null };

const chosenListingSlice = createSlice({
  name: 'chosenListing',
  initialState: nothingChosen,
  reducers: {
    /** A card or a link opened a listing (PLIST-15, JLIST-7, ROUTE-5). */
    listingChosen: (state: ChosenListingState, { payload }: PayloadAction<ChosenListing>) =>
      state.chosen?._id === payload._id && state.chosen.name === payload.name
        ? state
        : { chosen: { _id: payload._id, name: payload.name } },
  },
});

export const chosenListingReducer = pureReducer(chosenListingSlice, {
  [storageChangedElsewhere.type]: (_state, { payload }: ChangedElsewhere) => payload.chosenListing,
  // All of browser storage goes with the session, this key too.
  [sessionEnded.type]: () => nothingChosen,
});
export const { listingChosen } = chosenListingSlice.actions;
export const selectChosenListing = (state: { readonly chosenListing: ChosenListingState }): ChosenListing | null =>
  state.chosenListing.chosen;

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Draft {
  /** Of the record as it was when its form was opened; '' for a new one. */
  readonly mark: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const NONE: Readonly<Record<string, Draft>> = {};

/** What is written in forms and not saved yet, by the page and the record. */
export const draftsSlice = createSlice({
  name: 'drafts',
  initialState: NONE,
  reducers: {
    draftKept: (drafts, { payload: { at, ...draft } }: PayloadAction<Draft & { readonly at: string }>) => ({
      ...drafts,
      [at]: draft,
    }),
    draftDropped: (drafts, { payload }: PayloadAction<string>) =>
      Object.fromEntries(Object.entries(drafts).filter(([at]) => at !== payload)),
  },
});

export const { draftKept, draftDropped } = draftsSlice.actions;

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EndpointName } from '@/contract/endpoints';
import type { ExtraName } from '@/contract/extras';
import { pureReducer } from '../pureReducer';

/** A form as it stands, as the call that it is for: what is secret in one is in the other (STORE-8). */
interface ShownForm {
  readonly form: string;
  readonly endpointName: EndpointName | ExtraName;
  /** What is typed and chosen, under the call's names; null: a draft is offered instead. */
  readonly originalArgs: object | null;
  /** 1 is the first. */
  readonly step: number;
  /** Of the draft that is offered: ms since 1970, and how many photos it has. */
  readonly savedAt?: number;
  readonly photoCount?: number;
}
type Forms = Readonly<Record<string, ShownForm | undefined>>;

const none: Forms = {};
const formsSlice = createSlice({
  name: 'forms',
  initialState: none,
  reducers: {
    formShown: (state: Forms, { payload }: PayloadAction<ShownForm>): Forms => ({ ...state, [payload.form]: payload }),
    formClosed: (state: Forms, { payload }: PayloadAction<string>): Forms =>
      Object.fromEntries(Object.entries(state).filter(([form]) => form !== payload)),
  },
});
/** The forms that are open now. */
export const formsReducer = pureReducer(formsSlice);
export const { formShown, formClosed } = formsSlice.actions;
export const selectForm = ({ forms }: { readonly forms: Forms }, form: string): ShownForm | undefined => forms[form];

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pureReducer } from '../pureReducer';
import type { FormKey, UploadItem } from './uploadItem';

type Uploads = readonly UploadItem[];
/** All photos of one form, in order. */
interface PhotosOf {
  readonly form: FormKey;
  readonly items: Uploads;
}
/** What is new about one photo. */
type Change = Pick<UploadItem, 'id'> & Partial<UploadItem>;
/** A photo and the one it stands before from now on; null: at the end. */
interface Place {
  readonly item: UploadItem;
  readonly before: string | null;
}

const list = (state: Uploads, { payload }: PayloadAction<PhotosOf>): Uploads => [
  ...state.filter(({ form }) => form !== payload.form),
  ...payload.items,
];
const change = (state: Uploads, { payload }: PayloadAction<Change>): Uploads =>
  state.map((item) => (item.id === payload.id ? { ...item, ...payload } : item));
const place = (state: Uploads, { payload }: PayloadAction<Place>): Uploads => {
  const rest = state.filter(({ id }) => id !== payload.item.id);
  const at = rest.findIndex(({ id }) => id === payload.before);
  return at < 0 ? [...rest, payload.item] : [...rest.slice(0, at), payload.item, ...rest.slice(at)];
};

const nothing: Uploads = [];
/** Photos of all forms, in the order in which they are shown and sent (UP-1, UP-2). It is in Home's first script. */
const uploadsSlice = createSlice({
  name: 'uploads',
  initialState: nothing,
  reducers: {
    photosChosen: (state: Uploads, { payload }: PayloadAction<Uploads>): Uploads => [...state, ...payload],
    /** A form has these photos and no others: those of the listing it edits, of a draft, or none. */
    photosListed: list,
    photoMoved: place,
    photoPutBack: place,
    photoRemoved: (state: Uploads, { payload }: PayloadAction<string>): Uploads =>
      state.filter(({ id }) => id !== payload),
    /** Its pixels were counted: what it does not follow of the guidance is known. */
    photoMeasured: change,
    uploadStarted: change,
    uploadProgressed: change,
    uploadSucceeded: change,
    uploadFailed: change,
    uploadCancelled: change,
    /** It waits for its turn again: retried, or the line was lost. */
    uploadWaits: change,
  },
});

export const uploadsReducer = pureReducer(uploadsSlice);
export const {
  photosChosen,
  photosListed,
  photoMoved,
  photoPutBack,
  photoRemoved,
  photoMeasured,
  uploadStarted,
  uploadProgressed,
  uploadSucceeded,
  uploadFailed,
  uploadCancelled,
  uploadWaits,
} = uploadsSlice.actions;

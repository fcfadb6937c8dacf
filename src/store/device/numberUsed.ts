import { viewsApi } from '@/api/viewsApi';
import type { AppDispatch } from '../createStore';
import { rememberContact } from './rememberContact';

const { noteView } = viewsApi.endpoints;

/** The number of a property's seller was used: this device remembers it, and its owner is told how many persons did (DASH-2). */
export const numberUsed = (id: string) => (dispatch: AppDispatch) => {
  dispatch(rememberContact(id));
  void dispatch(noteView.initiate({ listingId: id, seen: 'phone' }, { track: false }));
};

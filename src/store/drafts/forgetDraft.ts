import type { AppStore } from '../createStore';
import { effectsOf } from '../effectsOf';
import { selectUserId } from '../session/sessionSlice';
import { photosForgotten } from '../uploads/photoLists';
import type { FormKey } from '../uploads/uploadItem';
import { draftStorage } from './draftStorage';

/** What the form was for is gone: the user's draft of it leaves the device, and its photos the page (WIZ-19). */
export async function forgetDraft(store: AppStore, form: FormKey): Promise<void> {
  const userId = selectUserId(store.getState());
  if (userId === null) return;
  const { device, log } = effectsOf(store);
  store.dispatch(photosForgotten(form));
  await draftStorage(device, userId, form)
    .clear()
    .catch((error: unknown) => log(`draft: ${String(error)}`));
}

import type { AppStore } from '../createStore';
import { effectsOf } from '../effectsOf';
import { selectUserId } from '../session/sessionSlice';
import type { HeldFiles } from '../uploads/heldFiles';
import { selectPhotos } from '../uploads/photoLists';
import { newPhotoId, type FormKey, type UploadItem } from '../uploads/uploadItem';
import { photosChosen, photosListed } from '../uploads/uploadsSlice';
import { draftStorage, type DraftStorage } from './draftStorage';
import { resumePhotos } from './resumePhotos';

/** Whether the device has a draft of the form with every file of these photos. */
async function areKept(photos: readonly UploadItem[], files: HeldFiles, storage: DraftStorage): Promise<boolean> {
  const draft = await storage.read();
  if (draft === null) return false;
  const ids = new Set(draft.photos.map(({ id }) => id));
  for (const { id } of photos) {
    if (!ids.has(id) || (files.fileOf(id) && (await storage.readFile(id)) === null)) return false;
  }
  return true;
}

/**
 * Gives the photos that wait in a form to another one, which sends them (STAT-5): those on the page, else those of the
 * form's draft. The draft goes once the other form has written its own with all of them, which `flush` waits for; on the
 * page they stay, for who comes back. Answers whether the device has all of it in the other form's draft (WIZ-19).
 */
export async function carryPhotos(
  store: AppStore,
  from: FormKey,
  to: FormKey,
  flush: () => Promise<void>,
): Promise<boolean> {
  const userId = selectUserId(store.getState());
  if (userId === null) return false;
  const { device, files, log } = effectsOf(store);
  const failed = (error: unknown) => {
    log(`draft: ${String(error)}`);
    return null;
  };
  const storage = draftStorage(device, userId, from);
  const waiting = () => selectPhotos(store.getState(), from);
  const draft = waiting().length > 0 ? null : await storage.read().catch(failed);
  if (draft && draft.photos.length > 0) {
    const items = await resumePhotos(draft, storage, files, Date.now());
    if (selectUserId(store.getState()) !== userId) return false;
    store.dispatch(photosListed({ form: from, items }));
  }
  const carried = waiting().map((item): UploadItem => {
    const id = newPhotoId();
    const file = files.fileOf(item.id);
    if (file) files.hold(file, id);
    return { ...item, id, form: to };
  });
  if (carried.length > 0) store.dispatch(photosChosen(carried));
  await flush();
  const isKept = await areKept(carried, files, draftStorage(device, userId, to)).catch(failed);
  // A device without room for two keeps the one that it has.
  if (isKept !== true) return false;
  await storage.clear().catch(failed);
  return true;
}

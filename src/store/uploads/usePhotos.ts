import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useAppSelector, useAppStore } from '../hooks';
import { effectsOf } from '../effectsOf';
import { sortFiles, type Accepts, type Refused } from './accepts';
import { canBeRetried, isOnItsWay, selectPhotos } from './photoLists';
import { isSent, newPhotoId, type FormKey, type PhotoCategory, type UploadItem } from './uploadItem';
import {
  photoMeasured,
  photoMoved,
  photoPutBack,
  photoRemoved,
  photosChosen,
  uploadCancelled,
  uploadWaits,
} from './uploadsSlice';
import { uploadQueueOf, type WaitsFor } from './uploadQueue';

/** A photo that was removed, and where it stood: what puts it back. */
export interface Removed {
  readonly item: UploadItem;
  /** Id of the photo that it stood before; null: it was the last one. */
  readonly before: string | null;
}

export interface Photos {
  /** In order; of all categories. */
  readonly items: readonly UploadItem[];
  /** They travel as soon as they are chosen; else they wait for another form, which takes them along (STAT-5). */
  readonly areSent: boolean;
  /** The queue waits for the line, and goes on by itself when it is back. */
  readonly waitingForLine: boolean;
  readonly waitsFor: WaitsFor;
  readonly sendsOriginals: boolean;
  readonly sendOriginals: (yes: boolean) => void;
  /** Takes files in at the end of a category; answers those it did not take (UP-3). */
  readonly add: (files: readonly File[], category: PhotoCategory, accepts: Accepts) => readonly Refused[];
  readonly cancel: (id: string) => void;
  /** Sends one that failed again; one that waits for the line is tried at once. */
  readonly retry: (id: string) => void;
  /** Those that failed and may get through; what a person cancelled stays cancelled. */
  readonly retryAll: () => void;
  readonly remove: (id: string) => Removed | null;
  readonly putBack: (removed: Removed) => void;
  /** Puts a photo before another one, or at the end of a category. */
  readonly move: (id: string, to: { readonly before: string | null; readonly category?: PhotoCategory }) => void;
  /** Notes what a photo does not follow of the guidance, once its pixels are known. */
  readonly warn: (id: string, warnings: readonly string[]) => void;
  /** The file of a photo that was chosen on this device. */
  readonly fileOf: (id: string) => File | undefined;
}

/** The photos of a form, and what can be done with them (UP-1 to UP-6). Also starts the queue that sends them. */
export function usePhotos(form: FormKey): Photos {
  const store = useAppStore();
  const items = useAppSelector((state) => selectPhotos(state, form));
  const queue = useMemo(() => uploadQueueOf(store), [store]);
  const status = useSyncExternalStore(queue.watch, queue.status, queue.status);
  useEffect(() => queue.start(), [queue]);
  const actions = useMemo(() => {
    const { files } = effectsOf(store);
    const own = () => selectPhotos(store.getState(), form);
    const itemOf = (id: string) => own().find((item) => item.id === id);
    const again = (item: UploadItem | undefined) => {
      if (!item || !(canBeRetried(item) || item.state === 'cancelled')) return;
      store.dispatch(uploadWaits({ id: item.id, state: 'ready', progress: 0, reason: null }));
    };
    return {
      add: (chosen, category, accepts) => {
        const { taken, refused } = sortFiles(chosen, accepts, own().length);
        const added = taken.map((file): UploadItem => ({
          id: files.hold(file, newPhotoId()),
          form,
          category,
          name: file.name,
          size: file.size,
          type: file.type,
          progress: 0,
          state: 'ready',
          url: null,
          uploadedAt: null,
          reason: null,
          isFinal: false,
          warnings: [],
        }));
        if (added.length > 0) store.dispatch(photosChosen(added));
        return refused;
      },
      cancel: (id) => {
        const item = itemOf(id);
        if (item && isOnItsWay(item)) store.dispatch(uploadCancelled({ id, state: 'cancelled', progress: 0 }));
      },
      retry: (id) => {
        const item = itemOf(id);
        if (item?.state === 'ready') queue.tryNow();
        else again(item);
      },
      retryAll: () => own().filter(canBeRetried).forEach(again),
      remove: (id) => {
        const item = itemOf(id);
        if (!item) return null;
        const before = own()[own().indexOf(item) + 1]?.id ?? null;
        store.dispatch(photoRemoved(id));
        return { item, before };
      },
      putBack: ({ item, before }) => {
        const wasStopped = item.state === 'uploading';
        store.dispatch(photoPutBack({ item: wasStopped ? { ...item, state: 'ready', progress: 0 } : item, before }));
      },
      move: (id, { before, category }) => {
        const item = itemOf(id);
        if (item) store.dispatch(photoMoved({ item: { ...item, category: category ?? item.category }, before }));
      },
      warn: (id, warnings) => void store.dispatch(photoMeasured({ id, warnings })),
      fileOf: files.fileOf,
    } satisfies Partial<Photos>;
  }, [store, form, queue]);
  return {
    ...actions,
    ...status,
    items,
    areSent: isSent(form),
    waitingForLine: status.waitsFor === 'line',
    sendOriginals: queue.sendOriginals,
  };
}

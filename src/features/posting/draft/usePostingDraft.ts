import { addListener } from '@reduxjs/toolkit';
import { useEffect, useRef, useState, useMemo } from 'react';
import { keepDraft, type DraftKeeper } from '@/store/drafts/draftKeeper';
import { draftStorage, type StoredDraft } from '@/store/drafts/draftStorage';
import { resumePhotos } from '@/store/drafts/resumePhotos';
import { formClosed, formShown, selectForm } from '@/store/forms/formsSlice';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { effectsOf } from '@/store/effectsOf';
import { storageChangedElsewhere } from '@/store/persistence/changedElsewhere';
import type { RootState } from '@/store/rootReducer';
import { selectUserId } from '@/store/session/sessionSlice';
import { isKept, photosForgotten, selectPhotos, type PhotoUrls } from '@/store/uploads/photoLists';
import type { FormKey } from '@/store/uploads/uploadItem';
import { uploadQueueOf } from '@/store/uploads/uploadQueue';
import { photosListed } from '@/store/uploads/uploadsSlice';
import { UNTOUCHED, type PostingValues } from '../values/postingValues';
import { isPostingValues } from './readValues';
import * as words from '@/words/drafts';

const nothing = () => undefined;
const done = () => Promise.resolve();

/** In a replay: the form as the log tells it (STORE-8). Null in the app, where it is what a person makes of it. */
function useShownDraft(form: FormKey): PostingDraft | null {
  const store = useAppStore();
  const isStill = useMemo(() => effectsOf(store).still === true, [store]);
  const shown = useAppSelector((state) => (isStill ? selectForm(state, form) : undefined));
  return useMemo(() => {
    if (!isStill) return null;
    if (!shown) return { state: 'loading' };
    const { originalArgs: values, step, savedAt = 0, photoCount = 0 } = shown;
    if (!isPostingValues(values)) return { state: 'offered', savedAt, step, photoCount, resume: done, discard: done };
    const moment = JSON.stringify(shown);
    return { state: 'open', initial: { values, step }, save: nothing, flush: done, forget: done, moment };
  }, [isStill, shown]);
}

/** Where a person left a form. */
interface DraftPlace {
  readonly values: PostingValues;
  /** 1 is the first. */
  readonly step: number;
}
/** A form that is filled in, with what keeps it. */
export interface OpenDraft {
  readonly state: 'open';
  /** What was resumed; null: the form begins anew. */
  readonly initial: DraftPlace | null;
  /** Notes how the form is; written some moments later. */
  readonly save: (values: PostingValues, step: number) => void;
  /** Writes at once what is still held back; resolves when it is written, or when it could not be. */
  readonly flush: () => Promise<void>;
  /** The form is done with: the draft and the photos go. */
  readonly forget: () => Promise<void>;
  /** A form of a replay: another one when another moment is shown. */
  readonly moment?: string;
}
export type PostingDraft =
  | { readonly state: 'loading' }
  | {
      readonly state: 'offered';
      /** ms since 1970. */
      readonly savedAt: number;
      readonly step: number;
      readonly photoCount: number;
      readonly resume: () => Promise<void>;
      readonly discard: () => Promise<void>;
    }
  | OpenDraft;

/** A form before anybody changed it: it is no draft. */
export interface Untouched {
  readonly values: PostingValues;
  readonly photos: PhotoUrls;
}
const NEW: Untouched = { values: UNTOUCHED, photos: {} };

/** A draft that can be offered: what an older version of the site wrote may not be one. */
const placeOf = ({ values, step }: StoredDraft): DraftPlace | null =>
  isPostingValues(values) ? { values, step } : null;

/**
 * The draft of a form on this device (WIZ-19): looked for first, offered when there is one, and kept from then on. It
 * belongs to the user who is there; another one gets a draft of his own, and who is logged out in another tab is told that it
 * is kept. `untouched` of an edit is the listing as it is.
 */
export function usePostingDraft(form: FormKey, untouched: Untouched = NEW): PostingDraft {
  const store = useAppStore();
  const userId = useAppSelector(selectUserId);
  const key = `${userId ?? ''} ${form}`;
  const [found, setFound] = useState<{ readonly key: string; readonly draft: PostingDraft } | null>(null);
  const start = useRef(untouched);
  const shown = useShownDraft(form);
  useEffect(() => {
    start.current = untouched;
  });

  useEffect(() => {
    const effects = effectsOf(store);
    if (userId === null || effects.still) return;
    // It forgets the photos of the one before, also where no photos are shown yet.
    uploadQueueOf(store).start();
    const storage = draftStorage(effects.device, userId, form);
    let keeper: DraftKeeper | null = null;
    let isOver = false;
    let isTaken = false;
    /** What was offered is taken up or put away, and only once. */
    const once = (answer: () => Promise<void>) => async () => {
      if (isTaken) return;
      isTaken = true;
      await answer();
    };
    const show = (draft: PostingDraft) => setFound({ key, draft });

    function open(initial: DraftPlace | null, kept: StoredDraft['photos'] = []) {
      if (isOver) return;
      const own = keepDraft({
        store,
        effects,
        storage,
        userId: userId ?? '',
        form,
        untouched: () => start.current,
        resumed: initial,
        kept,
      });
      keeper = own;
      show({ state: 'open', initial, save: own.save, flush: own.flush, forget: own.forget });
    }

    async function resume(draft: StoredDraft, place: DraftPlace) {
      // Where the form was left and not loaded anew, the page has its photos still.
      const there = () => selectPhotos(store.getState(), form);
      const items = await resumePhotos(draft, storage, effects.files, Date.now(), there);
      if (isOver) return;
      store.dispatch(photosListed({ form, items }));
      open(place, draft.photos);
    }

    const failed = (error: unknown) => {
      effects.log(`draft: ${String(error)}`);
      return null;
    };

    async function discard() {
      store.dispatch(photosForgotten(form));
      // Else it takes the first that the new form writes with it.
      await storage.clear().catch(failed);
      open(null);
    }

    async function look() {
      const draft = await storage.read().catch(failed);
      const place = draft && placeOf(draft);
      if (isOver) return;
      if (!draft || !place) {
        open(null);
        return;
      }
      const offer = { savedAt: draft.savedAt, step: place.step, photoCount: draft.photos.filter(isKept).length };
      store.dispatch(formShown({ form, endpointName: 'postProperty', originalArgs: null, ...offer }));
      show({
        state: 'offered',
        ...offer,
        resume: once(() => resume(draft, place)),
        discard: once(discard),
      });
    }
    void look();

    const unlisten = store.dispatch(
      addListener({
        actionCreator: storageChangedElsewhere,
        effect: async (_action, { getOriginalState }) => {
          // The screen goes; where the session ends in this tab, that is said there.
          const wasHere = selectUserId(getOriginalState() as RootState) === userId;
          if (!wasHere || selectUserId(store.getState()) !== null) return;
          await keeper?.flush();
          const kept = await storage.read().catch(failed);
          if (kept && placeOf(kept)) effects.notify({ text: words.loggedOutElsewhere, tone: 'info' });
        },
      }),
    );
    const flush = () => void keeper?.flush(true);
    const onHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      isOver = true;
      unlisten();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHidden);
      keeper?.stop();
      store.dispatch(formClosed(form));
    };
  }, [store, userId, form, key]);

  if (shown) return shown;
  return found?.key === key ? found.draft : { state: 'loading' };
}

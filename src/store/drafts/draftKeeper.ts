import type { AppStore } from '../createStore';
import { formShown } from '../forms/formsSlice';
import type { Effects } from '../effects';
import { selectUserId } from '../session/sessionSlice';
import { photosForgotten, photoUrls, selectPhotos, type PhotoUrls } from '../uploads/photoLists';
import type { FormKey, UploadItem } from '../uploads/uploadItem';
import type { DraftStorage } from './draftStorage';
import { keepFiles } from './keepFiles';
import { sameValues } from './sameValues';
import * as words from '@/words/drafts';

/** A form as it is now; the values are its own. */
interface Place {
  readonly values: object;
  readonly step: number;
}
/** A form before anybody changed it. */
export interface Untouched {
  readonly values: object;
  readonly photos: PhotoUrls;
}

export interface DraftKeeper {
  /** Notes how the form is now; written some moments later. */
  readonly save: (values: object, step: number) => void;
  /** Writes at once what is still held back; resolves when it is written, or when it could not be. `leaves`: the page may be on its way out. */
  readonly flush: (leaves?: boolean) => Promise<void>;
  /** The form is done with: its draft and its photos go. */
  readonly forget: () => Promise<void>;
  /** Writes what is held back, and ends. */
  readonly stop: () => void;
}

interface Keeping {
  readonly store: Pick<AppStore, 'getState' | 'dispatch' | 'subscribe'>;
  readonly effects: Pick<Effects, 'files' | 'notify' | 'log'>;
  readonly storage: DraftStorage;
  readonly userId: string;
  readonly form: FormKey;
  readonly untouched: () => Untouched;
  /** What was resumed; null: there was no draft. */
  readonly resumed: Place | null;
  /** Photos whose files the device has. */
  readonly kept?: readonly UploadItem[];
  readonly now?: () => number;
}

/** ms in which further keys gather. */
const PAUSE = 300;

/** What of the photos is worth writing: not how far an upload is. */
const gist = (items: readonly UploadItem[]) =>
  JSON.stringify(
    items.map(({ id, category, state, url }) => [id, category, state === 'uploading' ? 'ready' : state, url]),
  );

/**
 * Keeps what is typed and chosen in a form on this device, for the user who does it (WIZ-19): follows the photos in the
 * store by itself. A form that nobody touched leaves no draft. Ends by itself when the user is no longer there.
 */
export function keepDraft(keeping: Keeping): DraftKeeper {
  const { store, effects, storage, userId, form, untouched, resumed, kept = [], now = Date.now } = keeping;
  let place = resumed;
  let items = selectPhotos(store.getState(), form);
  let isStored = resumed !== null;
  let isWaiting = false;
  const told = new Set<string>();
  const openedAt = now();
  let ownAt: number | null = null;
  let hasEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written: Promise<void> = Promise.resolve();
  const files = keepFiles(storage, effects, kept);

  function isUntouched(): boolean {
    const start = untouched();
    if (place === null && items.length === 0) return true;
    const wereThere = items.every(({ state, uploadedAt }) => state === 'success' && uploadedAt === null);
    return (
      wereThere &&
      sameValues(photoUrls(items), start.photos) &&
      (place === null || sameValues(place.values, start.values))
    );
  }

  function tell(text: string): void {
    if (!told.has(text)) effects.notify({ text, tone: 'info', dedupe: true });
    told.add(text);
  }

  /** What another tab has written since this form was opened is about to be replaced: both are the same user's. */
  function tellOfOther(savedAt: number | undefined, lastOwn: number | null): void {
    if (savedAt !== undefined && savedAt > openedAt && savedAt !== lastOwn) tell(words.openTwice);
  }

  let shown: Place | null = null;
  /** Says in the store how the form is, for a log to tell. */
  function show(): void {
    if (place === null || (place.step === shown?.step && sameValues(place.values, shown.values))) return;
    shown = place;
    const endpointName = form.startsWith('edit:') ? 'updateProperty' : 'postProperty';
    store.dispatch(formShown({ form, endpointName, originalArgs: place.values, step: place.step }));
  }

  async function write(leaves: boolean): Promise<void> {
    show();
    try {
      if (isUntouched()) {
        if (isStored) await storage.remove();
        isStored = false;
        return;
      }
      isStored = true;
      const { values, step } = place ?? { values: untouched().values, step: 1 };
      const [savedAt, lastOwn] = [now(), ownAt];
      ownAt = savedAt;
      // Asked first, and not waited for. A page that goes asks nothing: what stands behind a question is undone with it.
      const before = leaves ? null : storage.read().catch(() => null);
      await storage.write({ savedAt, step, values, photos: items });
      tellOfOther((await before)?.savedAt, lastOwn);
    } catch (error) {
      effects.log(`draft: ${String(error)}`);
      tell(words.nothingKept);
    }
  }

  function flush(leaves = false): Promise<void> {
    clearTimeout(timer);
    if (isWaiting) {
      isWaiting = false;
      // What is written is what the form is now, not what it is when its turn comes.
      written = Promise.all([written, write(leaves)]).then(() => undefined);
    }
    return Promise.all([written, files.settled()]).then(() => undefined);
  }

  function gather(): void {
    isWaiting = true;
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), PAUSE);
  }

  function stop(): void {
    if (hasEnded) return;
    hasEnded = true;
    unsubscribe();
    void flush();
  }

  function follow(): void {
    const state = store.getState();
    if (selectUserId(state) !== userId) {
      stop();
      return;
    }
    const before = items;
    items = selectPhotos(state, form);
    if (items === before) return;
    files.follow(items);
    if (gist(items) !== gist(before)) gather();
  }

  const unsubscribe = store.subscribe(follow);
  files.follow(items);

  return {
    save: (values, step) => {
      if (hasEnded) return;
      place = { values, step };
      gather();
    },
    flush,
    forget: async () => {
      place = null;
      isStored = true;
      // Whoever came after has photos of his own in a form of the same name.
      const user = selectUserId(store.getState());
      if (user === null || user === userId) store.dispatch(photosForgotten(form));
      // Also when it has ended, and follows the store no more.
      items = [];
      files.follow(items);
      isWaiting = true;
      await flush();
    },
    stop,
  };
}

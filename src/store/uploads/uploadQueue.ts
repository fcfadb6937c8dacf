import { describeError, isApiError, isUnauthorized, refusesFile, willBeSentAgain } from '@/api/errors';
import type { AppStore } from '../createStore';
import type { Notice, Effects } from '../effects';
import { effectsOf } from '../effectsOf';
import { selectUserId } from '../session/sessionSlice';
import { keepRemovedFiles } from './keepRemovedFiles';
import { photosForgotten } from './photoLists';
import { sendPhoto, type Outcome } from './sendPhoto';
import { isSent, type UploadItem } from './uploadItem';
import { uploadFailed, uploadStarted, uploadSucceeded, uploadWaits } from './uploadsSlice';
import { browserEnvironment, type UploadEnvironment } from './uploadEnvironment';
import * as noticeWords from '@/words/notices';
import * as words from '@/words/uploads';

/** What the queue waits for: the line, a server that asked for patience, or nothing. */
export type WaitsFor = 'line' | 'server' | null;
interface QueueStatus {
  readonly waitsFor: WaitsFor;
  /** Photos travel as they are, instead of smaller ones. */
  readonly sendsOriginals: boolean;
}

interface UploadQueue {
  /** The same object until it changes. */
  readonly status: () => QueueStatus;
  readonly watch: (changed: () => void) => () => void;
  readonly sendOriginals: (yes: boolean) => void;
  /** Tries the line now; does nothing when it is not waited for. */
  readonly tryNow: () => void;
  /** Begins to send and to follow the store; does nothing when it has begun. */
  readonly start: () => void;
  /** Ends it, with what is on its way. */
  readonly stop: () => void;
}
type Store = Pick<AppStore, 'getState' | 'dispatch' | 'subscribe'>;

/** ms between two looks whether the line is back: doubled from the first to the last. */
const FIRST_LOOK = 2000;
const LAST_LOOK = 30_000;
/** How often one photo may be lost on a line that works before it waits for a person. */
const MOST_LOSSES = 5;
/** s to wait when a server asks for patience without saying how long. */
const PATIENCE = 10;

/** A photo that was on its way did fail (UP-5, to the letter); the section tells that it will be sent again. */
const FAILED: Notice = { title: words.error, text: words.failed, tone: 'error' };

/**
 * Sends the photos that are ready, one after another in their order (UP-2). It follows the store: what becomes ready is
 * sent, what is cancelled or removed is stopped. A photo that the server refuses waits for a person and the next one
 * goes (UP-6); without a line all wait, and go on by themselves. Another user's photos are forgotten, never sent.
 */
export function uploadQueue(store: Store, effects: Effects, world: UploadEnvironment): UploadQueue {
  const { dispatch, getState } = store;
  const watchers = new Set<() => void>();
  let status: QueueStatus = { waitsFor: null, sendsOriginals: false };
  let current: { readonly id: string; stop: () => void } | null = null;
  /** What ends it; null until it has begun. */
  let ends: (() => void) | null = null;
  let owner = selectUserId(getState());
  /** The session that was refused: nothing is sent with it again. */
  let refusedToken: string | null = null;
  let succeeded = 0;
  /** That a photo failed which will be sent again was told, and nothing got through since (ERR-1). */
  let isTold = false;
  let look = FIRST_LOOK;
  let callOff: () => void = () => undefined;
  /** Counts the waits, so that what was asked in one is not taken for the next one's answer. */
  let waits = 0;
  const losses = new Map<string, number>();
  const removed = keepRemovedFiles(effects.files, world);

  function show(change: Partial<QueueStatus>): void {
    status = { ...status, ...change };
    watchers.forEach((tell) => tell());
  }

  function endWait(): void {
    waits += 1;
    callOff();
    show({ waitsFor: null });
  }

  function goOn(): void {
    endWait();
    next();
  }

  /** Looks again and again, ever more slowly, whether the server can be reached. */
  function lookForLine(wait: number): void {
    callOff = world.after(look, () => {
      look = Math.min(2 * look, LAST_LOOK);
      void world.reaches().then((isBack) => {
        if (wait !== waits) return;
        if (isBack) goOn();
        else lookForLine(wait);
      });
    });
  }

  function tellOnce(notice: Notice): void {
    if (!isTold) effects.notify(notice);
    isTold = true;
  }

  function waitForLine(wasSending: boolean): void {
    tellOnce(wasSending ? FAILED : { text: words.waits, tone: 'info' });
    show({ waitsFor: 'line' });
    lookForLine(waits);
  }

  function settle({ id }: UploadItem, outcome: Outcome): void {
    if ('url' in outcome) {
      succeeded += 1;
      isTold = false;
      look = FIRST_LOOK;
      losses.delete(id);
      const uploadedAt = world.now();
      dispatch(uploadSucceeded({ id, state: 'success', progress: 100, url: outcome.url, uploadedAt, reason: null }));
      return;
    }
    const wait = () => dispatch(uploadWaits({ id, state: 'ready', progress: 0, reason: null }));
    const fail = (reason: string, isFinal = false) =>
      dispatch(uploadFailed({ id, state: 'error', progress: 0, reason, isFinal }));
    if ('said' in outcome) {
      effects.notify({ title: noticeWords.oops, text: outcome.said, tone: 'error' });
      fail(outcome.said, outcome.isFinal);
      return;
    }
    const { error } = outcome;
    if (isUnauthorized(error)) {
      refusedToken = outcome.token;
      wait();
    } else if (isApiError(error) && error.status === 'ABORTED') {
      wait();
    } else if (!willBeSentAgain(error)) {
      fail(describeError(error), refusesFile(error));
    } else if (isApiError(error) && typeof error.status === 'number') {
      tellOnce(FAILED);
      show({ waitsFor: 'server' });
      callOff = world.after((error.retryAfter ?? PATIENCE) * 1000, goOn);
      wait();
    } else {
      const lost = (losses.get(id) ?? 0) + 1;
      losses.set(id, lost);
      waitForLine(true);
      if (lost < MOST_LOSSES) {
        wait();
      } else {
        losses.delete(id);
        fail(describeError(error));
      }
    }
  }

  async function send(item: UploadItem): Promise<void> {
    const own = { id: item.id, stop: (): void => undefined };
    current = own;
    dispatch(uploadStarted({ id: item.id, state: 'uploading', progress: 0, reason: null }));
    const sending = sendPhoto(item, { dispatch, getState, effects, world, asItIs: status.sendsOriginals });
    own.stop = sending.stop;
    const outcome = await sending.outcome;
    // Stopped: whoever did that has said what becomes of it.
    if (current !== own) return;
    current = null;
    settle(item, outcome);
    next();
  }

  function next(): void {
    const { session, uploads } = getState();
    if (ends === null || current) return;
    const item = uploads.find(({ state, form }) => state === 'ready' && isSent(form));
    if (!item) {
      if (status.waitsFor === 'line') endWait();
      if (succeeded > 0) effects.notify({ title: noticeWords.success, text: noticeWords.uploaded, tone: 'success' });
      succeeded = 0;
      return;
    }
    if (status.waitsFor !== null || session.token === null || session.token === refusedToken) return;
    if (world.isOnline()) void send(item);
    else waitForLine(false);
  }

  /** Another user came: what the one before left is neither shown nor sent. True when that was so. */
  function handOver(): boolean {
    const user = selectUserId(getState());
    const isAnother = owner !== null && user !== null && user !== owner;
    owner = user ?? owner;
    if (!isAnother) return false;
    for (const form of new Set(getState().uploads.map((item) => item.form))) dispatch(photosForgotten(form));
    return true;
  }

  let seen = getState().uploads;
  function follow(): void {
    if (handOver()) return;
    const { uploads, session } = getState();
    removed.follow(seen, uploads);
    seen = uploads;
    if (current) {
      const { id, stop } = current;
      const isWanted = uploads.some((item) => item.id === id && item.state === 'uploading');
      if (isWanted && session.token !== null) return;
      current = null;
      stop();
      if (isWanted) dispatch(uploadWaits({ id, state: 'ready', progress: 0 }));
    }
    next();
  }

  function start(): void {
    if (ends !== null || effects.still) return;
    const unsubscribe = store.subscribe(follow);
    const offline = world.onOnline(() => {
      if (status.waitsFor === 'line') goOn();
    });
    ends = () => {
      unsubscribe();
      offline();
    };
    follow();
  }

  return {
    status: () => status,
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    sendOriginals: (yes) => show({ sendsOriginals: yes }),
    tryNow: () => {
      if (status.waitsFor === 'line') goOn();
    },
    start,
    stop: () => {
      waits += 1;
      callOff();
      ends?.();
      ends = null;
      removed.stop();
      current?.stop();
      current = null;
    },
  };
}

const queues = new WeakMap<object, UploadQueue>();

/** The one queue of a store, begun or not; it goes on while screens come and go. */
export function uploadQueueOf(store: AppStore): UploadQueue {
  const known = queues.get(store);
  if (known) return known;
  const effects = effectsOf(store);
  const queue = uploadQueue(store, effects, browserEnvironment(effects));
  queues.set(store, queue);
  return queue;
}

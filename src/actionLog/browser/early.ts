import type { Store, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

/** What the part of the recorder that comes late offers. */
export interface LateLog {
  /** Asks for a note and saves the file. */
  readonly open: () => void;
  /** An error that a screen's boundary caught: the window is not told of it. */
  readonly failed: (error: unknown) => void;
}

interface Early {
  /** Triples: when (ms since 1970), the action, the state before it. */
  seen: unknown[];
  /** The innermost store. */
  store: Store<unknown> | null;
  /** What is done with each action; the late part puts its own tap here. */
  dispatch: (action: UnknownAction) => unknown;
  /** Loads the rest of the recorder, once the app has said where it is. `event`: what happened, if it is an error. */
  load: (event?: Event) => Promise<LateLog>;
}

/** So many entries (three an action) wait at most for the rest of the recorder. */
const MOST = 900;

/** Shared by the first script and the late part: there is one store in a page. */
export const early: Early = {
  seen: [],
  store: null,
  dispatch: (action) => action,
  load: () => new Promise(() => undefined),
};

/**
 * All of the recorder that the first script carries: three references an action, until a gesture, an error or MOST of
 * them bring the rest (STORE-8).
 */
export const earlyTap: StoreEnhancer = (next) => (reducer, preloaded) => {
  const store = next(reducer, preloaded);
  early.store = store;
  early.dispatch = (action) => {
    if (early.seen.push(Date.now(), action, store.getState()) === MOST) void early.load();
    return store.dispatch(action as Parameters<typeof store.dispatch>[0]);
  };
  return { ...store, dispatch: ((action: UnknownAction) => early.dispatch(action)) as typeof store.dispatch };
};

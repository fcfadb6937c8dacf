import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import type { Viewport } from './format';

/** What was noticed, in its order; `at` is ms since 1970. States and actions are references: they never change. */
export type Entry =
  | { readonly kind: 'init'; readonly at: number; readonly state: unknown }
  | { readonly kind: 'action'; readonly at: number; readonly action: UnknownAction; state: unknown }
  | { readonly kind: 'bypass'; readonly at: number; readonly state: unknown }
  | { readonly kind: 'nav'; readonly at: number; readonly to: string }
  | { readonly kind: 'err'; readonly at: number; readonly error: unknown }
  | { readonly kind: 'mark'; readonly at: number; readonly text: string }
  | { readonly kind: 'vp'; readonly at: number; readonly size: Viewport };

export interface Tap {
  /** When it began, ms since 1970. */
  readonly started: number;
  /** The innermost enhancer of the store: it sees exactly what reaches the reducers. */
  readonly enhancer: StoreEnhancer;
  readonly push: (entry: Entry) => void;
  /** Takes the oldest entries away, at most so many. */
  readonly take: (most: number) => readonly Entry[];
  readonly waiting: () => number;
  /** Called once when entries begin to wait; what waited before is told at once. */
  readonly whenWaiting: (call: () => void) => void;
}

/**
 * The part of the recorder that stands in the dispatch path: it keeps references and does nothing else, and needs no
 * other file, so that it is there from the first action on while the rest may come later. `now`: ms since 1970.
 */
export function tap(now: () => number): Tap {
  const started = now();
  let entries: Entry[] = [];
  let call: (() => void) | null = null;
  const push = (entry: Entry): void => {
    if (entries.push(entry) === 1) call?.();
  };

  const enhancer: StoreEnhancer = (next) => (reducer, preloaded) => {
    const store = next(reducer, preloaded);
    let last: unknown = store.getState();
    /** The action whose subscribers are being told: what they dispatch meanwhile comes after it. */
    let open: Extract<Entry, { kind: 'action' }> | null = null;
    push({ kind: 'init', at: now(), state: last });
    const dispatch = (action: UnknownAction): unknown => {
      const before: unknown = store.getState();
      if (open !== null) open.state = before;
      else if (before !== last) push({ kind: 'bypass', at: now(), state: before });
      const entry: Extract<Entry, { kind: 'action' }> = { kind: 'action', at: now(), action, state: before };
      open = entry;
      push(entry);
      try {
        return store.dispatch(action as Parameters<typeof store.dispatch>[0]);
      } catch (error) {
        // A reducer that threw changed nothing.
        if (store.getState() === before) entries = entries.filter((one) => one !== entry);
        throw error;
      } finally {
        if (open === entry) {
          open = null;
          last = entry.state = store.getState();
        }
      }
    };
    return { ...store, dispatch: dispatch as typeof store.dispatch };
  };

  return {
    started,
    enhancer,
    push,
    take: (most) => {
      if (entries.length <= most) {
        const all = entries;
        entries = [];
        return all;
      }
      return entries.splice(0, most);
    },
    waiting: () => entries.length,
    whenWaiting: (listener) => {
      call = listener;
      if (entries.length > 0) listener();
    },
  };
}

import type { Store, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { languageOf } from '@/domain/languages';
import type { EventRecord, NavigationRecord } from './format';

/** An action that reached the reducers, as references. */
export interface ActionEntry {
  readonly r: 'a';
  readonly t: number;
  readonly action: UnknownAction;
  readonly before: unknown;
  after: unknown;
  threw?: boolean;
}
/** What was noticed, in its order, as it came: what takes secrets out and encodes comes later. `t`: ms since 1970. */
export type Entry = ActionEntry | EventRecord;
/** An event without its time. */
type Noted = EventRecord extends infer E ? (E extends EventRecord ? Omit<E, 't'> : never) : never;

export interface Tap {
  /** What nobody has taken yet, the oldest first. */
  seen: Entry[];
  /** The innermost store; null before there is one. */
  store: Store<unknown> | null;
  /** Called with each entry; `waiting`: how many wait then. */
  waits: (waiting: number) => void;
  readonly note: (what: Noted) => void;
  /** The innermost enhancer of the store: it sees exactly what reaches the reducers. */
  readonly enhancer: StoreEnhancer;
}

/** What the first script carries of the recorder: an array of references (STORE-8). `now`: ms since 1970. */
export function tap(now: () => number): Tap {
  /** The action whose subscribers are being told: what they dispatch meanwhile comes after it. */
  let open: ActionEntry | null = null;
  const add = (entry: Entry): void => made.waits(made.seen.push(entry));
  const made: Tap = {
    seen: [],
    store: null,
    waits: () => undefined,
    note: (what) => add({ ...what, t: now() }),
    enhancer: (next) => (reducer, preloaded) => {
      const store = next(reducer, preloaded);
      made.store = store;
      const dispatch = (action: UnknownAction): unknown => {
        const before: unknown = store.getState();
        if (open !== null) open.after = before;
        const entry: ActionEntry = { r: 'a', t: now(), action, before, after: before };
        open = entry;
        add(entry);
        try {
          return store.dispatch(action as Parameters<typeof store.dispatch>[0]);
        } catch (error) {
          entry.threw = true;
          throw error;
        } finally {
          if (open === entry) {
            open = null;
            entry.after = store.getState();
          }
        }
      };
      return { ...store, dispatch: dispatch as typeof store.dispatch };
    },
  };
  return made;
}

/** Where the page is, in whatever language, and what the router keeps with it. */
export function placeOf({ location: { pathname, search, hash }, history }: Window, kind: NavigationRecord['kind']) {
  const { usr } = (history.state ?? {}) as { readonly usr?: unknown };
  return { r: 'nav', at: languageOf(pathname).path + search + hash, kind, ...(usr ? { state: usr } : {}) } as const;
}

/** The error that the window was told of. */
function errorIn(event: Event): unknown {
  type Told = Event & { readonly reason?: unknown; readonly error?: unknown; readonly message?: string };
  const { reason, error = reason, message = 'an error without a message' }: Told = event;
  return error ?? ('reason' in event ? reason : new Error(message));
}

/** Notices from the first script on where the page was opened, each navigation and each uncaught error (ERR-6). */
export function watchMoves(page: Window & typeof globalThis, { note }: Pick<Tap, 'note'>): void {
  const { history } = page;
  note(placeOf(page, 'load'));
  for (const kind of ['push', 'replace'] as const) {
    const original = history[`${kind}State`].bind(history);
    history[`${kind}State`] = (...args) => {
      original(...args);
      note(placeOf(page, kind));
    };
  }
  page.addEventListener('popstate', () => note(placeOf(page, 'pop')));
  for (const name of ['error', 'unhandledrejection']) {
    page.addEventListener(name, (event) => note({ r: 'err', e: errorIn(event) }));
  }
}

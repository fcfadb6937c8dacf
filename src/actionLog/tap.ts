import type { Store, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

/** What was noticed, in its order; `at` is ms since 1970. All but the numbers are references: what encodes comes later. */
export type Entry = { readonly at: number } & (
  | { readonly action: UnknownAction; readonly before: unknown; after: unknown; threw?: boolean }
  | { readonly nav: 'load' | 'push' | 'replace' | 'pop'; readonly to: string; readonly state: unknown }
  /** What the window was told of, or what a screen's boundary caught, with React's component stack. */
  | { readonly event: Event }
  | { readonly error: unknown; readonly components?: string | null | undefined }
  | { readonly mark: string }
  | { readonly width: number; readonly height: number }
);
/** An entry without its time. */
export type Noted = Entry extends infer E ? (E extends Entry ? Omit<E, 'at'> : never) : never;
export type ActionEntry = Extract<Entry, { readonly action: unknown }>;

export interface Tap {
  /** What nobody has taken yet, the oldest first. */
  seen: Entry[];
  /** The innermost store; null before there is one. */
  store: Store<unknown> | null;
  /** Called when something waits that nobody was told of, and once more when much waits (`MOST`). */
  waits: (many: boolean) => void;
  readonly note: (what: Noted) => void;
  /** The innermost enhancer of the store: it sees exactly what reaches the reducers. */
  readonly enhancer: StoreEnhancer;
}

/** So many entries wait at most for the rest of the recorder. */
export const MOST = 300;

/** What the first script carries of the recorder: an array of references (STORE-8). `now`: ms since 1970. */
export function tap(now: () => number): Tap {
  /** The action whose subscribers are being told: what they dispatch meanwhile comes after it. */
  let open: ActionEntry | null = null;
  const add = (entry: Entry): void => {
    const waiting = made.seen.push(entry);
    if (waiting === 1 || waiting === MOST) made.waits(waiting === MOST);
  };
  const made: Tap = {
    seen: [],
    store: null,
    waits: () => undefined,
    note: (what) => add({ at: now(), ...what }),
    enhancer: (next) => (reducer, preloaded) => {
      const store = next(reducer, preloaded);
      made.store = store;
      const dispatch = (action: UnknownAction): unknown => {
        const before: unknown = store.getState();
        if (open !== null) open.after = before;
        const entry: ActionEntry = { at: now(), action, before, after: before };
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

/** Path, search and fragment of the page. */
export const addressOf = ({ pathname, search, hash }: Location): string => pathname + search + hash;

/** Notices from the first script on where the page was opened, each navigation and each uncaught error (ERR-6). */
export function watchMoves(page: Window & typeof globalThis, { note }: Pick<Tap, 'note'>): void {
  const { history } = page;
  const moved = (nav: 'load' | 'push' | 'replace' | 'pop'): void =>
    note({ nav, to: addressOf(page.location), state: history.state });
  moved('load');
  for (const [name, kind] of [
    ['pushState', 'push'],
    ['replaceState', 'replace'],
  ] as const) {
    const original = history[name].bind(history);
    history[name] = (...args) => {
      original(...args);
      moved(kind);
    };
  }
  page.addEventListener('popstate', () => moved('pop'));
  for (const name of ['error', 'unhandledrejection']) page.addEventListener(name, (event) => note({ event }));
}

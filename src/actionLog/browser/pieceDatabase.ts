import { createStore, entries, promisifyRequest } from 'idb-keyval';

/** One piece as it is kept. */
export interface Kept {
  /** Whose it is: a user's id, or `VISITOR`. */
  readonly owner: string;
  /** ms since 1970. */
  readonly at: number;
  readonly text: string;
}
export type PieceDatabase = ReturnType<typeof pieceDatabase>;

/** The log's own database in the browser (IndexedDB), by key. Each call may reject; tests hand in one in memory. */
export function pieceDatabase() {
  const pieces = createStore('gruham-log', 'pieces');
  // Where a database is forbidden, opening it throws: `async` makes that a rejection.
  const write = async (change: (held: IDBObjectStore) => void): Promise<void> =>
    pieces('readwrite', (held) => {
      change(held);
      // Said at once: what waits for the page to say it is undone when the page goes, as after a logout.
      held.transaction.commit();
      return promisifyRequest(held.transaction);
    });
  return {
    set: (key: string, kept: Kept) => write((held) => void held.put(kept, key)),
    remove: (keys: readonly string[]) => write((held) => keys.forEach((key) => void held.delete(key))),
    clear: () => write((held) => void held.clear()),
    /** In the order of their keys. */
    entries: async (): Promise<readonly (readonly [string, Kept])[]> => entries(pieces),
  };
}

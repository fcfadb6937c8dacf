import { createStore, entries, promisifyRequest } from 'idb-keyval';
import type { PieceDatabase } from './pieceStore';

/** The log's own database in the browser (IndexedDB). Each call may reject. */
export function pieceDatabase(): PieceDatabase {
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
    set: (key, kept) => write((held) => void held.put(kept, key)),
    remove: (keys) => write((held) => keys.forEach((key) => void held.delete(key))),
    clear: () => write((held) => void held.clear()),
    entries: async () => entries(pieces),
  };
}

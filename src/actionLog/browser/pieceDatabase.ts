import type { Kept, PieceDatabase } from './pieceStore';

const NAME = 'gruham-log';
const PIECES = 'pieces';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('IndexedDB failed'));
  });

/** The log's own database in the browser (IndexedDB). Each call may reject. */
export function pieceDatabase(): PieceDatabase {
  let opened: IDBDatabase | null = null;
  const opening = (async () => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(PIECES);
    opened = await settled(request);
    return opened;
  })();
  // Whoever calls finds out; a browser without a database is no uncaught error.
  opening.catch(() => undefined);

  /** At once when the database is open: a page that goes has no time for a promise. */
  const write = async (change: (pieces: IDBObjectStore) => void): Promise<void> => {
    const transaction = (opened ?? (await opening)).transaction(PIECES, 'readwrite');
    change(transaction.objectStore(PIECES));
    // Said at once: what waits for the page to say it is undone when the page goes.
    transaction.commit();
    await done(transaction);
  };
  return {
    set: (key, kept) => write((pieces) => void pieces.put(kept, key)),
    remove: (keys) => write((pieces) => keys.forEach((key) => void pieces.delete(key))),
    clear: () => write((pieces) => void pieces.clear()),
    entries: async () => {
      const pieces = (await opening).transaction(PIECES, 'readonly').objectStore(PIECES);
      const [keys, values] = await Promise.all([
        settled(pieces.getAllKeys()),
        settled(pieces.getAll() as IDBRequest<Kept[]>),
      ]);
      return keys.flatMap((key, at) => {
        const kept = values[at];
        return typeof key === 'string' && kept !== undefined ? [[key, kept] as const] : [];
      });
    },
  };
}

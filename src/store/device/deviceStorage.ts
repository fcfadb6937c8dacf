import { createStore, promisifyRequest } from 'idb-keyval';

/** Where the device's part of the state is kept; tests hand in one in memory. Each may reject. */
export interface DeviceStorage {
  readonly get: (key: string) => Promise<unknown>;
  readonly set: (key: string, value: unknown) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

/** A storage that several tabs write to. */
export interface SharedStorage extends DeviceStorage {
  /** Puts what `change` makes of what is there in its place; no other tab writes in between. */
  readonly update: (key: string, change: (held: unknown) => unknown) => Promise<void>;
}

const kept = createStore('keyval-store', 'keyval');

/** Said at once: what waits for the page to say it is undone when the page goes, as what was typed before a reload. */
function committed({ transaction }: IDBObjectStore): Promise<void> {
  transaction.commit();
  return promisifyRequest(transaction);
}

/** The browser's own database (IndexedDB), which outlives a cleared localStorage. Where it is forbidden its opening throws: `async` makes that a rejection. */
export const deviceStorage: SharedStorage = {
  get: async (key) => kept('readonly', (held) => promisifyRequest<unknown>(held.get(key))),
  set: async (key, value) =>
    kept('readwrite', (held) => {
      held.put(value, key);
      return committed(held);
    }),
  remove: async (key) =>
    kept('readwrite', (held) => {
      held.delete(key);
      return committed(held);
    }),
  update: async (key, change) =>
    kept('readwrite', async (held) => {
      held.put(change(await promisifyRequest<unknown>(held.get(key))), key);
      return committed(held);
    }),
};

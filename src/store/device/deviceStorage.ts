import { del, get, set, update } from 'idb-keyval';

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

/** The browser's own database (IndexedDB), which outlives a cleared localStorage. Where it is forbidden its opening throws: `async` makes that a rejection. */
export const deviceStorage: SharedStorage = {
  get: async (key) => get<unknown>(key),
  set: async (key, value) => set(key, value),
  remove: async (key) => del(key),
  update: async (key, change) => update<unknown>(key, change),
};

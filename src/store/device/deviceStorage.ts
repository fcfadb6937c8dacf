import { del, get, set } from 'idb-keyval';

/** Where the device's part of the state is kept; tests hand in one in memory. Each may reject. */
export interface DeviceStorage {
  readonly get: (key: string) => Promise<unknown>;
  readonly set: (key: string, value: unknown) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

/** The browser's own database (IndexedDB), which outlives a cleared localStorage. Where it is forbidden its opening throws: `async` makes that a rejection. */
export const deviceStorage: DeviceStorage = {
  get: async (key) => get<unknown>(key),
  set: async (key, value) => set(key, value),
  remove: async (key) => del(key),
};

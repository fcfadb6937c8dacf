import { get, set } from 'idb-keyval';

/** Where the device's part of the state is kept; tests hand in one in memory. Either may reject. */
export interface DeviceStorage {
  readonly get: (key: string) => Promise<unknown>;
  readonly set: (key: string, value: unknown) => Promise<void>;
}

/** The browser's own database (IndexedDB), which outlives a cleared localStorage. */
export const deviceStorage: DeviceStorage = {
  get: (key) => get<unknown>(key),
  set: (key, value) => set(key, value),
};

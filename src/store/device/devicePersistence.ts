import type { AppStore } from '../createStore';
import type { RootState } from '../rootReducer';
import { deviceHandedOver, deviceLoaded, type DeviceState } from './deviceSlice';
import type { DeviceStorage } from './deviceStorage';
import { readDevice } from './storedDevice';

/** ms after a write in which further changes gather; the first one is written at once, as a page may go any moment. */
const WRITE_PAUSE = 100;

const FIELDS = ['recent', 'compare', 'units'] as const satisfies readonly (keyof DeviceState)[];
const keyOf = (owner: string, field: keyof DeviceState) => `device:${owner}:${field}`;

/** Whose things these are; null while a token's owner is not known, when nothing is read or written. */
function ownerOf({ session }: RootState): string | null {
  if (session.token === null) return 'visitor';
  return session.user?._id ?? null;
}

export interface DevicePersistence {
  /** Writes at once what is still held back; resolves when it is written, or when it could not be. */
  readonly flush: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Reads what this device keeps for whoever uses it, and writes what changes. Every field has a key of its own and only
 * what this tab changed is written, so that two tabs do not undo each other. Storage that fails costs only persistence.
 */
export function startDevicePersistence(
  store: Pick<AppStore, 'getState' | 'dispatch' | 'subscribe'>,
  storage: DeviceStorage,
  pause = WRITE_PAUSE,
): DevicePersistence {
  let owner: string | null = null;
  /** What storage holds as far as this tab knows; null until it has answered. */
  let kept: DeviceState | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const device = () => store.getState().device;
  const changes = (before: DeviceState, now: DeviceState) => FIELDS.filter((field) => now[field] !== before[field]);

  async function load(asked: string): Promise<void> {
    const field = (name: keyof DeviceState) => storage.get(keyOf(asked, name)).catch(() => undefined);
    const [recent, compare, units] = await Promise.all(FIELDS.map(field));
    if (owner !== asked) return;
    const stored = readDevice({ recent, compare, units });
    store.dispatch(deviceLoaded(stored));
    // Only now: a subscriber called before the reducer ran would write the empty start over what is stored.
    kept = stored;
    follow();
  }

  async function flush(now = device()): Promise<void> {
    if (owner === null || kept === null) return;
    const [who, before] = [owner, kept];
    kept = now;
    // Full or forbidden: it lasts as long as the page.
    await Promise.allSettled(changes(before, now).map((field) => storage.set(keyOf(who, field), now[field])));
  }

  function gather(): void {
    if (timer !== undefined) return;
    void flush();
    timer = setTimeout(() => {
      timer = undefined;
      follow();
    }, pause);
  }

  function handOver(next: string | null): void {
    const isStart = owner === null;
    void flush(seen);
    owner = next;
    kept = null;
    if (!isStart) store.dispatch(deviceHandedOver());
    if (next !== null) void load(next);
  }

  let seen = device();
  function follow(): void {
    const next = ownerOf(store.getState());
    if (next !== owner) handOver(next);
    else if (kept !== null && changes(kept, device()).length > 0) gather();
    seen = device();
  }

  const unsubscribe = store.subscribe(follow);
  follow();
  return {
    flush: () => flush(),
    stop: () => {
      unsubscribe();
      clearTimeout(timer);
    },
  };
}

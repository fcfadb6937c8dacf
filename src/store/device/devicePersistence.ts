import type { AppStore } from '../createStore';
import type { RootState } from '../rootReducer';
import { deviceHandedOver, deviceLoaded, type DeviceState } from './deviceSlice';
import type { SharedStorage } from './deviceStorage';
import { differingFields, FIELDS, mergeDevice } from './mergeDevice';
import { readDevice } from './storedDevice';

/** ms after a write in which further changes gather; the first one is written at once, as a page may go any moment. */
const WRITE_PAUSE = 100;

const NOTHING = readDevice({});
const VISITOR = 'visitor';
const keyOf = (owner: string, field: keyof DeviceState) => `device:${owner}:${field}`;

/** Whose things these are; null while a token's owner is not known, when nothing is read or written. */
function ownerOf({ session }: RootState): string | null {
  if (session.token === null) return VISITOR;
  return session.user?._id ?? null;
}

interface DevicePersistence {
  /** Writes at once what is still held back; resolves when it is written, or when it could not be. */
  readonly flush: () => Promise<void>;
  /** Takes over what other tabs wrote. */
  readonly lookAgain: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Reads what this device keeps for whoever uses it, and writes what changes. Every field has a key of its own, and what
 * this tab did is merged into what is stored then, so that two tabs do not undo each other. What other tabs did is seen
 * when somebody asks to look again. Storage that fails costs only persistence.
 */
export function startDevicePersistence(
  store: Pick<AppStore, 'getState' | 'dispatch' | 'subscribe'>,
  storage: Pick<SharedStorage, 'get' | 'update'>,
  pause = WRITE_PAUSE,
): DevicePersistence {
  let owner: string | null = null;
  /** What storage holds as far as this tab knows; null until it has answered. */
  let kept: DeviceState | null = null;
  /** Storage did not take what was written: what it holds is no news. */
  let refused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const device = () => store.getState().device;

  async function read(who: string): Promise<DeviceState> {
    const held = await Promise.all(FIELDS.map(async (field) => [field, await storage.get(keyOf(who, field))] as const));
    return readDevice(Object.fromEntries(held));
  }

  /** Brings what is stored, and what this tab did since `before`, into the state. */
  function take(before: DeviceState, stored: DeviceState): void {
    const merged = mergeDevice(before, device(), stored);
    // Nothing is written before the state has it.
    kept = null;
    if (differingFields(merged, device()).length > 0) store.dispatch(deviceLoaded(merged));
    kept = stored;
    follow();
  }

  /**
   * Whoever logs in has seen and chosen what the visitor had: from now on it is theirs, and no longer the visitor's, so
   * that the next one to log in here does not get it. Not at the login itself: then the page is about to go.
   */
  async function bring(to: string): Promise<void> {
    const visited = await read(VISITOR).catch(() => NOTHING);
    const brought = differingFields(NOTHING, visited).map(async (field) => {
      await storage.update(
        keyOf(to, field),
        (held) => mergeDevice(NOTHING, visited, readDevice({ ...NOTHING, [field]: held }))[field],
      );
      await storage.update(keyOf(VISITOR, field), () => NOTHING[field]);
    });
    // What storage does not take stays the visitor's.
    await Promise.allSettled(brought);
  }

  async function load(asked: string): Promise<void> {
    if (asked !== VISITOR) await bring(asked);
    const stored = await read(asked).catch(() => NOTHING);
    if (owner === asked) take(NOTHING, stored);
  }

  async function lookAgain(): Promise<void> {
    const [who, before] = [owner, kept];
    if (who === null || before === null) return;
    const stored = await read(who).catch(() => null);
    if (stored === null || refused) return;
    if (kept === before) take(before, stored);
    // Written or handed over meanwhile: what was read may be older.
    else await lookAgain();
  }

  async function flush(now = device()): Promise<void> {
    if (owner === null || kept === null) return;
    const [who, before] = [owner, kept];
    kept = now;
    const written = differingFields(before, now).map((field) =>
      storage.update(
        keyOf(who, field),
        (held) => mergeDevice(before, now, readDevice({ ...NOTHING, [field]: held }))[field],
      ),
    );
    // Full or forbidden: it lasts as long as the page.
    if ((await Promise.allSettled(written)).some(({ status }) => status === 'rejected')) refused = true;
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
    else if (kept !== null) {
      if (differingFields(kept, device()).length > 0) gather();
      else kept = device();
    }
    seen = device();
  }

  const unsubscribe = store.subscribe(follow);
  follow();
  return {
    flush: () => flush(),
    lookAgain,
    stop: () => {
      unsubscribe();
      clearTimeout(timer);
    },
  };
}

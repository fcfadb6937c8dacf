import { heldFiles } from '@/store/uploads/heldFiles';
import type { Effects } from '@/store/effects';

const never = <T>(): Promise<T> => new Promise<T>(() => undefined);
const nothing = (): undefined => undefined;

/**
 * The world of a replay: no call is answered, nothing is kept, said, loaded or gone to (STORE-8).
 * @param base address of the API, absolute, ending in `/api/`
 */
export function stillEffects(base = new URL('/api/', window.location.origin).href): Effects {
  return {
    fetch: never,
    base,
    files: heldFiles(),
    fileOf: nothing,
    onUploadProgress: nothing,
    device: { get: never, set: never, remove: never },
    loadPage: nothing,
    address: () => '/',
    navigate: nothing,
    notify: nothing,
    withdrawAccountNotices: nothing,
    withdraw: nothing,
    log: nothing,
    clearStorage: nothing,
    flush: nothing,
    keepFlashMessage: nothing,
    still: true,
  };
}

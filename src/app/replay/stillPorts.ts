import { heldFiles } from '@/store/uploads/heldFiles';
import type { Ports } from '@/store/ports';

const never = <T>(): Promise<T> => new Promise<T>(() => undefined);
const nothing = (): undefined => undefined;

/** The world of a replay: no call is answered, nothing is kept, said, loaded or gone to (STORE-8). */
export function stillPorts(): Ports {
  const files = heldFiles();
  return {
    fetch: never,
    base: new URL('/api/', window.location.origin).href,
    files,
    fileOf: nothing,
    onUploadProgress: nothing,
    device: { get: never, set: never, remove: never },
    loadPage: nothing,
    navigate: nothing,
    notify: nothing,
    log: nothing,
    clearStorage: nothing,
    flush: nothing,
    keepForNextLoad: nothing,
  };
}

import type { FlashMessage, Notice, Effects } from '@/store/effects';
import { heldFiles } from '@/store/uploads/heldFiles';
import { serverDouble, TEST_BASE, type ServerAnswers } from './serverDouble';

/** Effects that write down what the store does to the world. */
export function testEffects(answers: ServerAnswers = {}, onDevice = new Map<string, unknown>()) {
  const server = serverDouble(answers);
  const seen = {
    notices: [] as Notice[],
    loaded: [] as string[],
    navigated: [] as string[],
    logged: [] as string[],
    kept: [] as FlashMessage[],
    onDevice,
    /** Where the page is. */
    address: '/',
    withdrawn: 0,
    topicsWithdrawn: [] as string[],
    cleared: 0,
    flushed: 0,
  };
  const files = heldFiles();
  const effects: Effects = {
    fetch: server.fetch,
    base: TEST_BASE,
    files,
    fileOf: files.fileOf,
    onUploadProgress: files.progressed,
    device: {
      get: async (key) => seen.onDevice.get(key),
      set: async (key, value) => void seen.onDevice.set(key, value),
      remove: async (key) => void seen.onDevice.delete(key),
    },
    loadPage: (path) => seen.loaded.push(path),
    address: () => seen.address,
    navigate: (path) => seen.navigated.push(path),
    notify: (notice) => seen.notices.push(notice),
    withdraw: (topic) => seen.topicsWithdrawn.push(topic),
    withdrawAccountNotices: () => {
      seen.withdrawn += 1;
    },
    log: (text) => seen.logged.push(text),
    clearStorage: () => {
      seen.cleared += 1;
    },
    flush: () => {
      seen.flushed += 1;
    },
    keepFlashMessage: (kept) => seen.kept.push(kept),
  };
  return { effects, seen, server };
}

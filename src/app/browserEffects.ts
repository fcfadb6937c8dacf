import { early } from '@/actionLog/browser/early';
import { apiBase } from '@/api/origin';
import { ACCOUNT_TOAST_MS, showToast, withdrawAccountToasts, withdrawTopic } from '@/components/ui/toast';
import { addressOf } from '@/domain/languages';
import { KEPT_OF } from '@/domain/offline';
import { paths } from '@/domain/paths';
import { deviceStorage } from '@/store/device/deviceStorage';
import type { Notice, Effects } from '@/store/effects';
import { heldFiles } from '@/store/uploads/heldFiles';
import { appAddress } from './documentAddress';
import { keepFlashMessage } from './flashMessage';
import { keptAnswers } from './offline/keptAnswers';

const clearStorage = (): void => {
  for (const area of [() => localStorage, () => sessionStorage]) {
    try {
      area().clear();
    } catch {
      // Storage that is forbidden holds nothing.
    }
  }
  // The stored log is the recorder's to remove.
  void early.load();
};

const keptLogin = (): string | null => {
  try {
    return localStorage.getItem('Authorization');
  } catch {
    return null;
  }
};

/** What the app hands in later: the router and the persistor exist only after the store. */
export interface LaterEffects {
  readonly lend: (parts: Partial<Late>) => void;
}
interface Late {
  readonly navigate: (path: string) => void;
  readonly flush: () => void;
}

/** The effects of a real browser. A navigation waits for the router: a page load would lose what was just said by a toast. */
export function browserEffects(): { readonly effects: Effects; readonly late: LaterEffects } {
  let asked: string | null = null;
  let late: Late = {
    navigate: (path) => {
      asked = path;
    },
    flush: () => undefined,
  };
  const notify = ({ link, ...notice }: Notice): void => {
    showToast({
      ...notice,
      ...(notice.area === 'account' && { durationMs: ACCOUNT_TOAST_MS, dedupe: true }),
      ...(link && { action: { label: link.label, run: () => late.navigate(link.to) } }),
    });
  };
  const files = heldFiles();
  const effects: Effects = {
    fetch: async (input, init) => {
      const response = await window.fetch(input, init);
      const keptOf = response.headers.get(KEPT_OF);
      if (keptOf) keptAnswers.heard(keptOf);
      return response;
    },
    base: apiBase(),
    files,
    fileOf: files.fileOf,
    onUploadProgress: files.progressed,
    device: deviceStorage,
    loadPage: (path) => {
      // After a login that storage does not keep, a load would lose it (STORE-5).
      if (path !== paths.home && !keptLogin()) late.navigate(path);
      // Also a load when the address is the same.
      else if (appAddress().address === path) window.location.reload();
      else window.location.assign(addressOf(path));
    },
    address: () => appAddress().address,
    navigate: (path) => {
      late.navigate(path);
    },
    notify,
    withdrawAccountNotices: withdrawAccountToasts,
    withdraw: withdrawTopic,
    log: (text) => {
      console.warn(text);
    },
    clearStorage,
    flush: () => {
      late.flush();
    },
    keepFlashMessage,
  };
  const lend = (parts: Partial<Late>) => {
    late = { ...late, ...parts };
    if (asked === null || parts.navigate === undefined) return;
    parts.navigate(asked);
    asked = null;
  };
  return { effects, late: { lend } };
}

import { early } from '@/actionLog/browser/early';
import { ACCOUNT_TOAST_MS, showToast } from '@/components/ui/toast';
import { KEPT_OF } from '@/domain/offline';
import { paths } from '@/domain/paths';
import type { Notice, Ports } from '@/store/ports';
import { heldFiles } from '@/store/uploads/heldFiles';
import { keepForNextLoad } from './afterLoad';
import { line } from './offline/line';

const notify = ({ title, text, tone, area, once }: Notice): void => {
  showToast({
    title,
    text,
    tone,
    ...(area === 'account' ? { durationMs: ACCOUNT_TOAST_MS, dedupe: true } : { dedupe: once ?? false }),
  });
};

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

const deviceStorage = () =>
  import(/* webpackChunkName: "device" */ '@/store/device/deviceStorage').then((module) => module.deviceStorage);
const device: Ports['device'] = {
  get: async (key) => (await deviceStorage()).get(key),
  set: async (key, value) => (await deviceStorage()).set(key, value),
  remove: async (key) => (await deviceStorage()).remove(key),
};

/** What the app hands in later: the router and the persistor exist only after the store. */
export interface LatePorts {
  readonly lend: (parts: Partial<Late>) => void;
}
interface Late {
  readonly navigate: (path: string) => void;
  readonly flush: () => void;
}

/** The ports of a real browser. A navigation waits for the router: a page load would lose what was just said by a toast. */
export function browserPorts(): { readonly ports: Ports; readonly late: LatePorts } {
  let asked: string | null = null;
  let late: Late = {
    navigate: (path) => {
      asked = path;
    },
    flush: () => undefined,
  };
  const files = heldFiles();
  const ports: Ports = {
    fetch: async (input, init) => {
      const response = await window.fetch(input, init);
      const keptOf = response.headers.get(KEPT_OF);
      if (keptOf) line.heard(keptOf);
      return response;
    },
    base: new URL(process.env.API_BASE_URL ?? '/api/', window.location.origin).href,
    files,
    fileOf: files.fileOf,
    onUploadProgress: files.progressed,
    device,
    loadPage: (path) => {
      // After a login that storage does not keep, a load would lose it (STORE-5).
      if (path === paths.dashboard && !keptLogin()) late.navigate(path);
      // Also a load when the address is the same.
      else if (window.location.pathname + window.location.search === path) window.location.reload();
      else window.location.assign(path);
    },
    navigate: (path) => {
      late.navigate(path);
    },
    notify,
    log: (text) => {
      console.warn(text);
    },
    clearStorage,
    flush: () => {
      late.flush();
    },
    keepForNextLoad,
  };
  const lend = (parts: Partial<Late>) => {
    late = { ...late, ...parts };
    if (asked === null || parts.navigate === undefined) return;
    parts.navigate(asked);
    asked = null;
  };
  return { ports, late: { lend } };
}

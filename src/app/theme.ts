import { useSyncExternalStore } from 'react';
import type { Theme } from '@/components/layout/ThemeSwitch';
import { deviceStorage, type DeviceStorage } from '@/store/device/deviceStorage';

const KEY = 'device:theme';
/** ms that the first render waits for the device's answer at most. */
const PATIENCE = 200;

const isTheme = (value: unknown): value is Theme => value === 'system' || value === 'light' || value === 'dark';

let chosen: Theme = 'system';
/** How often somebody has chosen on this page. */
let choices = 0;
const listeners = new Set<() => void>();

/** The look of the whole page, and of the browser's bar above it; the colours stand in styles.css and index.html. */
function wear(theme: Theme): void {
  chosen = theme;
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = bar.dataset.theme ?? '';
    bar.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all';
  }
  for (const listener of listeners) listener();
}

/**
 * Puts on the look that was chosen on this device, also when the device answers late, unless another one was chosen
 * meanwhile; resolves when the page may be painted.
 */
export async function startTheme(storage: Pick<DeviceStorage, 'get'> = deviceStorage): Promise<void> {
  const before = choices;
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
  const worn = storage.get(KEY).then(
    (kept) => {
      if (isTheme(kept) && choices === before) wear(kept);
    },
    () => undefined,
  );
  await Promise.race([worn, late]);
}

/** Changes the look and keeps it on this device, for whoever uses it. */
export function chooseTheme(theme: Theme, storage: Pick<DeviceStorage, 'set'> = deviceStorage): void {
  choices += 1;
  wear(theme);
  // Where nothing can be kept it lasts as long as the page.
  storage.set(KEY, theme).catch(() => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const theme = (): Theme => chosen;

/** What the server renders, for it knows nothing of the device. */
const unknown = (): Theme => 'system';

/** The look that was chosen. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, theme, unknown);

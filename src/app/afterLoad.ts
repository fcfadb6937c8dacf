import { isRaw } from '@/api/readers/coerce';
import type { AfterLoad } from '@/store/ports';

/** The one transient key: what the page before the load wants said and offered. */
const KEY = 'gruham:afterLoad';

export function keepForNextLoad(kept: AfterLoad): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // The login still works; only its greeting is lost.
  }
}

/** Takes what was kept: it is there once. */
export function takeAfterLoad(): AfterLoad {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    if (!isRaw(kept)) return { notice: null, intent: null };
    const { notice, intent } = kept;
    return {
      notice:
        isRaw(notice) && typeof notice['text'] === 'string'
          ? { text: notice['text'], tone: 'success', area: 'account' }
          : null,
      // Only an address inside the app: nobody is sent elsewhere by what lies in storage.
      intent:
        isRaw(intent) &&
        typeof intent['path'] === 'string' &&
        /^\/(?!\/)/.test(intent['path']) &&
        typeof intent['label'] === 'string'
          ? { path: intent['path'], label: intent['label'] }
          : null,
    };
  } catch {
    return { notice: null, intent: null };
  }
}

import { isRaw } from '@/api/readers/coerce';
import type { Intent } from '@/store/authModal/authModalSlice';
import type { FlashMessage } from '@/store/effects';
import { appAddress } from './documentAddress';

/** The one transient key: what the page before the load wants said and offered. */
const KEY = 'gruham:afterLoad';

/** Only an address inside the app: nobody is sent elsewhere by what lies in storage. */
const isInside = (path: unknown): path is string => typeof path === 'string' && /^\/(?!\/)/.test(path);

const AFTER: readonly unknown[] = ['saveProperty', 'saveProject', 'showNumber', 'open'] satisfies Intent['after'][];
const isAfter = (word: unknown): word is NonNullable<Intent['after']> => AFTER.includes(word);

function readIntent(kept: unknown): Intent | null {
  if (!isRaw(kept) || !isInside(kept['path']) || typeof kept['label'] !== 'string') return null;
  const { path, label, after, state, listingId, typed, of, from } = kept;
  const place = isRaw(from) && isInside(from['path']) ? from['path'] : null;
  return {
    path,
    label,
    ...(isAfter(after) && { after }),
    ...(isRaw(state) && { state }),
    ...(typeof listingId === 'string' && { listingId }),
    ...(isRaw(typed) && { typed, of: String(of) }),
    ...(place !== null && { from: { path: place, scrolled: Number(isRaw(from) && from['scrolled']) || 0 } }),
  };
}

/** With an intent the place is kept where the visitor was when it began. */
export function keepFlashMessage({ notice, intent }: FlashMessage): void {
  const from = { path: appAddress().address, scrolled: window.scrollY };
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ notice, intent: intent && { ...intent, from } }));
  } catch {
    // The login still works; only its greeting is lost.
  }
}

/** Takes what was kept: it is there once. */
export function takeFlashMessage(): FlashMessage {
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
      intent: readIntent(intent),
    };
  } catch {
    return { notice: null, intent: null };
  }
}

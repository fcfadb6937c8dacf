import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { documentReturned, FIRST_ENTRY } from '@/components/layout/navigation';
import { scrolledTo } from '@/store/authModal/returning';
import type { AppStore } from '@/store/createStore';
import { useAppStore } from '@/store/hooks';

/** The history entries that have shown a list since the document was loaded. */
const shownBefore = new WeakMap<AppStore, Set<string>>();

/**
 * How the visitor came to this list: `arrived` by a link, an address or a search; `returned` by back, forward,
 * reload, or the link that leads back after a login. Choices made on the list change nothing about it [PLIST-5, SHELL-9].
 */
export function useArrival(): 'arrived' | 'returned' {
  const store = useAppStore();
  const navigationType = useNavigationType();
  const location = useLocation();
  const { key } = location;
  const [arrival] = useState<'arrived' | 'returned'>(() => {
    if (scrolledTo(location.state) !== null) return 'returned';
    if (navigationType !== NavigationType.Pop) return 'arrived';
    const seen = shownBefore.get(store)?.has(key) ?? false;
    return key === FIRST_ENTRY && !seen && !documentReturned() ? 'arrived' : 'returned';
  });

  useEffect(() => {
    const keys = shownBefore.get(store) ?? new Set();
    keys.add(key);
    shownBefore.set(store, keys);
  }, [store, key]);
  return arrival;
}

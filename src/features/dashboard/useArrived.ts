import { useEffect, useState } from 'react';
import { marketplaceApi } from '@/api/marketplaceApi';
import { listOf } from '@/api/tags';
import type { InboxEntry } from '@/contract/extraShapes';
import { effectsOf } from '@/store/effectsOf';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import * as words from '@/words/dashboard';

const { onFocus, onFocusLost } = marketplaceApi.internalActions;

/** Asked again every minute while the page is to be seen, and when somebody comes back to it; ms. */
export const LOOKS_AGAIN = { pollingInterval: 60_000, skipPollingIfUnfocused: true, refetchOnFocus: true } as const;

interface Seen {
  /** The moment of the newest one that was seen; null before the first answer. */
  readonly newest: string | null;
  /** What came last, the newest first. */
  readonly fresh: readonly InboxEntry[];
  /** How many have come. */
  readonly count: number;
}
const NOTHING_YET: Seen = { newest: null, fresh: [], count: 0 };

/**
 * Keeps an agent's enquiries new while they are shown (JDET-8): says to the calls whether the page is to be seen, and to
 * the agent by a toast what has come since. Returns how many that are.
 */
export function useArrived(entries: readonly InboxEntry[] | undefined): number {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  useEffect(() => {
    const look = () => void dispatch(document.visibilityState === 'hidden' ? onFocusLost() : onFocus());
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [dispatch]);

  const [seen, setSeen] = useState<Seen>(NOTHING_YET);
  const { newest, fresh, count } = seen;
  const now = entries?.reduce((last, { createdAt }) => (createdAt > last ? createdAt : last), newest ?? '') ?? newest;
  if (now !== newest) {
    const came = newest === null ? [] : (entries ?? []).filter(({ createdAt }) => createdAt > newest);
    setSeen({ newest: now, fresh: came, count: count + came.length });
  }
  useEffect(() => {
    if (fresh.length === 0) return;
    const { name, listingName } = fresh[0] ?? {};
    const who = name ?? words.inbox.noName;
    // The header counts them, too.
    dispatch(marketplaceApi.util.invalidateTags([listOf('session')]));
    effectsOf(store).notify({
      text:
        fresh.length === 1 && listingName
          ? words.inbox.arrivedAbout({ name: who, listing: listingName })
          : words.inbox.arrived({ n: fresh.length, name: who }),
      tone: 'info',
    });
  }, [fresh, store, dispatch]);
  return count;
}

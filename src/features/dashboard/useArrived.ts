import { useEffect, useState } from 'react';
import { marketplaceApi } from '@/api/marketplaceApi';
import { listOf } from '@/api/tags';
import type { InboxEntry } from '@/contract/extraShapes';
import { effectsOf } from '@/store/effectsOf';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import * as words from '@/words/dashboard';

interface Seen {
  /** The moment of the newest one that was seen; null before the first answer. */
  readonly newest: string | null;
  /** What came last, the newest first. */
  readonly fresh: readonly InboxEntry[];
  /** How many have come. */
  readonly count: number;
}
const NOTHING_YET: Seen = { newest: null, fresh: [], count: 0 };

/** Tells an agent by a toast which enquiries have come since they are shown (JDET-8). Returns how many that are. */
export function useArrived(entries: readonly InboxEntry[] | undefined): number {
  const dispatch = useAppDispatch();
  const store = useAppStore();
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

import { willBeSentAgain } from '@/api/errors';
import { marketplaceApi } from '@/api/marketplaceApi';
import { showToast } from '@/components/ui/toast';
import type { AppStore } from '@/store/createStore';

/** ms: as long as a timer can be set, about 25 days. */
const UNTIL_BACK = 2 ** 31 - 1;

/** Renews the one toast about it, so that the last `durationMs` counts. */
const say = (durationMs: number) =>
  showToast({ text: 'You are offline. What is loaded stays here to read.', tone: 'info', dedupe: true, durationMs });

let isWatched = false;

/** Once in a page, from when there is a store. Says that the line is gone for as long as it is, and asks again for what got no answer once it is back (ERR-5). */
export function watchLine(store: Pick<AppStore, 'dispatch' | 'getState'> | undefined): void {
  if (isWatched || !store) return;
  isWatched = true;
  const lost = () => say(UNTIL_BACK);
  addEventListener('offline', lost);
  if (!navigator.onLine) lost();
  addEventListener('online', () => {
    say(1);
    const { queries, provided } = store.getState().api;
    const tags = Object.entries(provided.keys).flatMap(([key, own]) =>
      willBeSentAgain(queries[key]?.error) ? own : [],
    );
    store.dispatch(marketplaceApi.util.invalidateTags(tags));
  });
}

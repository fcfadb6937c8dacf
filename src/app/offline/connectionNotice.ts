import { QueryStatus } from '@reduxjs/toolkit/query';
import { willBeSentAgain } from '@/api/errors';
import { marketplaceApi } from '@/api/marketplaceApi';
import { onReconnect } from '@/components/ui/onReconnect';
import { LASTING_MS, showToast, withdrawTopic } from '@/components/ui/toast';
import { momentInIndia } from '@/domain/moments';
import type { AppStore } from '@/store/createStore';
import { effectsOf } from '@/store/effectsOf';
import { reachesServer } from '@/store/reachesServer';
import { keptAnswers } from './keptAnswers';
import * as words from '@/words/appOffline';

/** While kept answers are on the screen, and the device believes that it has a line, the server is looked for so often, ms. */
const TRY_AGAIN = 20_000;

/** What to say: since when the line is gone matters less than how old the things on the screen are. */
const noticeOf = (isOnline: boolean, oldest: number | null): string =>
  words.notice({
    where: isOnline ? 'server' : 'other',
    kept: oldest === null ? 'other' : 'yes',
    moment: oldest === null ? '' : momentInIndia(oldest),
  });

const TOPIC = 'connection';

/** The one notice about the line: another text takes the place of the one before, and what was closed stays closed. */
let said: string | null = null;
function say(text: string | null): void {
  if (said === text) return;
  if (text === null) withdrawTopic(TOPIC);
  else showToast({ text, tone: 'info', topic: TOPIC, durationMs: LASTING_MS });
  said = text;
}

let isWatched = false;

/**
 * Once in a page, from when there is a store. Says that the line is gone for as long as it is, and from when the oldest
 * kept answer is; asks again for what got no answer once it is back, and for everything when a kept one was shown
 * (ERR-5).
 */
export function connectionNotice(store: Pick<AppStore, 'dispatch' | 'getState'> | undefined): void {
  if (isWatched || !store) return;
  isWatched = true;
  let isLost = !navigator.onLine;
  let oldest: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    clearTimeout(timer);
    if (oldest !== null) timer = setTimeout(() => void tryAgain(), TRY_AGAIN);
    say(isLost || oldest !== null ? noticeOf(!isLost, oldest) : null);
  };
  const ask = async () => {
    const all = oldest !== null;
    const { queries, provided } = store.getState().api;
    const gotNone = (key: string) =>
      queries[key]?.status === QueryStatus.rejected && willBeSentAgain(queries[key].error);
    const tags = Object.entries(provided.keys).flatMap(([key, own]) => (all || gotNone(key) ? own : []));
    oldest = null;
    if (!all) show();
    if (tags.length === 0 && !all) return;
    store.dispatch(marketplaceApi.util.invalidateTags(tags));
    // What was kept stays called so until there is something newer.
    await Promise.all(store.dispatch(marketplaceApi.util.getRunningQueriesThunk()));
    show();
  };
  const tryAgain = async () => {
    // Asking takes away the answers of screens that are left: not before there can be others.
    const isBack = !isLost && document.visibilityState !== 'hidden' && (await reachesServer(effectsOf(store)));
    if (isBack) await ask();
    else show();
  };

  keptAnswers.heard = (keptOf) => {
    const date = Date.parse(keptOf);
    oldest = Math.min(oldest ?? Infinity, Number.isNaN(date) ? Date.now() : date);
    show();
  };
  addEventListener('offline', () => {
    isLost = true;
    show();
  });
  onReconnect(() => {
    isLost = false;
    void ask();
  });
  const kept = keptAnswers.waiting.splice(0);
  kept.forEach(keptAnswers.heard);
  show();
  // What failed before this was there: the line may be back already.
  if (!isLost && kept.length === 0) void ask();
}

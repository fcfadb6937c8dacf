import { configureStore } from '@reduxjs/toolkit';
import { uidIn } from '@/actionLog/apiUid';
import type { ReplayTarget } from '@/actionLog/replay';
import { SECRETS } from '@/actionLog/secrets';
import { inboxApi } from '@/api/inboxApi';
import { marketplaceApi } from '@/api/marketplaceApi';
import { peekApi } from '@/api/peekApi';
import { savedApi } from '@/api/savedApi';
import { rootReducer, type RootState } from '@/store/rootReducer';
import { appManifest } from './appManifest';

/** The reducer looks calls up by name: those that come late in the browser must be there too. */
const CALLS = [marketplaceApi, savedApi, inboxApi, peekApi];

/** The random name of the API in this process, which it tells its own reducer when its middleware begins. */
function apiUid(): string {
  let uid = '';
  const store = configureStore({
    reducer: (state: { api?: unknown } = {}, action) => {
      uid = uidIn(action) ?? uid;
      return { api: marketplaceApi.reducer(state.api as never, action) };
    },
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(marketplaceApi.middleware),
    devTools: false,
  });
  store.dispatch({ type: '@@gruham/begin' });
  return uid;
}

/** This build as what replays a log: the bare root reducer, without persistence (STORE-8). */
export function replayTarget(): ReplayTarget {
  const manifest = appManifest();
  const there = new Set(CALLS.flatMap(({ endpoints }) => Object.keys(endpoints)));
  const missing = manifest.endpoints.filter((name) => !there.has(name));
  if (missing.length > 0) throw new Error(`The replay lacks the calls ${missing.join(', ')}.`);
  return {
    reducer: (state, action) => rootReducer(state as RootState | undefined, action),
    apiUid: apiUid(),
    manifest,
    secrets: SECRETS,
  };
}

import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import type { ReplayTarget } from '@/actionLog/replay';
import { SECRETS } from '@/actionLog/secrets';
import { inboxApi } from '@/api/inboxApi';
import { leavingApi } from '@/api/leavingApi';
import { marketplaceApi } from '@/api/marketplaceApi';
import { silentQueries } from '@/api/silentQueries';
import { phoneApi } from '@/api/phoneApi';
import { reviewsApi } from '@/api/reviewsApi';
import { savedApi } from '@/api/savedApi';
import { searchApi } from '@/api/searchApi';
import { sessionsApi } from '@/api/sessionsApi';
import { soldApi } from '@/api/soldApi';
import { viewsApi } from '@/api/viewsApi';
import { rootReducer, type RootState } from '@/store/rootReducer';

/** The reducer looks calls up by name: those that come late in the browser must be there too. */
export const CALLS = [
  ...[marketplaceApi, savedApi, searchApi, inboxApi, leavingApi],
  ...[silentQueries, phoneApi, reviewsApi, sessionsApi, soldApi, viewsApi],
];

/** By this each instance of the API tells its own reducer the random name that it has. */
const isRegistered = ({ type }: UnknownAction): boolean => type === 'api/config/middlewareRegistered';

/** The random name of the API in this process, which it tells its own reducer when its middleware begins. */
function apiUid(): string {
  let uid = '';
  const store = configureStore({
    reducer: (state: { api?: unknown } = {}, action) => {
      if (isRegistered(action)) uid = (action as { payload?: string }).payload ?? '';
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
  const payload = apiUid();
  return {
    reducer: (state, action) =>
      rootReducer(state as RootState | undefined, isRegistered(action) ? { ...action, payload } : action),
    build: process.env.APP_BUILD ?? '',
    secrets: SECRETS,
  };
}

import {
  configureStore,
  createListenerMiddleware,
  type DevToolsEnhancerOptions,
  type Reducer,
  type StoreEnhancer,
} from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { marketplaceApi } from '@/api/marketplaceApi';
import { startListeners } from './listeners/startListeners';
import type { LocalStorageAdapter } from './persistence/localStorageAdapter';
import { persisted } from './persistence/persistence';
import type { Effects } from './effects';
import { rootReducer, type RootState } from './rootReducer';

export interface StoreOptions {
  readonly effects: Effects;
  /** Browser storage; without it nothing is persisted. */
  readonly keys?: LocalStorageAdapter;
  readonly preloaded?: Partial<RootState>;
  /** Innermost: sees exactly what reaches the reducers. */
  readonly innermost?: StoreEnhancer;
  /** ms between a cache entry's end and the sweep of its records. */
  readonly sweepPause?: number;
  readonly devTools?: boolean | DevToolsEnhancerOptions;
}

export function createStore({ effects, keys, preloaded, innermost, sweepPause, devTools = false }: StoreOptions) {
  const listeners = createListenerMiddleware({ extra: effects });
  if (!effects.still) startListeners(listeners, effects, sweepPause);
  const reducer: Reducer<RootState> = keys ? persisted(rootReducer as Reducer<RootState>, keys) : rootReducer;
  return configureStore({
    reducer,
    ...(preloaded ? { preloadedState: preloaded as RootState } : {}),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: effects },
        serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
      })
        .prepend(listeners.middleware)
        .concat(marketplaceApi.middleware),
    enhancers: (defaults) => (innermost ? defaults().concat(innermost) : defaults()),
    devTools,
  });
}
export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];

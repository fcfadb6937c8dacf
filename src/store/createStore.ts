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
import type { PlainKeys } from './persistence/plainKeys';
import { persisted } from './persistence/persistence';
import type { Ports } from './ports';
import { rootReducer, type RootState } from './rootReducer';

export interface StoreOptions {
  readonly ports: Ports;
  /** Browser storage; without it nothing is persisted. */
  readonly keys?: PlainKeys;
  readonly preloaded?: Partial<RootState>;
  /** Innermost: sees exactly what reaches the reducers. */
  readonly innermost?: StoreEnhancer;
  /** ms between a cache entry's end and the sweep of its records. */
  readonly sweepPause?: number;
  readonly devTools?: boolean | DevToolsEnhancerOptions;
}

export function createStore({ ports, keys, preloaded, innermost, sweepPause, devTools = false }: StoreOptions) {
  const listeners = createListenerMiddleware({ extra: ports });
  startListeners(listeners, ports, sweepPause);
  const reducer: Reducer<RootState> = keys ? persisted(rootReducer as Reducer<RootState>, keys) : rootReducer;
  return configureStore({
    reducer,
    ...(preloaded ? { preloadedState: preloaded as RootState } : {}),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: ports },
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

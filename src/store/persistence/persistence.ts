import type { Reducer, Store } from '@reduxjs/toolkit';
import { persistReducer, persistStore, type PersistConfig, type Persistor } from 'redux-persist';
import { storageChangedElsewhere, type Stored } from './changedElsewhere';
import type { LocalStorageAdapter } from './localStorageAdapter';

/** redux-persist calls `setItem` with the staged object itself, because nothing is serialized. */
interface StagedConfig<S> extends Omit<PersistConfig<S>, 'storage'> {
  readonly serialize: false;
  readonly storage: {
    getItem: () => Promise<null>;
    setItem: (key: string, staged: Stored) => Promise<void>;
    removeItem: () => Promise<void>;
  };
}

/** The root reducer with session and chosen listing kept under the three plain keys. */
export function persisted<S extends Stored>(root: Reducer<S>, keys: LocalStorageAdapter): Reducer<S> {
  const config: StagedConfig<S> = {
    key: 'gruham',
    whitelist: ['session', 'chosenListing'],
    timeout: 0,
    serialize: false,
    storage: {
      getItem: () => Promise.resolve(null),
      setItem: (_key, staged) => {
        try {
          keys.write(staged);
        } catch {
          // Storage that is full or forbidden costs only persistence (STORE-5).
        }
        return Promise.resolve();
      },
      removeItem: () => Promise.resolve(),
    },
    getStoredState: () => Promise.resolve(keys.read()) as unknown as Promise<undefined>,
  };
  return persistReducer(config as unknown as PersistConfig<S>, root) as unknown as Reducer<S>;
}

/** Resolves when the state holds what storage held, a few microtasks later; also follows what other tabs write. */
export function startPersistence(
  store: Store,
  keys: LocalStorageAdapter,
  target?: Pick<Window, 'addEventListener'>,
): Promise<Persistor> {
  target?.addEventListener('storage', (event) => {
    if (keys.holds(event.key)) store.dispatch(storageChangedElsewhere(keys.read()));
  });
  return new Promise((resolve) => {
    const persistor: Persistor = persistStore(store, null, () => {
      queueMicrotask(() => {
        resolve(persistor);
      });
    });
  });
}

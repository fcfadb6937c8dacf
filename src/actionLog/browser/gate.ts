import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

const SHOWN = '@@gruham/shown';

/** A store that only shows: every action is dropped, and `show` goes past all middleware (STORE-8). */
export function gate(first: unknown) {
  let shown = first;
  let tell = (): void => undefined;
  const enhancer: StoreEnhancer = (next) => (_reducer, preloaded) => {
    const store = next(() => shown as never, preloaded);
    tell = () => void store.dispatch({ type: SHOWN });
    return { ...store, dispatch: ((action: UnknownAction) => action) as typeof store.dispatch } as never;
  };
  return {
    enhancer,
    show: (state: unknown): void => {
      shown = state;
      tell();
    },
  };
}

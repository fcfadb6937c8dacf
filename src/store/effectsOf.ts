import type { AppStore } from './createStore';
import type { Effects } from './effects';

/** The effects that a store was made with, for what stands beside it. */
export const effectsOf = (store: Pick<AppStore, 'dispatch'>): Effects =>
  store.dispatch((_dispatch, _state, effects): Effects => effects);
